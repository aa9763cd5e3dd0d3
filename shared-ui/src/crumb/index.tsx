import { ArrowLeft } from 'lucide-react';
import { Link } from 'shared-portal/router';
import styles from './crumb.module.css';

export interface CrumbProps {
  /** A path of the portal. */
  readonly to: string;
  /** Name of the target page. */
  readonly label: string;
}

/** Link to the parent page, above the heading. */
export function Crumb({ to, label }: CrumbProps) {
  return (
    <Link to={to} className={styles.crumb}>
      <ArrowLeft aria-hidden="true" />
      {label}
    </Link>
  );
}
