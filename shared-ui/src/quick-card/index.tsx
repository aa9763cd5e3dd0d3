import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'shared-portal/router';
import { Disc } from '../disc';
import styles from './quick-card.module.css';

export interface QuickCardProps {
  /** A path of the portal. */
  readonly to: string;
  readonly icon: LucideIcon;
  readonly title: string;
  /** Number of pending items; its line is reserved while unknown. */
  readonly hint?: string | undefined;
}

/** A dashboard card that links to a frequently visited page. */
export function QuickCard({ to, icon: Icon, title, hint }: QuickCardProps) {
  return (
    <Link to={to} className={styles.card}>
      <Disc>
        <Icon />
      </Disc>
      <span>
        <b>{title}</b>
        <small>{hint}</small>
      </span>
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}
