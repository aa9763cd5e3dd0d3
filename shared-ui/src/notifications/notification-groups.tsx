import { groupOf, NOTIFICATION_GROUPS, type Notification } from 'shared-domain/notifications';
import { useOwnZone, type OwnZone } from 'shared-data/own-zone';
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
  const own = useOwnZone();
  const Heading = `h${level}` as const;
  return NOTIFICATION_GROUPS.map((group) => {
    const members = notifications.filter(({ at }) => groupOf(at, now, own.zone) === group);
    return members.length === 0 ? null : (
      <section key={group}>
        <Heading className={styles.group}>{group}</Heading>
        <ul>
          {members.map((notification) => (
            <Entry
              key={notification.id}
              notification={notification}
              now={now}
              own={own}
              onFollow={onFollow}
            />
          ))}
        </ul>
      </section>
    );
  });
}

interface EntryProps extends Pick<NotificationGroupsProps, 'onFollow'> {
  readonly notification: Notification;
  readonly now: Date;
  readonly own: OwnZone;
}

function Entry({ notification, now, own, onFollow }: EntryProps) {
  const { kind, link, isRead, at } = notification;
  const { title, body } = wordsOf(notification, own);
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
          <time dateTime={at}>{timeLabel(at, now, own.zone)}</time>
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
