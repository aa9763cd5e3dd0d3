import { Card } from '../card';
import { Skeleton } from './skeleton';
import styles from './skeleton.module.css';

export interface SkeletonCardProps {
  /** Lines of text; the first is the heading. Default 3. */
  readonly lines?: number | undefined;
  /** A disc of 72 px before the lines. */
  readonly avatar?: boolean | undefined;
  /** Below a divider: a short text and a button. */
  readonly foot?: boolean | undefined;
  /** Without the card, inside an existing one. */
  readonly bare?: boolean | undefined;
}

/** Line lengths: uneven but constant. */
const WIDTHS = ['62%', '84%', '48%', '76%', '56%', '68%'] as const;

/** Placeholder of a typical card: picture, lines, footer with a button. */
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
