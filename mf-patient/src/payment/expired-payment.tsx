import { summaryPath } from 'shared-domain/booking-path';
import { describeError } from 'shared-domain/errors';
import { useNextTimes } from 'shared-data/next-times';
import { useServerClock } from 'shared-data/server-clock';
import { Button, ButtonLink } from 'shared-ui/button';
import { EmptyIllustration } from 'shared-ui/illustrations';
import { Note } from 'shared-ui/note';
import { Panel } from 'shared-ui/panel';
import { TimeChip, TimeChips } from 'shared-ui/time-chip';
import { Hourglass } from 'lucide-react';
import { copy } from './copy';
import type { Payment } from './payment';
import styles from './payment.module.css';
import { useRenewal } from './use-renewal';

/** Nothing was paid in time: a new code while the time is free, else other times. */
export function ExpiredPayment({ payment }: { readonly payment: Payment }) {
  const { professionalId, renewalRefusal, arrival } = payment;
  const renewal = useRenewal(payment);
  const isFree = renewalRefusal === null;
  return (
    <>
      <Panel
        role="alert"
        className={styles.end}
        illustration={<EmptyIllustration />}
        title={copy.expired}
        text={[arrival === null && copy.nothingCharged, isFree ? copy.stillFree : whyNot(renewalRefusal)]
          .filter(Boolean)
          .join(' ')}
        actions={
          <>
            {isFree && (
              <Button variant="primary" loading={renewal.isRunning} onClick={() => renewal.run()}>
                {copy.renew}
              </Button>
            )}
            <ButtonLink variant={isFree ? 'text' : 'primary'} to={`/patient/booking/${professionalId}`}>
              {copy.otherTime}
            </ButtonLink>
          </>
        }
      />
      {!isFree && <NearTimes professionalId={professionalId} />}
      <Note icon={<Hourglass aria-hidden="true" />}>{copy.alreadyPaid}</Note>
    </>
  );
}

function whyNot(code: string): string {
  if (code === 'slot_taken') return copy.taken;
  const { title, text } = describeError(code, 'payment-renewal');
  return text ?? title;
}

function NearTimes({ professionalId }: Pick<Payment, 'professionalId'>) {
  const now = useServerClock().now();
  const times = useNextTimes([professionalId]).data?.get(professionalId)?.slice(0, 3) ?? [];
  if (times.length === 0) return null;
  return (
    <TimeChips label={copy.nearTimes}>
      {times.map((time) => (
        <TimeChip key={time} startsAt={time} now={now} to={summaryPath(professionalId, time)} />
      ))}
    </TimeChips>
  );
}
