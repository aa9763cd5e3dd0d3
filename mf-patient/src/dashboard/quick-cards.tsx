import { CalendarDays, History, Search } from 'lucide-react';
import { isUncounted, NOT_COUNTED, type CountQuery } from 'shared-ui/count';
import { QuickCard } from 'shared-ui/quick-card';
import type { Figures } from '../parts/use-figures';
import { copy } from './copy';
import styles from './quick-cards.module.css';

/** Links to the three most visited pages. */
export function QuickCards({ figures: { upcoming, completed } }: { figures: Figures }) {
  const cards = [
    { to: '/patient/search', icon: Search, title: copy.search, hint: copy.searchHint },
    {
      to: '/patient/appointments',
      icon: CalendarDays,
      title: copy.schedule,
      hint: hintOf(upcoming, copy.scheduleHint),
    },
    {
      to: '/patient/historico',
      icon: History,
      title: copy.history,
      hint: hintOf(completed, copy.historyHint),
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

function hintOf(count: CountQuery, hint: (n: number) => string): string | undefined {
  if (isUncounted(count)) return NOT_COUNTED;
  return count.data === undefined ? undefined : hint(count.data);
}
