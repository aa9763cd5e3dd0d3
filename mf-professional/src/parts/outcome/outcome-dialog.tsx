import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { copy } from './copy';
import type { Outcome } from './record-outcome';
import { useOutcome } from './use-outcome';

interface OutcomeDialogProps {
  readonly consultation: { readonly id: string; readonly patientName: string };
  /** Day and time, as text. */
  readonly when: string;
  /** The outcome to record; null: closed. */
  readonly outcome: Outcome | null;
  /** Whether another outcome is recorded already. */
  readonly isCorrection?: boolean;
  readonly onClose: () => void;
}

/** Asks for confirmation, with the consequences of the outcome. */
export function OutcomeDialog(props: OutcomeDialogProps) {
  const { consultation, when, outcome, isCorrection = false, onClose } = props;
  const saving = useOutcome(consultation, isCorrection, onClose);
  const question = (isCorrection ? copy.correct : copy.confirm)[outcome ?? 'completed'];
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
        {question.text(consultation.patientName, when)} {!isCorrection && copy.reversible}
      </p>
    </ConfirmDialog>
  );
}
