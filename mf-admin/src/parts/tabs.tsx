import { Link } from 'shared-portal/router';
import { Count, type CountQuery } from 'shared-ui/count';
import styles from './tabs.module.css';

export interface Tab {
  /** Path and query: a tab is an address. */
  readonly to: string;
  readonly label: string;
  readonly current: boolean;
  /** Number of pending items. */
  readonly count?: CountQuery | undefined;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
}

/** Views of one page, each with its own address. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} className={styles.tab} aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
          {tab.count && tab.count.data !== 0 && <Count of={tab.count} className={styles.count} />}
        </Link>
      ))}
    </nav>
  );
}
