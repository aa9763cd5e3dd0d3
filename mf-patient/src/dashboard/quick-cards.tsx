import { CalendarDays, History, Search } from 'lucide-react';
import { QuickCard } from 'shared-ui/quick-card';
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
      hint: upcoming === undefined ? undefined : copy.scheduleHint(upcoming),
    },
    {
      to: '/patient/historico',
      icon: History,
      title: copy.history,
      hint: completed === undefined ? undefined : copy.historyHint(completed),
    },
  ];
  return (
    <nav className={styles.cards} aria-label={copy.shortcuts}>
      {cards.map((card) => (
        <QuickCard key={card.to} {...card} />
      ))}
    </nav>
  );
}
