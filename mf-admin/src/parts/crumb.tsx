import { ArrowLeft } from 'lucide-react';
import { Link } from 'shared-portal/router';
import styles from './crumb.module.css';

/** The way back to the overview, above the heading of a page that the sidebar does not list. */
export function Crumb() {
  return (
    <Link to="/admin/dashboard" className={styles.crumb}>
      <ArrowLeft aria-hidden="true" />
      Visão Geral
    </Link>
  );
}
