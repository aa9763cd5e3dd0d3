import { Popover } from 'antd';
import { Bell as BellIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { notificationBadge } from 'shared-domain/admin-layout';
import { IconButton } from 'shared-ui/button';
import { isUncounted } from 'shared-ui/count';
import { notificationCopy } from 'shared-ui/notifications';
import styles from './bell.module.css';
import { NotificationList } from './notification-list';
import { useUnreadCount } from 'shared-data/notifications';

/** Unread count, with a popover of the latest notifications. */
export function Bell() {
  const count = useUnreadCount();
  const unread = count.data ?? 0;
  const isFailed = isUncounted(count);
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const badge = isFailed ? '–' : notificationBadge(unread);
  return (
    <div
      ref={box}
      className={styles.bell}
      onKeyDown={({ key }) => open && key === 'Escape' && button.current?.focus()}
      onBlur={({ relatedTarget }) => relatedTarget && !box.current?.contains(relatedTarget) && setOpen(false)}
    >
      <Popover
        open={open}
        onOpenChange={setOpen}
        trigger="click"
        placement="bottomRight"
        arrow={false}
        destroyOnHidden
        // After the button, so that Tab leads into it.
        getPopupContainer={() => box.current ?? document.body}
        content={
          <div className={styles.panel}>
            <NotificationList unread={unread} onLeave={() => setOpen(false)} />
          </div>
        }
      >
        {/* antd describes its child with the whole popover. */}
        <span>
          <IconButton
            ref={button}
            label={isFailed ? notificationCopy.bellFailed : notificationCopy.bell(count.data)}
            icon={<BellIcon aria-hidden="true" />}
            aria-expanded={open}
          />
          {badge && (
            <span className={styles.badge} aria-hidden="true">
              {badge}
            </span>
          )}
        </span>
      </Popover>
    </div>
  );
}
