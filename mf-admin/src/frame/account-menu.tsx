import { Dropdown } from 'antd';
import { Bell, ChevronDown, LogOut, Settings, ShieldCheck } from 'lucide-react';
import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { describeError } from 'shared-domain/errors';
import { firstName } from 'shared-domain/names';
import { leaveScreen } from 'shared-portal/leaving';
import { useAccount, usePortal } from 'shared-portal/portal';
import { useNavigate } from 'shared-portal/router';
import { Avatar } from 'shared-ui/avatar';
import { Button } from 'shared-ui/button';
import { useErrorToasts } from 'shared-data/error-toasts';
import styles from './account-menu.module.css';
import { copy } from './copy';

/** Targets of entries outside this area. */
const WAYS: Readonly<Record<string, string>> = { factor: '/verificacao' };

/** Settings, notifications, two-factor authentication and sign-out. */
export function AccountMenu() {
  const account = useAccount();
  const { signOut } = usePortal();
  const errorToasts = useErrorToasts();
  const navigate = useNavigate();
  const leave = async () => {
    if (await signOut('/')) errorToasts.dismiss();
    else
      errorToasts.show(
        describeError(navigator.onLine ? 'unexpected' : 'network', ADMIN_ERRORS['admin-sign-out']),
      );
  };
  const name = account?.fullName ?? '';
  return (
    <Dropdown
      trigger={['click']}
      // Otherwise arrow keys scroll the page until Tab enters the menu.
      autoFocus
      menu={{
        items: [
          { key: 'settings', icon: <Settings aria-hidden="true" />, label: 'Configurações' },
          { key: 'notifications', icon: <Bell aria-hidden="true" />, label: 'Notificações' },
          { key: 'factor', icon: <ShieldCheck aria-hidden="true" />, label: copy.secondFactor },
          { type: 'divider' },
          { key: 'out', icon: <LogOut aria-hidden="true" />, label: copy.signOut },
        ],
        onClick: ({ key }) =>
          void (key === 'out' ? leaveScreen(() => void leave()) : navigate(WAYS[key] ?? `/admin/${key}`)),
      }}
    >
      <Button variant="text" aria-haspopup="menu">
        <span className="visually-hidden">{copy.account}</span>
        <Avatar name={name} size="sm" tone="deep" />
        <span className={styles.wide}>{firstName(name)}</span>
        <ChevronDown className={styles.wide} aria-hidden="true" />
      </Button>
    </Dropdown>
  );
}
