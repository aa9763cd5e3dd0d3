import { Pencil } from 'lucide-react';
import { ButtonLink } from 'shared-ui/button';
import { RemoteView } from 'shared-ui/remote-view';
import { Skeleton } from 'shared-ui/skeleton';
import styles from './availability-card.module.css';
import { copy } from './copy';
import { DashboardCard } from './dashboard-card';
import type { Hours, TodayQuery, Weekday } from './use-today';

const words = copy.availability;

/** The weekly hours, with a link to the screen that changes them. */
export function AvailabilityCard({ query }: { readonly query: TodayQuery }) {
  return (
    <DashboardCard
      title={words.title}
      aside={
        <ButtonLink
          to="/professional/agenda/horarios"
          variant="text"
          size="sm"
          icon={<Pencil className={styles.pencil} aria-hidden="true" />}
        >
          {words.edit}
        </ButtonLink>
      }
    >
      <p className={styles.text}>{words.text}</p>
      <RemoteView
        query={query}
        skeleton={<WeekSkeleton />}
        level={3}
        failureText={words.failedText}
        isEmpty={({ week }) => week.length === 0}
        empty={<p className={styles.none}>{words.none}</p>}
      >
        {({ week }) => (
          <ul className={styles.week}>
            {week.map((day) => (
              <Day key={day.weekday} day={day} />
            ))}
          </ul>
        )}
      </RemoteView>
    </DashboardCard>
  );
}

function Day({ day: { weekday, ranges } }: { readonly day: Weekday }) {
  return (
    <li>
      <span>{words.days[weekday - 1]}</span>
      <DayBar ranges={ranges} />
      <span className={styles.hours}>
        {ranges.map(({ id, from, to }) => (
          <span key={id}>{words.hours(from, to)} </span>
        ))}
      </span>
    </li>
  );
}

/** Range of a bar: usual working hours. */
const OPENS = 8;
const CLOSES = 18;

const hourOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
};
const placeOf = (time: string) =>
  ((Math.min(Math.max(hourOf(time), OPENS), CLOSES) - OPENS) / (CLOSES - OPENS)) * 100;

/** Position of the hours in the day. Decorative: the hours are also written next to it. */
function DayBar({ ranges }: { readonly ranges: readonly Hours[] }) {
  return (
    <svg className={styles.bar} width="100%" height="14" aria-hidden="true">
      {ranges.map(({ id, from, to }) => (
        <rect key={id} x={`${placeOf(from)}%`} width={`${placeOf(to) - placeOf(from)}%`} height="14" rx="7" />
      ))}
    </svg>
  );
}

function WeekSkeleton() {
  return (
    <div className={styles.week}>
      {[1, 2, 3, 4, 5].map((day) => (
        <Skeleton key={day} height="1.25rem" />
      ))}
    </div>
  );
}
