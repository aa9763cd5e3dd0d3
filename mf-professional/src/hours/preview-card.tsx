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
import { WeekOfStarts } from './week-of-starts';

const words = copy.preview;
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
  const userId = useUserId();
  const { breakMinutes, horizonDays } = draft;
  const next = isUnsaved ? words.unknown : (firstFreeText(saved) ?? words.none);
  return (
    <Card as="section" aria-labelledby={titleId} className={className}>
      <h2 id={titleId} className={styles.title}>
        {words.title}
      </h2>
      <p className={styles.text}>{words.text}</p>
      <WeekOfStarts draft={draft} titleId={titleId} />
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
