import { useState } from 'react';
import { Settings } from 'lucide-react';
import type { Notification } from 'shared-domain/notifications';
import { useLatestNotifications, useMarkNotifications } from 'shared-data/notifications';
import { ButtonLink } from '../button';
import { useFocusFallback } from '../focus-fallback';
import { EmptyPanel } from '../panel';
import { RemoteView } from '../remote-view';
import { copy } from './copy';
import { MarkAllButton, NotificationFilter } from './notification-filter';
import { NotificationGroups } from './notification-groups';
import { NotificationSkeleton } from './notification-skeleton';
import styles from './notifications.module.css';
import type { NotificationReader } from './reader';

const SHOWN = 8;

interface NotificationPanelProps {
  /** Whose page lists all of them. */
  readonly reader: NotificationReader;
  /** Called when a link of the panel is followed. */
  readonly onLeave: () => void;
}

/** The newest notifications: the content of the bell's popover. */
export function NotificationPanel({ reader, onLeave }: NotificationPanelProps) {
  const [onlyUnread, setOnlyUnread] = useState(false);
  const mark = useMarkNotifications();
  const section = useFocusFallback<HTMLElement>();
  const follow = ({ id, isRead }: Notification) => {
    if (!isRead) mark.run(id);
    onLeave();
  };
  const page = `/${reader}/notificacoes`;
  return (
    <section ref={section} aria-label={copy.title}>
      <div className={styles.head}>
        <h2>{copy.title}</h2>
        <MarkAllButton />
      </div>
      <NotificationFilter className={styles.filter} onlyUnread={onlyUnread} onChange={setOnlyUnread} />
      <RemoteView
        query={useLatestNotifications(SHOWN, onlyUnread)}
        level={3}
        skeleton={<NotificationSkeleton />}
        failureText={copy.failed}
        empty={
          <EmptyPanel
            level={3}
            title={onlyUnread ? copy.allRead : copy.nothing}
            text={onlyUnread ? undefined : copy.nothingText[reader]}
          />
        }
      >
        {(notifications) => <NotificationGroups notifications={notifications} level={3} onFollow={follow} />}
      </RemoteView>
      <div className={styles.foot}>
        <ButtonLink variant="text" size="sm" to={page} onClick={onLeave}>
          {copy.seeAll}
        </ButtonLink>
        <ButtonLink
          variant="text"
          size="sm"
          to={`${page}?aba=preferencias`}
          icon={<Settings aria-hidden="true" />}
          onClick={onLeave}
        >
          {copy.preferences}
        </ButtonLink>
      </div>
    </section>
  );
}
