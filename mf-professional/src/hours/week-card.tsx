import { useId, useRef } from 'react';
import { timeZoneName } from 'shared-domain/time-zones';
import { Button } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { useFocusFallback } from 'shared-ui/focus-fallback';
import { copy } from './copy';
import { NO_RANGES, startsPerWeek, WEEK_TO_BEGIN_WITH, withDay, type HoursDraft, type Week } from './hours';
import styles from './week-card.module.css';
import type { TimeRange } from './ranges';
import { WeekdayRow } from './weekday-row';

const words = copy.week;

interface WeekCardProps {
  readonly draft: HoursDraft;
  readonly readOnly: boolean;
  readonly onChange: (week: Week) => void;
  readonly className?: string | undefined;
}

/** The ranges of each weekday. */
export function WeekCard({ draft, readOnly, onChange, className }: WeekCardProps) {
  const { week, breakMinutes, timeZone } = draft;
  const titleId = useId();
  const list = useFocusFallback<HTMLUListElement>();
  // A day that is switched off and on again gets its ranges back.
  const before = useRef(new Map<number, readonly TimeRange[]>());
  const switchDay = (day: number, open: boolean) => {
    if (!open) before.current.set(day, week[day] ?? NO_RANGES);
    const usual = week.find((ranges) => ranges.length > 0) ?? WEEK_TO_BEGIN_WITH[0] ?? NO_RANGES;
    onChange(withDay(week, day, open ? (before.current.get(day) ?? usual) : NO_RANGES));
  };
  const isEmpty = week.every((ranges) => ranges.length === 0);
  return (
    <Card as="section" aria-labelledby={titleId} className={className}>
      <div className={styles.head}>
        <h2 id={titleId}>{words.title}</h2>
        <span role="status">{words.perWeek(startsPerWeek(draft))}</span>
      </div>
      <p className={styles.zone}>{words.zone(timeZoneName(timeZone))}</p>
      {isEmpty && !readOnly && (
        <div className={styles.empty}>
          <p>{words.empty}</p>
          <Button variant="outline" onClick={() => onChange(WEEK_TO_BEGIN_WITH)}>
            {words.template}
          </Button>
        </div>
      )}
      <ul ref={list}>
        {week.map((ranges, day) => (
          <WeekdayRow
            key={words.days[day]}
            day={day}
            ranges={ranges}
            breakMinutes={breakMinutes}
            readOnly={readOnly}
            onSwitch={(open) => switchDay(day, open)}
            onChange={(changed) => onChange(withDay(week, day, changed))}
            onCopy={(days) => onChange(week.map((own, other) => (days.includes(other) ? ranges : own)))}
          />
        ))}
      </ul>
    </Card>
  );
}
