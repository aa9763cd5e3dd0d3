import { Card } from '../card';
import { Skeleton } from './skeleton';
import styles from './skeleton.module.css';

export interface SkeletonCardProps {
  /** Lines of text; the first is the heading. Default 3. */
  readonly lines?: number | undefined;
  /** A disc of 72 px before the lines. */
  readonly avatar?: boolean | undefined;
  /** Under a hairline: something short at the start, a button at the end. */
  readonly foot?: boolean | undefined;
  /** Without the card, inside one that is already there. */
  readonly bare?: boolean | undefined;
}

/** Lengths of lines of text: uneven, and the same each time. */
const WIDTHS = ['62%', '84%', '48%', '76%', '56%', '68%'] as const;

/** The shape of most cards: a picture, some lines, a foot with a button. */
export function SkeletonCard({ lines = 3, avatar, foot, bare }: SkeletonCardProps) {
  const content = (
    <>
      <div className={styles.who}>
        {avatar && <Skeleton width="4.5rem" height="4.5rem" />}
        <div className={styles.lines}>
          {Array.from({ length: lines }, (_, line) => (
            <Skeleton
              key={line}
              width={WIDTHS[line % WIDTHS.length]}
              height={line === 0 ? '1.25rem' : '0.875rem'}
            />
          ))}
        </div>
      </div>
      {foot && (
        <div className={styles.foot}>
          <Skeleton width="5.5rem" height="1.5rem" />
          <Skeleton width="8rem" height="2.75rem" />
        </div>
      )}
    </>
  );
  return bare ? <div className={styles.card}>{content}</div> : <Card className={styles.card}>{content}</Card>;
}
