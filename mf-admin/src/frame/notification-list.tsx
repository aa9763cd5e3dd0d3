import { timeAgo } from '../parts/relative-time';
import type { Notification } from 'shared-domain/notifications';
import { TIME_ZONE } from 'shared-domain/schedule';
import { Link } from 'shared-portal/router';
import { Button } from 'shared-ui/button';
import { useFocusFallback } from 'shared-ui/focus-fallback';
import { wordsOf } from 'shared-ui/notifications';
import { EmptyPanel } from 'shared-ui/panel';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import styles from './bell.module.css';
import { copy } from './copy';
import { useLatestNotifications, useMarkNotifications } from 'shared-data/notifications';

const SHOWN = 20;
/** Admins read times like the lists that the notifications lead to. */
const BRASILIA = { zone: TIME_ZONE, place: null };

interface NotificationListProps {
  readonly unread: number;
  /** Called when a notification is followed. */
  readonly onLeave: () => void;
}

export function NotificationList({ unread, onLeave }: NotificationListProps) {
  const mark = useMarkNotifications();
  const section = useFocusFallback<HTMLElement>();
  const follow = ({ id, isRead }: Notification) => {
    if (!isRead) mark.run(id);
    onLeave();
  };
  return (
    <section ref={section} aria-label={copy.notifications}>
      <div className={styles.head}>
        <h2>{copy.notifications}</h2>
        {unread > 0 && (
          <Button variant="text" size="sm" loading={mark.isRunning} onClick={() => mark.run(null)}>
            {copy.markAllRead}
          </Button>
        )}
      </div>
      <RemoteView
        query={useLatestNotifications(SHOWN)}
        level={3}
        skeleton={<SkeletonCard bare lines={4} />}
        failureText={copy.notificationsFailed}
        empty={<EmptyPanel level={3} title={copy.noNotifications} />}
      >
        {(notifications) => (
          <ul className={styles.list}>
            {notifications.map((notification) => (
              <li key={notification.id}>
                <Link to={notification.link} className={styles.entry} onClick={() => follow(notification)}>
                  <Words notification={notification} />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </RemoteView>
    </section>
  );
}

function Words({ notification }: { notification: Notification }) {
  const { isRead, at } = notification;
  const { title, body } = wordsOf(notification, BRASILIA);
  return (
    <>
      <span className={styles.words}>
        <b>{title}</b>
        <span>{body}</span>
      </span>
      <span className={styles.when}>
        {timeAgo(at, new Date())}
        {!isRead && (
          <span className={styles.dot}>
            <span className="visually-hidden">{copy.unread}</span>
          </span>
        )}
      </span>
    </>
  );
}
