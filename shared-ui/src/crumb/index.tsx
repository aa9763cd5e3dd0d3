import { ArrowLeft } from 'lucide-react';
import { Link } from 'shared-portal/router';
import styles from './crumb.module.css';

export interface CrumbProps {
  /** A path of the portal. */
  readonly to: string;
  /** Where it leads, as that page is called. */
  readonly label: string;
}

/** The way back to where a page is reached from, above its heading. */
export function Crumb({ to, label }: CrumbProps) {
  return (
    <Link to={to} className={styles.crumb}>
      <ArrowLeft aria-hidden="true" />
      {label}
    </Link>
  );
}
