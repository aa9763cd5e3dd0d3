import { useEffect, useMemo, useRef } from 'react';
import { Card } from 'shared-ui/card';
import { useServerClock } from 'shared-data/server-clock';
import { daysIn, daysWithout, type FreeDay } from 'shared-domain/free-times';
import type { Professional } from 'shared-domain/professional';
import { dayOf } from 'shared-domain/schedule';
import styles from './booking-wizard.module.css';
import { copy } from './copy';
import { DayStep } from './day-step';
import { invitationOf } from './invitation';
import { NearTimes } from './near-times';
import { OpenBooking } from './open-booking';
import { ProfessionalSummary } from './professional-summary';
import { StepBar } from './step-bar';
import { SummaryStep } from './summary-step';
import { TimeStep } from './time-step';
import { useBooking } from './use-booking';
import { useContactData } from './use-contact-data';
import { useFreeTimes } from './use-free-times';
import type { MovableConsultation } from './use-moved-consultation';
import { useShownZone } from './use-shown-zone';
import { ZoneChoice } from './zone-choice';

interface BookingWizardProps {
  readonly professional: Professional;
  /** The consultation to move; null: a new booking. */
  readonly moved: MovableConsultation | null;
}

/** Three steps: day, time, summary. The browser's back button works too. */
export function BookingWizard({ professional, moved }: BookingWizardProps) {
  const now = useServerClock().now();
  const invitation = invitationOf(moved);
  const freeOf = { professionalUserId: professional.userId, movedId: moved?.id ?? null, invitation };
  const shown = useShownZone(now);
  const { zone } = shown;
  const free = useFreeTimes(freeOf);
  const movedFrom = moved?.startsAt ?? null;
  const read = useMemo(
    () => (free.data && movedFrom !== null ? daysWithout(free.data, movedFrom) : free.data),
    [free.data, movedFrom],
  );
  const days = useMemo(() => daysIn(read ?? [], zone), [read, zone]);
  const booking = useBooking({ professional, moved, zone, now, days: free.isFetching ? undefined : read });
  const contactData = useContactData(moved === null);
  const { step, day, startsAt, lost } = booking;
  const card = useFocusOnChange(step);
  const isOnSummary = step === 'summary' && startsAt !== null;
  return (
    <div className={styles.booking}>
      <Card ref={card} className={styles.step} tabIndex={-1}>
        <StepBar current={step} />
        {moved === null && !booking.isDone && <OpenBooking professional={professional} zone={zone} />}
        {lost && !isOnSummary && (
          <NearTimes
            lost={lost}
            days={read ?? []}
            zone={zone}
            now={now}
            isMoving={moved !== null}
            onSelect={booking.replaceLost}
          />
        )}
        {step === 'day' && (
          <DayStep
            free={free}
            days={days}
            today={dayOf(now, zone)}
            day={day}
            onSelect={booking.chooseDay}
            onNext={() => booking.goTo('time')}
            nothingFree={invitation ? copy.moving.nothingFree : copy.nothingFree}
          >
            <ZoneChoice shown={shown} example={startsAt ?? firstTime(read)} />
          </DayStep>
        )}
        {step === 'time' && day && (
          <TimeStep
            freeOf={freeOf}
            days={days}
            zone={zone}
            day={day}
            selected={startsAt}
            onSelect={booking.chooseTime}
            onBack={booking.goBack}
            onNext={() => booking.goTo('summary')}
          />
        )}
        {isOnSummary && (
          <SummaryStep
            professional={professional}
            startsAt={startsAt}
            zone={zone}
            moved={moved}
            repeat={moved === null ? booking.repeat : null}
            change={booking.change}
            contactData={contactData}
            confirming={booking.confirming}
            onBack={booking.goBack}
            onConfirm={booking.confirm}
          />
        )}
      </Card>
      <aside>
        <ProfessionalSummary professional={professional} day={step === 'summary' ? null : day} />
      </aside>
    </div>
  );
}

const firstTime = (days: readonly FreeDay[] | undefined) =>
  days?.find(({ times }) => times.length > 0)?.times[0] ?? null;

/** Height covered by the sticky page header, where a step that scrolls into view starts. */
const COVERED_PX = 80;

/** Focuses a newly opened step and, unless all of it is visible, scrolls its start below the page header. */
function useFocusOnChange(step: string) {
  const card = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (!card.current) return;
    card.current.focus({ preventScroll: true });
    const { top, bottom } = card.current.getBoundingClientRect();
    if (top < COVERED_PX || bottom > window.innerHeight) card.current.scrollIntoView();
  }, [step]);
  return card;
}
