import { useId, type ReactNode } from 'react';
import { Card } from 'shared-ui/card';
import styles from './dashboard-card.module.css';

interface DashboardCardProps {
  readonly title: string;
  /** At the end of the heading's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One section of the dashboard. */
export function DashboardCard({ title, aside, children }: DashboardCardProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {aside}
      </div>
      {children}
    </Card>
  );
}
