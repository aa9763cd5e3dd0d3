import { CalendarPlus } from 'lucide-react';
import { formatBrl } from 'shared-domain/money';
import { endOf } from 'shared-domain/schedule';
import { useServerClock } from 'shared-data/server-clock';
import { Button, ButtonLink } from 'shared-ui/button';
import { EmptyIllustration, SuccessIllustration } from 'shared-ui/illustrations';
import { Panel } from 'shared-ui/panel';
import { RefundSteps } from '../parts/refund-steps';
import { saveToCalendar } from '../parts/save-to-calendar';
import { copy } from './copy';
import { moment } from './moment';
import type { Payment } from './payment';
import styles from './payment.module.css';

const APPOINTMENTS = '/patient/appointments';

/** The consultation is confirmed. */
export function PaidPayment({ payment }: { readonly payment: Payment }) {
  const { consultationId, startsAt, amount, paidAt } = payment;
  const { now } = useServerClock();
  const endsAt = endOf(startsAt);
  return (
    <Panel
      role="status"
      className={styles.end}
      illustration={<SuccessIllustration />}
      title={copy.paid}
      text={`${paidAt ? `${copy.paidAt(formatBrl(amount), moment(paidAt))} ` : ''}${copy.paidText}`}
      actions={
        <>
          <ButtonLink variant="primary" to={APPOINTMENTS}>
            {copy.back}
          </ButtonLink>
          <ButtonLink variant="outline" to={`/patient/comprovante/${consultationId}`}>
            {copy.confirmation}
          </ButtonLink>
          {now() < new Date(startsAt) && (
            <Button
              variant="text"
              icon={<CalendarPlus aria-hidden="true" />}
              onClick={() => saveToCalendar({ consultationId, startsAt, endsAt, link: null }, now())}
            >
              {copy.calendar}
            </Button>
          )}
        </>
      }
    />
  );
}

/** The bank has refused too many codes: no other one is asked for. */
export function RefusedCode({ payment }: { readonly payment: Payment }) {
  const { professionalId, arrival } = payment;
  return (
    <Panel
      role="alert"
      className={styles.end}
      illustration={<EmptyIllustration />}
      title={copy.refused}
      text={[copy.refusedText, arrival === null && copy.nothingCharged].filter(Boolean).join(' ')}
      actions={
        <>
          <ButtonLink variant="primary" to="/contato">
            {copy.askTeam}
          </ButtonLink>
          <ButtonLink variant="text" to={`/patient/booking/${professionalId}`}>
            {copy.otherTime}
          </ButtonLink>
        </>
      }
    />
  );
}

/** The money came after the time was taken: it goes back. */
export function ReturnedPayment({ payment }: { readonly payment: Payment }) {
  const { professionalId, refunds } = payment;
  return (
    <>
      <Panel
        role="alert"
        className={styles.end}
        illustration={<EmptyIllustration />}
        title={copy.returned}
        text={copy.returnedText}
        actions={
          <ButtonLink variant="primary" to={`/patient/booking/${professionalId}`}>
            {copy.otherTime}
          </ButtonLink>
        }
      />
      <RefundSteps refunds={refunds} level={3} />
    </>
  );
}

export function CancelledPayment({ payment: { consultationId } }: { readonly payment: Payment }) {
  return (
    <Panel
      className={styles.end}
      illustration={<EmptyIllustration />}
      title={copy.cancelled}
      text={copy.cancelledText}
      actions={
        <ButtonLink variant="primary" to={`${APPOINTMENTS}?aba=historico&detalhes=${consultationId}`}>
          {copy.details}
        </ButtonLink>
      }
    />
  );
}

/** No one makes codes at the moment. */
export function UnavailablePayment() {
  return (
    <Panel
      role="alert"
      className={styles.end}
      illustration={<EmptyIllustration />}
      title={copy.unavailable}
      text={copy.unavailableText}
    />
  );
}

/** Made by the professional or a series: payable from three days before. */
export function UnopenedPayment({ payment: { opensAt, expiresAt } }: { readonly payment: Payment }) {
  return (
    <Panel
      className={styles.end}
      illustration={<EmptyIllustration />}
      title={copy.notOpen(moment(opensAt ?? expiresAt))}
      text={copy.notOpenText(moment(expiresAt))}
      actions={
        <ButtonLink variant="primary" to={APPOINTMENTS}>
          {copy.back}
        </ButtonLink>
      }
    />
  );
}
