import { useId } from 'react';
import { dayOf, formatDayShort, timeOf } from 'shared-domain/schedule';
import { hasBegun, nextConfirmed } from 'shared-domain/consultation';
import { Card } from 'shared-ui/card';
import type { Agenda } from './agenda';
import { copy } from './copy';
import styles from './next-card.module.css';
import { StartButton } from './start-button';
import { minutesUntil } from './state';
import { useNow } from './use-now';

/** The next confirmed consultation; nothing without one. */
export function NextCard({ agenda }: { readonly agenda: Agenda }) {
  const titleId = useId();
  const now = useNow(agenda);
  const next = nextConfirmed(agenda.consultations, now);
  if (!next) return null;
  const { timeZone, today } = agenda;
  const day = dayOf(next.startsAt, timeZone);
  const time = (instant: string) => timeOf(instant, timeZone);
  return (
    <Card as="section" tone="tint" aria-labelledby={titleId} className={styles.card}>
      <p className={styles.when}>
        {hasBegun(next, now) ? copy.ongoing : copy.upcoming(minutesUntil(next, now))}
      </p>
      <h2 id={titleId}>{next.patientName}</h2>
      <p>
        {copy.when(
          day === today ? copy.todayAt : formatDayShort(day),
          time(next.startsAt),
          time(next.endsAt),
        )}
      </p>
      <StartButton consultation={next} />
    </Card>
  );
}
