import { dayOf, formatDayMonth, timeOf } from 'shared-domain/schedule';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { copy } from './copy';
import type { Outcome } from './record-outcome';
import { useOutcome } from './use-outcome';
import type { Consultation } from './use-consultations';

interface OutcomeDialogProps {
  readonly consultation: Consultation;
  /** The outcome to record; null: closed. */
  readonly outcome: Outcome | null;
  readonly onClose: () => void;
}

const words = copy.ended;

/** Day and time of a consultation: a patient may have had two, also on one day. */
export const momentOf = ({ startsAt }: Consultation): string =>
  words.when(formatDayMonth(dayOf(startsAt)), timeOf(startsAt));

/** Asks for confirmation, because an outcome cannot be changed afterwards. */
export function OutcomeDialog({ consultation, outcome, onClose }: OutcomeDialogProps) {
  const saving = useOutcome(consultation, onClose);
  const question = words.confirm[outcome ?? 'completed'];
  return (
    <ConfirmDialog
      open={outcome !== null}
      title={question.title}
      action={question.action}
      isRunning={saving.isRunning}
      onConfirm={() => outcome && saving.run(outcome)}
      onClose={onClose}
    >
      <p>
        {question.text(consultation.patientName, momentOf(consultation))} {words.irreversible}
      </p>
    </ConfirmDialog>
  );
}
