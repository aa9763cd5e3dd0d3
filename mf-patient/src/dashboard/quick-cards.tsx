import { CalendarDays, ChevronRight, History, Search } from 'lucide-react';
import { Link } from 'shared-portal/router';
import { copy } from './copy';
import styles from './quick-cards.module.css';

interface QuickCardsProps {
  /** How many consultations are coming and took place; undefined while not known. */
  readonly upcoming: number | undefined;
  readonly completed: number | undefined;
}

/** The three places most visits go to. */
export function QuickCards({ upcoming, completed }: QuickCardsProps) {
  const cards = [
    { to: '/patient/search', icon: Search, title: copy.search, hint: copy.searchHint },
    {
      to: '/patient/appointments',
      icon: CalendarDays,
      title: copy.schedule,
      hint: upcoming === undefined ? '' : copy.scheduleHint(upcoming),
    },
    {
      to: '/patient/historico',
      icon: History,
      title: copy.history,
      hint: completed === undefined ? '' : copy.historyHint(completed),
    },
  ];
  return (
    <nav className={styles.cards} aria-label="Atalhos">
      {cards.map(({ to, icon: Icon, title, hint }) => (
        <Link key={to} to={to} className={styles.card}>
          <span className={styles.disc}>
            <Icon aria-hidden="true" />
          </span>
          <span>
            <b>{title}</b>
            <small>{hint}</small>
          </span>
          <ChevronRight aria-hidden="true" />
        </Link>
      ))}
    </nav>
  );
}
