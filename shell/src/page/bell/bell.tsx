import { useEffect, useRef, useState } from 'react';
import { Bell as BellIcon } from 'lucide-react';
import { notificationBadge } from 'shared-domain/admin-layout';
import { isAdmin, isApprovedProfessional, type Account } from 'shared-domain/roles';
import { useUnreadCount } from 'shared-data/notifications';
import { QueryProvider } from 'shared-data/query';
import { useAccount } from 'shared-portal/portal';
import { Link, useLocation } from 'shared-portal/router';
import { IconButton } from 'shared-ui/button';
import { isUncounted } from 'shared-ui/count';
import {
  notificationCopy as copy,
  NotificationPanel,
  type NotificationReader,
} from 'shared-ui/notifications';
import styles from './bell.module.css';

/** The bell in the header of patients and professionals. */
export function Bell() {
  const account = useAccount();
  const reader = account && readerOf(account);
  return (
    reader && (
      <QueryProvider>
        <BellOf reader={reader} />
      </QueryProvider>
    )
  );
}

/** Null for admins, who have a bell in their own frame. */
function readerOf(account: Account): NotificationReader | null {
  if (isAdmin(account)) return null;
  const isPractising = isApprovedProfessional(account) || account.approvalStatus === 'suspended';
  return account.role === 'professional' && isPractising ? 'professional' : 'patient';
}

/** Unread count. On wide screens it opens the newest notifications, on phones their page. */
function BellOf({ reader }: { readonly reader: NotificationReader }) {
  const count = useUnreadCount();
  const isFailed = isUncounted(count);
  const badge = isFailed ? '–' : notificationBadge(count.data ?? 0);
  const label = isFailed ? copy.bellFailed : copy.bell(count.data);
  const { isOpen, setOpen, box, button } = usePopover();
  const icon = <BellIcon aria-hidden="true" />;
  return (
    <div
      ref={box}
      className={styles.bell}
      onKeyDown={({ key }) => {
        if (!isOpen || key !== 'Escape') return;
        setOpen(false);
        button.current?.focus();
      }}
      onBlur={({ relatedTarget }) => relatedTarget && !box.current?.contains(relatedTarget) && setOpen(false)}
    >
      <Link to={`/${reader}/notificacoes`} className={styles.link} aria-label={label}>
        {icon}
      </Link>
      <IconButton
        ref={button}
        className={styles.button}
        label={label}
        icon={icon}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setOpen(!isOpen)}
      />
      {badge && (
        <span className={styles.badge} aria-hidden="true">
          {badge}
        </span>
      )}
      {isOpen && (
        <div className={styles.panel} role="dialog" aria-label={copy.title} tabIndex={-1} ref={focusOnce}>
          <NotificationPanel reader={reader} onLeave={() => setOpen(false)} />
        </div>
      )}
    </div>
  );
}

const focusOnce = (panel: HTMLElement | null) => panel?.focus();

/** Closed by a click outside and by going to another page. */
function usePopover() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = openAt === pathname;
  useEffect(() => {
    if (!isOpen) return;
    const close = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpenAt(null);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [isOpen]);
  return { isOpen, setOpen: (open: boolean) => setOpenAt(open ? pathname : null), box, button };
}
