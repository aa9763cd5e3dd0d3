import { useState } from 'react';
import type { Notification } from 'shared-domain/notifications';
import { useMarkNotifications, useNotificationPages } from 'shared-data/notifications';
import { Button } from '../button';
import { Card } from '../card';
import { useFocusFallback } from '../focus-fallback';
import { EmptyPanel } from '../panel';
import { RemoteView } from '../remote-view';
import { copy } from './copy';
import { MarkAllButton, NotificationFilter } from './notification-filter';
import { NotificationGroups } from './notification-groups';
import { NotificationSkeleton } from './notification-skeleton';
import styles from './notifications.module.css';
import type { NotificationReader } from './reader';

/** All notifications, page by page. */
export function NotificationsView({ reader }: { readonly reader: NotificationReader }) {
  const [onlyUnread, setOnlyUnread] = useState(false);
  const pages = useNotificationPages(onlyUnread);
  const mark = useMarkNotifications();
  const card = useFocusFallback<HTMLDivElement>();
  const follow = ({ id, isRead }: Notification) => {
    if (!isRead) mark.run(id);
  };
  return (
    <Card ref={card} className={styles.card}>
      <div className={styles.bar}>
        <NotificationFilter className={styles.pageFilter} onlyUnread={onlyUnread} onChange={setOnlyUnread} />
        <MarkAllButton />
      </div>
      <RemoteView
        query={pages}
        skeleton={<NotificationSkeleton />}
        failureText={copy.failed}
        empty={
          <EmptyPanel
            title={onlyUnread ? copy.allRead : copy.nothing}
            text={onlyUnread ? undefined : copy.nothingText[reader]}
          />
        }
      >
        {(notifications) => <NotificationGroups notifications={notifications} level={2} onFollow={follow} />}
      </RemoteView>
      {pages.hasNextPage && (
        <Button
          variant="outline"
          className={styles.more}
          loading={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {copy.more}
        </Button>
      )}
    </Card>
  );
}
