import { CalendarDays, History, Search } from 'lucide-react';
import { QuickCard } from 'shared-ui/quick-card';
import type { Figures } from '../parts/use-figures';
import { copy } from './copy';
import styles from './quick-cards.module.css';

/** The three places most visits go to. */
export function QuickCards({ figures: { coming, completed } }: { figures: Figures }) {
  const cards = [
    { to: '/patient/search', icon: Search, title: copy.search, hint: copy.searchHint },
    {
      to: '/patient/appointments',
      icon: CalendarDays,
      title: copy.schedule,
      hint: coming === undefined ? undefined : copy.scheduleHint(coming),
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
