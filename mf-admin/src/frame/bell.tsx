import { Bell as BellIcon } from 'lucide-react';
import { useId } from 'react';
import { notificationBadge } from 'shared-domain/admin-layout';
import { IconButton } from 'shared-ui/button';
import { isUncounted } from 'shared-ui/count';
import styles from './bell.module.css';
import { copy } from './copy';
import { NotificationList } from './notification-list';
import { useUnreadCount } from './use-notifications';
import { usePopover } from './use-popover';

/** Unread count, with a popover of the latest notifications. */
export function Bell() {
  const count = useUnreadCount();
  const unread = count.data ?? 0;
  const isFailed = isUncounted(count);
  const { open, box, button, toggle, close } = usePopover();
  const id = useId();
  const badge = isFailed ? '–' : notificationBadge(unread);
  return (
    <div ref={box} className={styles.bell}>
      <IconButton
        ref={button}
        label={isFailed ? copy.bellFailed : copy.bell(count.data)}
        icon={<BellIcon aria-hidden="true" />}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      />
      {badge && (
        <span className={styles.badge} aria-hidden="true">
          {badge}
        </span>
      )}
      <div id={id} hidden={!open} className={styles.panel}>
        {open && <NotificationList unread={unread} onLeave={close} />}
      </div>
    </div>
  );
}
