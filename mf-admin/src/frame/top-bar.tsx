import { PanelLeft } from 'lucide-react';
import { IconButton } from 'shared-ui/button';
import { AccountMenu } from './account-menu';
import { Bell } from './bell';
import { copy } from './copy';
import styles from './top-bar.module.css';

/** The top bar. The shell renders its messages into it: toasts on phones, and the offline banner. */
export function TopBar({ onToggle }: { onToggle: () => void }) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.product}>
          <IconButton
            label={copy.toggle}
            title="Ctrl+B"
            aria-keyshortcuts="Control+B Meta+B"
            icon={<PanelLeft aria-hidden="true" />}
            onClick={onToggle}
          />
          <span className={styles.name}>{copy.product}</span>
          <span className={styles.badge}>{copy.badge}</span>
        </div>
        <div className={styles.person}>
          <Bell />
          <AccountMenu />
        </div>
      </div>
    </header>
  );
}
