import { Skeleton } from '../skeleton';
import styles from './notifications.module.css';

const WIDTHS = [
  ['70%', '90%'],
  ['55%', '80%'],
  ['62%', '74%'],
] as const;

/** Placeholder of three notifications. */
export function NotificationSkeleton() {
  return WIDTHS.map(([title, body]) => (
    <div key={title} className={styles.entry}>
      <Skeleton width="40px" height="40px" />
      <span className={styles.lines}>
        <Skeleton width={title} height="1rem" />
        <Skeleton width={body} height="0.75rem" />
      </span>
    </div>
  ));
}
