import { formatCpf } from 'shared-domain/cpf';
import { formatBrl } from 'shared-domain/money';
import { dayOf, formatDayLong, formatDayNumeric, timeOf } from 'shared-domain/schedule';
import { Link } from 'shared-portal/router';
import { Card } from 'shared-ui/card';
import { Logo } from 'shared-ui/logo';
import styles from './confirmation.module.css';
import { copy } from './copy';
import type { Confirmation } from './use-confirmation';

/** The sheet: parties, consultation, payment. It names no diagnosis and no specialty. */
export function ConfirmationSheet({ confirmation }: { readonly confirmation: Confirmation }) {
  const { number, paidAt, amount, startsAt, patientName, patientCpf, isSimulated } = confirmation;
  return (
    <Card className={styles.sheet}>
      <div className={styles.head}>
        <Logo />
        <p>
          <strong>{copy.number(number)}</strong>
          {copy.paidOn(`${formatDayNumeric(dayOf(paidAt))}, ${timeOf(paidAt)}`)}
        </p>
      </div>
      <p className={styles.sentence}>
        {copy.sentence(patientName, formatBrl(amount), formatDayLong(dayOf(startsAt)).toLowerCase())}
      </p>
      <dl className={styles.parties}>
        <div>
          <dt>{copy.professional}</dt>
          <dd>
            <strong>{confirmation.professionalName}</strong>
            {confirmation.registration}
          </dd>
        </div>
        <div>
          <dt>{copy.patient}</dt>
          <dd>
            <strong>{patientName}</strong>
            {patientCpf === null ? copy.noCpf : copy.cpf(formatCpf(patientCpf))}
            {patientCpf === null && (
              <Link className={styles.onScreen} to="/patient/profile">
                {copy.toProfile}
              </Link>
            )}
          </dd>
        </div>
      </dl>
      <Lines confirmation={confirmation} />
      <p className={styles.note}>
        {isSimulated && `${copy.simulatedNote} `}
        {copy.note}
      </p>
    </Card>
  );
}

function Lines({ confirmation }: { readonly confirmation: Confirmation }) {
  const { amount, startsAt, endsAt, transfer, isSimulated, refunds } = confirmation;
  return (
    <dl className={styles.lines}>
      <div>
        <dt>{copy.what}</dt>
        <dd>
          {copy.service}, {formatDayNumeric(dayOf(startsAt))}
          <small>{copy.when(timeOf(startsAt), timeOf(endsAt))}</small>
        </dd>
      </div>
      <div>
        <dt>{copy.payment}</dt>
        <dd>
          {isSimulated ? copy.simulated : copy.pix}
          {transfer && <small className={styles.transfer}>{transfer}</small>}
        </dd>
      </div>
      <div className={styles.total}>
        <dt>{copy.total}</dt>
        <dd>{formatBrl(amount)}</dd>
      </div>
      {refunds.map(({ amount: back, doneAt, state, until }, place) => (
        <div key={place}>
          <dt>{copy.refund}</dt>
          <dd>
            {formatBrl(back)}
            <small>
              {doneAt !== null
                ? copy.refunded(formatDayNumeric(dayOf(doneAt)))
                : state === 'manual' || state === 'refused'
                  ? copy.refundByTeam
                  : copy.refundDue(formatDayNumeric(until))}
            </small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
