import { Info } from 'lucide-react';
import { dayOf, formatDayShort, timeOf } from 'shared-domain/schedule';
import { Note } from 'shared-ui/note';
import { blockCopy as words } from './block-copy';
import { copy } from './copy';
import styles from './panel.module.css';
import type { SavedBlocks } from './write-blocks';

const MOST = 5;

interface BlockInsideProps {
  readonly preview: SavedBlocks | undefined;
  readonly timeZone: string;
  /** The days are named. */
  readonly isWeekly: boolean;
}

/** What stays in a time to block, or that nothing in it is free. */
export function BlockInside({ preview, timeZone, isWeekly }: BlockInsideProps) {
  const { ids = [], inside = [] } = preview ?? {};
  const when = (instant: string) => {
    const time = timeOf(instant, timeZone);
    return isWeekly ? copy.times.at(formatDayShort(dayOf(instant, timeZone)), time) : time;
  };
  return (
    <div role="status">
      {inside.length > 0 && (
        <Note tone="warm" icon={<Info aria-hidden="true" />} title={words.inside(inside.length)}>
          {ids.length > 0 && words.insideText(inside.length)}
          <span className={styles.inside}>
            {inside.slice(0, MOST).map(({ id, startsAt, name }) => (
              <span key={id}>{words.at(when(startsAt), name)}</span>
            ))}
            {inside.length > MOST && <span>{words.more(inside.length - MOST)}</span>}
          </span>
        </Note>
      )}
      {preview && ids.length === 0 && <p className={styles.fault}>{words.full}</p>}
    </div>
  );
}
