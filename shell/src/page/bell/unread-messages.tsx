import { notificationBadge } from 'shared-domain/admin-layout';
import type { Side } from 'shared-data/conversations';
import { QueryProvider } from 'shared-data/query';
import { useUnreadTotal } from 'shared-data/unread-messages';
import { copy } from '../person-copy';
import styles from './unread-messages.module.css';

/** How many messages are unread; nothing without any, or if they could not be counted. */
function Unread({ side }: { readonly side: Side }) {
  const { data = 0 } = useUnreadTotal(side);
  const badge = notificationBadge(data);
  return (
    badge && (
      <>
        <span className={styles.badge} aria-hidden="true">
          {badge}
        </span>
        <span className="visually-hidden"> {copy.unread(data)}</span>
      </>
    )
  );
}

export const PatientUnread = () => (
  <QueryProvider>
    <Unread side="patient" />
  </QueryProvider>
);

export const ProfessionalUnread = () => (
  <QueryProvider>
    <Unread side="professional" />
  </QueryProvider>
);
