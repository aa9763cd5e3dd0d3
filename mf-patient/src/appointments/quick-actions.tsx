import { CalendarPlus, ChevronRight, Phone } from 'lucide-react';
import { Link } from 'shared-portal/router';
import { Card } from 'shared-ui/card';
import { copy } from './copy';
import styles from './quick-actions.module.css';

export function QuickActions() {
  return (
    <Card>
      <h2 className={styles.title}>{copy.quick}</h2>
      <nav className={styles.list} aria-label={copy.quick}>
        <Link to="/patient/search">
          <span className={styles.disc}>
            <CalendarPlus aria-hidden="true" />
          </span>
          {copy.newBooking}
          <ChevronRight aria-hidden="true" />
        </Link>
        <a href="tel:188">
          <span className={`${styles.disc} ${styles.warm}`}>
            <Phone aria-hidden="true" />
          </span>
          <span>
            {copy.emergency}
            <small>{copy.emergencyHint}</small>
          </span>
          <ChevronRight aria-hidden="true" />
        </a>
      </nav>
    </Card>
  );
}
