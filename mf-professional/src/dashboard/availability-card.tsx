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
        <ButtonLink to="/professional/agenda/horarios" variant="text" size="sm">
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
              <Day key={day.weekday} day={day} span={spanOf(week)} />
            ))}
          </ul>
        )}
      </RemoteView>
    </DashboardCard>
  );
}

function Day({
  day: { weekday, ranges },
  span,
}: {
  readonly day: Weekday;
  readonly span: DayBarProps['span'];
}) {
  return (
    <li>
      <span>{words.days[weekday - 1]}</span>
      <DayBar ranges={ranges} span={span} />
      <span className={styles.hours}>
        {ranges.map(({ id, from, to }) => (
          <span key={id}>{words.hours(from, to)} </span>
        ))}
      </span>
    </li>
  );
}

const hourOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
};

/** What a bar spans, in hours of the day: 8 to 18, and more where a day of the week begins earlier or ends later. */
const spanOf = (week: readonly Weekday[]) => {
  const ranges = week.flatMap((day) => day.ranges);
  const opens = Math.min(8, ...ranges.map(({ from }) => hourOf(from)));
  return { opens, hours: Math.max(18, ...ranges.map(({ to }) => hourOf(to))) - opens };
};

interface DayBarProps {
  readonly ranges: readonly Hours[];
  readonly span: ReturnType<typeof spanOf>;
}

/** Position of the hours in the day. Decorative: the hours are also written next to it. */
function DayBar({ ranges, span: { opens, hours } }: DayBarProps) {
  const share = (length: number) => `${(length / hours) * 100}%`;
  return (
    <svg className={styles.bar} width="100%" height="14" aria-hidden="true">
      {ranges.map(({ id, from, to }) => (
        <rect
          key={id}
          x={share(hourOf(from) - opens)}
          width={share(hourOf(to) - hourOf(from))}
          height="14"
          rx="7"
        />
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
