import { useMarkNotifications, useUnreadCount } from 'shared-data/notifications';
import { Button } from '../button';
import { Segmented } from '../field';
import { copy } from './copy';

/** Marks all as read; nothing while none is unread. */
export function MarkAllButton() {
  const mark = useMarkNotifications();
  const { data: unread = 0 } = useUnreadCount();
  return unread > 0 ? (
    <Button variant="text" size="sm" loading={mark.isRunning} onClick={() => mark.run(null)}>
      {copy.markAllRead}
    </Button>
  ) : null;
}

export interface NotificationFilterProps {
  readonly onlyUnread: boolean;
  readonly onChange: (onlyUnread: boolean) => void;
  readonly className?: string | undefined;
}

/** All or the unread ones, with their number. */
export function NotificationFilter({ onlyUnread, onChange, className }: NotificationFilterProps) {
  const { data: unread = 0 } = useUnreadCount();
  return (
    <Segmented
      label={copy.show}
      className={className}
      value={onlyUnread ? 'unread' : 'all'}
      options={[
        { value: 'all', label: copy.all },
        { value: 'unread', label: copy.onlyUnread(unread) },
      ]}
      onValueChange={(value) => onChange(value === 'unread')}
    />
  );
}
