import { CalendarClock, CalendarDays, CircleX, Info, Undo2, Video, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { cents, formatPrice } from 'shared-domain/money';
import { firstName } from 'shared-domain/names';
import { dayOf, formatDayMonth, formatDayShort, timeOf } from 'shared-domain/schedule';
import type { Agenda, AgendaConsultation } from './agenda';
import { copy } from './copy';
import styles from './panel.module.css';
import { periodText } from './period-text';
import { seriesCopy } from './series-copy';
import { isCorrectable, lastCorrection, type ConsultationState } from './state';

const words = copy.panel;

interface ConsultationFactsProps {
  readonly agenda: Agenda;
  readonly consultation: AgendaConsultation;
  readonly state: ConsultationState;
  readonly now: Date;
}

/** When, what was paid, and what became of it. */
export function ConsultationFacts(props: ConsultationFactsProps) {
  const { agenda, consultation, state, now } = props;
  const { timeZone } = agenda;
  const {
    payment,
    amount,
    returned,
    isReturnedByBank,
    refund,
    proposal,
    series,
    expiresAt,
    opensAt,
    isOutsideHours,
  } = consultation;
  const price = formatPrice(amount);
  const at = (instant: string) =>
    copy.times.at(formatDayShort(dayOf(instant, timeZone)), timeOf(instant, timeZone));
  const isCancelled = state === 'cancelled' || state === 'expired';
  const isToCome =
    state === 'pending' || state === 'scheduled' || state === 'proposed' || state === 'running';
  return (
    <ul className={styles.facts}>
      <Fact icon={<CalendarDays aria-hidden="true" />}>
        <b>{periodText(consultation, timeZone)}</b>
        {series && !series.isEnded && <span>{seriesCopy.rule(series.everyWeeks, series.until)}</span>}
        {isOutsideHours && isToCome && <span>{words.outside}</span>}
      </Fact>
      {proposal && (
        <Fact icon={<CalendarClock aria-hidden="true" />}>
          <b>
            {proposal.period
              ? copy.propose.between(
                  firstName(consultation.patientName),
                  formatDayMonth(proposal.period.from),
                  formatDayMonth(proposal.period.to),
                )
              : copy.propose.proposed(proposal.times.map(at))}
          </b>
          <span>{copy.propose.until(at(proposal.expiresAt))}</span>
        </Fact>
      )}
      {isCancelled ? (
        <Cancelled consultation={consultation} isExpired={state === 'expired'} at={at} />
      ) : (
        <Fact icon={<Wallet aria-hidden="true" />}>
          {state === 'pending' ? words.unpaid(price) : payment === 'paid' ? words.paid(price) : price}
          {state === 'pending' && opensAt && expiresAt && (
            <span>{words.charge(at(opensAt), at(expiresAt))}</span>
          )}
        </Fact>
      )}
      {returned > 0 && refund !== 'done' && (
        <Fact icon={<Undo2 aria-hidden="true" />}>
          {words.returned(formatPrice(returned))}
          {isReturnedByBank && isToCome && <span>{words.returnedByBank}</span>}
        </Fact>
      )}
      {(refund === 'done' || (refund === 'due' && returned < amount)) && (
        <Fact icon={<Undo2 aria-hidden="true" />}>
          {refund === 'done' ? words.refunded(price) : words.refundDue(formatPrice(cents(amount - returned)))}
        </Fact>
      )}
      {consultation.correctableUntil && isCorrectable(consultation, now) && (
        <Fact icon={<Info aria-hidden="true" />}>
          {words.correctable(formatDayMonth(dayOf(lastCorrection(consultation.correctableUntil), timeZone)))}
        </Fact>
      )}
      {isToCome && <Fact icon={<Video aria-hidden="true" />}>{words.video}</Fact>}
    </ul>
  );
}

interface CancelledProps {
  readonly consultation: AgendaConsultation;
  readonly isExpired: boolean;
  readonly at: (instant: string) => string;
}

function Cancelled({ consultation, isExpired, at }: CancelledProps) {
  const { cancelledBy, cancelledAt, cancellationReason, patientName } = consultation;
  return (
    <Fact icon={<CircleX aria-hidden="true" />}>
      {isExpired ? words.expired : words.cancelledBy(cancelledBy, patientName)}
      {cancelledAt && <span>{at(cancelledAt)}</span>}
      {cancellationReason && <span>{words.reason(copy.cancel.reasons[cancellationReason])}</span>}
    </Fact>
  );
}

function Fact({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li>
      {icon}
      <div>{children}</div>
    </li>
  );
}
