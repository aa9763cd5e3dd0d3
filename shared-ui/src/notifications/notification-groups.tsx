import { groupOf, NOTIFICATION_GROUPS, type Notification } from 'shared-domain/notifications';
import { Link } from 'shared-portal/router';
import { copy } from './copy';
import { NotificationIcon } from './icon';
import styles from './notifications.module.css';
import { timeLabel, wordsOf } from './words';

export interface NotificationGroupsProps {
  readonly notifications: readonly Notification[];
  /** Level of the groups' headings. */
  readonly level: 2 | 3;
  readonly onFollow: (notification: Notification) => void;
}

/** Notifications by day, the newest first. */
export function NotificationGroups({ notifications, level, onFollow }: NotificationGroupsProps) {
  const now = new Date();
  const Heading = `h${level}` as const;
  return NOTIFICATION_GROUPS.map((group) => {
    const members = notifications.filter(({ at }) => groupOf(at, now) === group);
    return members.length === 0 ? null : (
      <section key={group}>
        <Heading className={styles.group}>{group}</Heading>
        <ul>
          {members.map((notification) => (
            <Entry key={notification.id} notification={notification} now={now} onFollow={onFollow} />
          ))}
        </ul>
      </section>
    );
  });
}

interface EntryProps extends Pick<NotificationGroupsProps, 'onFollow'> {
  readonly notification: Notification;
  readonly now: Date;
}

function Entry({ notification, now, onFollow }: EntryProps) {
  const { kind, link, isRead, at } = notification;
  const { title, body } = wordsOf(notification);
  return (
    <li>
      <Link
        to={link}
        className={styles.entry}
        data-unread={isRead ? undefined : ''}
        onClick={() => onFollow(notification)}
      >
        <NotificationIcon kind={kind} />
        <span className={styles.words}>
          <b>{title}</b>
          {body && <span>{body}</span>}
          <time dateTime={at}>{timeLabel(at, now)}</time>
        </span>
        {!isRead && (
          <span className={styles.dot}>
            <span className="visually-hidden">{copy.unread}</span>
          </span>
        )}
      </Link>
    </li>
  );
}
