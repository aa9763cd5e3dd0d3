import { useEffect, useRef } from 'react';
import { Card } from 'shared-ui/card';
import { useServerClock } from 'shared-data/server-clock';
import type { Professional } from 'shared-domain/professional';
import styles from './booking-wizard.module.css';
import { DayStep } from './day-step';
import { OpenBooking } from './open-booking';
import { ProfessionalSummary } from './professional-summary';
import { StepBar } from './step-bar';
import { SummaryStep } from './summary-step';
import { TimeStep } from './time-step';
import { useBooking } from './use-booking';
import { useContactData } from './use-contact-data';
import type { MovableConsultation } from './use-moved-consultation';

interface BookingWizardProps {
  readonly professional: Professional;
  /** The consultation to move; null: a new booking. */
  readonly moved: MovableConsultation | null;
}

/** Three steps: day, time, summary. The browser's back button works too. */
export function BookingWizard({ professional, moved }: BookingWizardProps) {
  const now = useServerClock().now();
  const booking = useBooking(professional, moved?.id ?? null, now);
  const contactData = useContactData(moved === null);
  const { step, day, time } = booking;
  const card = useFocusOnChange(step);
  return (
    <div className={styles.booking}>
      <Card ref={card} className={styles.step} tabIndex={-1}>
        <StepBar current={step} />
        {moved === null && !booking.isDone && <OpenBooking professional={professional} />}
        {step === 'day' && (
          <DayStep day={day} onSelect={booking.chooseDay} onNext={() => booking.goTo('time')} />
        )}
        {step === 'time' && day && (
          <TimeStep
            professionalUserId={professional.userId}
            day={day}
            time={time}
            onSelect={booking.chooseTime}
            onBack={booking.goBack}
            onNext={() => booking.goTo('summary')}
          />
        )}
        {step === 'summary' && day && time && (
          <SummaryStep
            professional={professional}
            day={day}
            time={time}
            movedFrom={moved?.startsAt ?? null}
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
