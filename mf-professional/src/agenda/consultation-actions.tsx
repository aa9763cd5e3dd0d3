import { CalendarClock, CalendarPlus, CalendarX, Undo2, UserRoundX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { hasBegun, hasEnded } from 'shared-domain/consultation';
import { dayOf, formatDayMonth, timeOf } from 'shared-domain/schedule';
import { Button } from 'shared-ui/button';
import { useFocusFallback } from 'shared-ui/focus-fallback';
import { isContested } from '../parts/absence';
import { OutcomeDialog } from '../parts/outcome/outcome-dialog';
import type { Outcome } from '../parts/outcome/record-outcome';
import type { Agenda, AgendaConsultation } from './agenda';
import styles from './consultation-actions.module.css';
import { copy } from './copy';
import { Correction } from './correction';
import { PaymentReminder } from './payment-reminder';
import { RecordingLink } from './recording-link';
import { StartButton } from './start-button';
import { isAbsenceDue, isCorrectable, isProposable, isTooLateToMove, stateOf } from './state';
import { useAgendaWrite } from './use-agenda-write';
import { withdrawProposal } from './write-consultation';
import { PROFESSIONAL_ERRORS } from 'shared-domain/professional-errors';

const words = copy.panel;

/** What opens in place of the panel. */
export type PanelAction = 'cancel' | 'propose';

interface ConsultationActionsProps {
  readonly agenda: Agenda;
  readonly consultation: AgendaConsultation;
  readonly now: Date;
  readonly readOnly: boolean;
  readonly chat: ReactNode;
  readonly onAction: (action: PanelAction) => void;
  readonly onBook: () => void;
  readonly className?: string | undefined;
}

/** What can be done about a consultation in its state. */
export function ConsultationActions(props: ConsultationActionsProps) {
  const { agenda, consultation, now, readOnly, chat, onAction, onBook, className } = props;
  const [asked, setAsked] = useState<Outcome | null>(null);
  const part = useFocusFallback<HTMLDivElement>();
  const { timeZone } = agenda;
  const { startsAt, proposal, patientName, payment } = consultation;
  const state = stateOf(consultation, now);
  const isOpen = state === 'pending' || state === 'scheduled' || state === 'proposed' || state === 'running';
  const mayChange = isOpen && !readOnly && !hasBegun(consultation, now);
  const isOver =
    state === 'completed' || state === 'no_show' || (state === 'cancelled' && payment === 'paid');
  const mayBook = isOver && !readOnly;
  const mayRecord = !readOnly || consultation.isKept;
  const isEnded = state === 'ended' && mayRecord && !isContested(consultation);
  const mayCorrect = isCorrectable(consultation, now) && hasEnded(consultation, now) && mayRecord;
  const isAbsence = isAbsenceDue(consultation, now) && mayRecord && !mayChange;
  const when = words.outcomeWhen(formatDayMonth(dayOf(startsAt, timeZone)), timeOf(startsAt, timeZone));
  return (
    <>
      <div ref={part} className={className}>
        {isOpen && state !== 'pending' && state !== 'proposed' && <StartButton consultation={consultation} />}
        {state === 'pending' && <p>{words.waitingPayment}</p>}
        {mayChange && <PaymentReminder agenda={agenda} consultation={consultation} now={now} />}
        {isEnded && (
          <>
            <p>{words.askOutcome}</p>
            <Button block onClick={() => setAsked('completed')}>
              {words.completed}
            </Button>
          </>
        )}
        {proposal && mayChange && <Withdrawal proposalId={proposal.id} />}
        <div className={styles.pair}>
          {chat}
          {mayBook && (
            <Button
              block
              variant="outline"
              icon={<CalendarPlus aria-hidden="true" />}
              aria-label={words.bookFor(patientName)}
              onClick={onBook}
            >
              {words.book}
            </Button>
          )}
        </div>
        {state === 'completed' && <RecordingLink id={consultation.id} />}
        {mayChange && isTooLateToMove(consultation, now) && <p>{words.tooLate}</p>}
      </div>
      {(mayChange || isEnded || mayCorrect || isAbsence) && (
        <div className={styles.foot}>
          {mayChange && isProposable(consultation, now) && (
            <Button
              variant="text"
              icon={<CalendarClock aria-hidden="true" />}
              onClick={() => onAction('propose')}
            >
              {copy.propose.move}
            </Button>
          )}
          {mayChange && (
            <Button
              variant="text"
              icon={<CalendarX aria-hidden="true" />}
              className={styles.danger}
              onClick={() => onAction('cancel')}
            >
              {copy.cancel.title}
            </Button>
          )}
          {mayCorrect && <Correction consultation={consultation} when={when} />}
          {isAbsence && (
            <Button
              variant="text"
              icon={<UserRoundX aria-hidden="true" />}
              onClick={() => setAsked('no_show')}
            >
              {words.noShow}
            </Button>
          )}
        </div>
      )}
      <OutcomeDialog consultation={consultation} when={when} outcome={asked} onClose={() => setAsked(null)} />
    </>
  );
}

function Withdrawal({ proposalId }: { readonly proposalId: string }) {
  const withdrawing = useAgendaWrite({
    write: withdrawProposal,
    context: PROFESSIONAL_ERRORS.proposal,
    done: () => ({ title: copy.propose.withdrawn, text: copy.propose.withdrawnText }),
    onDone: () => undefined,
  });
  return (
    <Button
      block
      variant="outline"
      icon={<Undo2 aria-hidden="true" />}
      loading={withdrawing.isRunning}
      onClick={() => withdrawing.run(proposalId)}
    >
      {copy.propose.withdraw}
    </Button>
  );
}
