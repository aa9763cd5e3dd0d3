import { useState, type ReactNode } from 'react';
import { addDays, type IsoDay } from 'shared-domain/schedule';
import type { FreeDay } from 'shared-domain/free-times';
import { AgendaSkeleton } from 'shared-ui/agenda-skeleton';
import { Button } from 'shared-ui/button';
import { RemoteView } from 'shared-ui/remote-view';
import { CalendarHint } from './calendar-hint';
import { copy } from './copy';
import { MonthCalendar } from './month-calendar';
import styles from './steps.module.css';
import type { useFreeTimes } from './use-free-times';
import { WizardFoot } from './wizard-foot';

interface DayStepProps {
  readonly free: ReturnType<typeof useFreeTimes>;
  /** In the zone shown. */
  readonly days: ReadonlyMap<IsoDay, FreeDay>;
  readonly today: IsoDay;
  readonly day: IsoDay | null;
  readonly onSelect: (day: IsoDay) => void;
  readonly onNext: () => void;
  /** Said when no day has a free time. */
  readonly nothingFree: string;
  /** The zone of the days. */
  readonly children: ReactNode;
}

const monthOf = (day: IsoDay) => day.slice(0, 7);

export function DayStep({ free, days, today, day, onSelect, onNext, nothingFree, children }: DayStepProps) {
  const [turnedTo, setTurnedTo] = useState<IsoDay | null>(null);
  const [asked, setAsked] = useState<FreeDay | null>(null);
  const known = [...days.values()].toSorted((a, b) => a.date.localeCompare(b.date));
  const firstFree = known.find(({ reason }) => reason === null)?.date;
  const last = known.findLast(({ reason }) => reason !== 'too_far')?.date ?? today;
  const month = turnedTo ?? day ?? firstFree ?? today;
  const turnTo = (to: IsoDay) => {
    setTurnedTo(to);
    setAsked(null);
    // Of the month after it, too, so that its days are there when it is turned to.
    if (addDays(to, 62) > last && free.hasNextPage) void free.fetchNextPage();
  };
  const isChosen = day !== null && days.get(day)?.reason === null;
  return (
    <>
      <h2 className={styles.question}>{copy.askDay}</h2>
      <RemoteView query={free} skeleton={<AgendaSkeleton />} level={3} failureText={copy.slotsFailedText}>
        {() => (
          <>
            {children}
            <MonthCalendar
              selected={isChosen ? day : null}
              today={today}
              days={days}
              month={month}
              lastMonth={free.hasNextPage ? addDays(last, 1) : last}
              onMonth={turnTo}
              onSelect={(chosen) => {
                setTurnedTo(chosen.date);
                setAsked(chosen.reason === null ? null : chosen);
                if (chosen.reason === null) onSelect(chosen.date);
              }}
            />
            <CalendarHint
              asked={asked}
              month={month}
              isMonthFree={known.some(
                ({ date, reason }) => reason === null && monthOf(date) === monthOf(month),
              )}
              next={known.find(({ date, reason }) => reason === null && date > month)?.date ?? null}
              onMonth={turnTo}
              nothingFree={nothingFree}
            />
          </>
        )}
      </RemoteView>
      <WizardFoot>
        {isChosen ? (
          <Button variant="primary" onClick={onNext}>
            {copy.next}
          </Button>
        ) : (
          firstFree && copy.chooseDay
        )}
      </WizardFoot>
    </>
  );
}
