import type { LucideIcon } from 'lucide-react';
import styles from './timeline.module.css';

/** `back`: money or a time went back; `coming`: has not happened yet. */
export type TimelineTone = 'done' | 'back' | 'problem' | 'coming';

export interface TimelineEntry {
  readonly icon: LucideIcon;
  readonly tone: TimelineTone;
  readonly title: string;
  readonly text?: string | undefined;
  /** UTC ISO instant; null if it is not known. */
  readonly at: string | null;
  /** The same in words. */
  readonly when: string;
}

/** What happened, oldest first. */
export function Timeline({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  return (
    <ol className={styles.timeline}>
      {entries.map(({ icon: Icon, tone, title, text, at, when }, place) => (
        // Two entries may be of the same kind and moment.
        <li key={place} className={styles[tone]}>
          <span className={styles.dot}>
            <Icon aria-hidden="true" />
          </span>
          <div>
            <strong>{title}</strong>
            {text && <p>{text}</p>}
          </div>
          {at === null ? (
            <span className={styles.when}>{when}</span>
          ) : (
            <time dateTime={at} className={styles.when}>
              {when}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}
