import { ChevronLeft, ChevronRight, Clock3 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { daysIn } from 'shared-domain/free-times';
import { formatDayMonth, formatDayShort, TIME_ZONE, type IsoDay } from 'shared-domain/schedule';
import { Button, IconButton } from 'shared-ui/button';
import { Note } from 'shared-ui/note';
import { ProfileSection } from 'shared-ui/public-profile';
import { RemoteView } from 'shared-ui/remote-view';
import { Skeleton } from 'shared-ui/skeleton';
import { copy } from './copy';
import { DayStrip } from './day-strip';
import type { Profile } from './profile';
import { whenOf } from './offered-time';
import { TimesOfDay } from './times-of-day';
import styles from './times-section.module.css';
import { useChosenTime } from './use-chosen-time';
import { useFreeDays } from './use-profile';

const WEEK = 7;

/** The free times, week by week from today; first the week with the chosen or next free time. */
export function TimesSection({ profile }: { readonly profile: Profile }) {
  const read = useFreeDays(profile);
  const days = useMemo(
    () => [...daysIn(read.data ?? [], TIME_ZONE).values()].toSorted((a, b) => a.date.localeCompare(b.date)),
    [read.data],
  );
  const [turnedTo, setTurnedTo] = useState<number | null>(null);
  const weekOf = (index: number) => Math.max(0, Math.floor(index / WEEK));
  const { time, isChosen, gone, choose } = useChosenTime(profile);
  const shown = turnedTo ?? weekOf(days.findIndex(({ times }) => time !== null && times.includes(time)));
  const last = weekOf(days.findLastIndex(({ reason }) => reason !== 'too_far'));
  const week = days.slice(shown * WEEK, (shown + 1) * WEEK);
  const [first] = week;
  const end = week.at(-1);
  const [picked, setPicked] = useState<IsoDay | null>(null);
  const shownDay =
    week.find(({ date }) => date === picked) ??
    week.find(({ times }) => time !== null && times.includes(time)) ??
    week.find(({ times }) => times.length > 0) ??
    first;
  const isFull = week.every(({ times }) => times.length === 0);
  const next = days.findIndex(({ times }, index) => index >= (shown + 1) * WEEK && times.length > 0);
  const isBooked = read.data?.every(({ times }) => times.length === 0) === true;
  const turn = (by: number) => setTurnedTo(shown + by);
  return (
    <ProfileSection title={copy.times} titleId="times">
      <p className={styles.zone}>
        {copy.timesZone} {!isBooked && copy.timesHint}
      </p>
      <RemoteView
        query={read}
        level={3}
        failureText={copy.timesFailed}
        skeleton={<Skeleton height="14rem" shape="block" />}
      >
        {() => (
          <>
            {gone && (
              <Note role="status" tone="warm" icon={<Clock3 aria-hidden="true" />} className={styles.gone}>
                {copy.gone(whenOf(gone))}
              </Note>
            )}
            <div className={styles.head}>
              <IconButton
                label={copy.previousWeek}
                icon={<ChevronLeft aria-hidden="true" />}
                disabled={shown === 0}
                onClick={() => turn(-1)}
              />
              <p aria-live="polite">
                {first && end && copy.week(formatDayMonth(first.date), formatDayMonth(end.date))}
              </p>
              <IconButton
                label={copy.nextWeek}
                icon={<ChevronRight aria-hidden="true" />}
                disabled={shown >= last}
                onClick={() => turn(1)}
              />
            </div>
            <DayStrip days={week} shown={shownDay?.date ?? null} onShow={setPicked} />
            <ul className={styles.week}>
              {week.map((day) => (
                <TimesOfDay
                  key={day.date}
                  day={day}
                  isToday={day === days[0]}
                  isShown={day === shownDay}
                  chosen={isChosen ? time : null}
                  onChoose={choose}
                  readAt={read.dataUpdatedAt}
                />
              ))}
            </ul>
            {isFull && (
              <div className={styles.full}>
                <p>{copy.weekFull}</p>
                {days[next] && (
                  <Button variant="outline" size="sm" onClick={() => setTurnedTo(weekOf(next))}>
                    {copy.toNextTime(formatDayShort(days[next].date))}
                  </Button>
                )}
              </div>
            )}
          </>
        )}
      </RemoteView>
    </ProfileSection>
  );
}
