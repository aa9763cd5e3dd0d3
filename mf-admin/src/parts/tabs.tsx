import { Tabs as AntdTabs } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'shared-portal/router';
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
  /** The current tab's panel. */
  readonly children: ReactNode;
}

/** Views of one page, each with its own address. */
export function Tabs({ label, tabs, children }: TabsProps) {
  const navigate = useNavigate();
  return (
    <div role="group" aria-label={label} className={styles.tabs}>
      <AntdTabs
        activeKey={String(tabs.findIndex(({ current }) => current))}
        onChange={(place) => void navigate(tabs[Number(place)]?.to ?? '')}
        items={tabs.map((tab, place) => ({
          key: String(place),
          label: (
            <span className={styles.label}>
              {tab.label}
              {tab.count && tab.count.data !== 0 && <Count of={tab.count} className={styles.count} />}
            </span>
          ),
          children: tab.current && children,
        }))}
      />
    </div>
  );
}
