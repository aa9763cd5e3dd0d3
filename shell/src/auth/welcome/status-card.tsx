import type { ReactNode } from 'react';
import { Card } from 'shared-ui/card';
import { useDocumentTitle } from 'shared-ui/page-layout';
import { StatusBadge } from 'shared-ui/status-badge';
import { copy } from './copy';
import styles from './welcome.module.css';

interface StatusCardProps {
  readonly illustration: ReactNode;
  /** Label of the completed step. */
  readonly badge: string;
  readonly title: string;
  readonly text: string;
  readonly actions: ReactNode;
  readonly children?: ReactNode;
}

/** Card for a completed step: picture, label, next step. */
export function StatusCard({ illustration, badge, title, text, actions, children }: StatusCardProps) {
  useDocumentTitle(copy.documentTitle);
  return (
    <div className={`wrap ${styles.page}`}>
      <Card as="section" className={styles.card}>
        {illustration}
        <div className={styles.words}>
          <StatusBadge label={{ text: badge, tone: 'confirmed', sign: 'done' }} />
          <h1 tabIndex={-1}>{title}</h1>
          <p>{text}</p>
          {children}
          <div className={styles.actions}>{actions}</div>
        </div>
      </Card>
    </div>
  );
}
