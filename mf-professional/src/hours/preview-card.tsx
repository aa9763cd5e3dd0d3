import { Eye } from 'lucide-react';
import { useId } from 'react';
import {
  addDays,
  CONSULTATION_MINUTES,
  dayOf,
  formatDayShort,
  timeOf,
  type IsoDay,
} from 'shared-domain/schedule';
import { useUserId } from 'shared-portal/portal';
import { Link } from 'shared-portal/router';
import { Card } from 'shared-ui/card';
import { copy } from './copy';
import type { HoursDraft, SavedHours } from './hours';
import styles from './preview-card.module.css';
import { minutesOf, rangeFault, startsOf } from './ranges';

const words = copy.preview;
/** A week without any start still shows a few hours. */
const USUAL_HOURS = [9, 10, 11, 12, 13, 14, 15, 16, 17];
const SUNDAY = 6;

interface PreviewCardProps {
  readonly saved: SavedHours;
  readonly draft: HoursDraft;
  readonly isUnsaved: boolean;
  readonly className?: string | undefined;
}

/** The first free time in words: "hoje, 13:00". */
export function firstFreeText({ firstFree, today, draft }: SavedHours): string | null {
  if (firstFree === null) return null;
  const day = dayOf(firstFree, draft.timeZone);
  return words.nextAt(dayText(day, today), timeOf(firstFree, draft.timeZone));
}

function dayText(day: IsoDay, today: IsoDay): string {
  if (day === today) return words.today;
  return day === addDays(today, 1) ? words.tomorrow : formatDayShort(day);
}

/** The starts of the week as patients find them, and how far ahead. */
export function PreviewCard({ saved, draft, isUnsaved, className }: PreviewCardProps) {
  const titleId = useId();
  const starts = draft.week.map((ranges) => (rangeFault(ranges) ? [] : startsOf(ranges, draft.breakMinutes)));
  const userId = useUserId();
  const { breakMinutes, horizonDays } = draft;
  const next = isUnsaved ? words.unknown : (firstFreeText(saved) ?? words.none);
  return (
    <Card as="section" aria-labelledby={titleId} className={className}>
      <h2 id={titleId} className={styles.title}>
        {words.title}
      </h2>
      <p className={styles.text}>{words.text}</p>
      <div className={styles.box}>
        <WeekTable starts={starts} titleId={titleId} />
        <WeekList starts={starts} />
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{words.rhythm}</dt>
          <dd>
            <RhythmBar breakMinutes={breakMinutes} />
            {words.minutes(breakMinutes)}
          </dd>
        </div>
        <div>
          <dt>{words.next}</dt>
          <dd>{next}</dd>
        </div>
        <div>
          <dt>{words.until}</dt>
          <dd>{words.day(addDays(saved.today, horizonDays))}</dd>
        </div>
      </dl>
      {userId !== null && (
        <Link to={`/professional/profile/${userId}`} className={styles.link}>
          <Eye aria-hidden="true" />
          {words.asPatient}
        </Link>
      )}
    </Card>
  );
}

/** A consultation and its break, to scale. Decorative: the minutes are written next to it. */
function RhythmBar({ breakMinutes }: { readonly breakMinutes: number }) {
  return (
    <svg
      width={CONSULTATION_MINUTES + breakMinutes + 2}
      height="10"
      className={styles.rhythm}
      aria-hidden="true"
    >
      <rect width={CONSULTATION_MINUTES} height="10" rx="3" />
      <rect x={CONSULTATION_MINUTES + 2} width={breakMinutes} height="10" rx="3" />
    </svg>
  );
}

const hourOf = (start: string) => Math.floor(minutesOf(start) / 60);

/** The starts of each weekday, Monday first. */
type Starts = readonly (readonly string[])[];

/** The weekdays to show: Sunday only if something begins then. */
const shownDays = (starts: Starts) =>
  starts.flatMap((own, day) => (day === SUNDAY && own.length === 0 ? [] : day));

/** The same with enlarged letters, when seven columns do not fit. One of the two is shown. */
function WeekList({ starts }: { readonly starts: Starts }) {
  return (
    <ul className={styles.list}>
      {shownDays(starts).map((day) => (
        <li key={day}>
          <strong>{words.days[day]}</strong> {starts[day]?.join(' ') || words.closed}
        </li>
      ))}
    </ul>
  );
}

/** One column a day, one row an hour. */
function WeekTable({ starts, titleId }: { readonly starts: Starts; readonly titleId: string }) {
  const days = shownDays(starts);
  const used = starts.flat().map(hourOf);
  const hours =
    used.length === 0
      ? USUAL_HOURS.slice(0, 1)
      : Array.from({ length: Math.max(...used) - Math.min(...used) + 1 }, (_, i) => Math.min(...used) + i);
  return (
    <table className={styles.week} aria-labelledby={titleId}>
      <thead>
        <tr>
          {days.map((day) => (
            <th key={day} scope="col" abbr={copy.week.days[day]}>
              {words.days[day]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hours.map((hour, row) => (
          <tr key={hour}>
            {days.map((day) => {
              const own = starts[day] ?? [];
              if (own.length === 0)
                return row === 0 ? (
                  <td key={day} rowSpan={hours.length} className={styles.closed}>
                    {words.closed}
                  </td>
                ) : null;
              return (
                <td key={day}>
                  {own
                    .filter((start) => hourOf(start) === hour)
                    .map((start) => (
                      <span key={start} className={styles.start}>
                        {start}{' '}
                      </span>
                    ))}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
