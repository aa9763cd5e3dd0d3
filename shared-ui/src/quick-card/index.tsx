import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'shared-portal/router';
import { Disc } from '../disc';
import styles from './quick-card.module.css';

export interface QuickCardProps {
  /** A path of the portal. */
  readonly to: string;
  readonly icon: LucideIcon;
  readonly title: string;
  /** What waits there; its line is kept free while it is not known. */
  readonly hint?: string | undefined;
}

/** One of the places that most visits of a dashboard go on to. */
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
