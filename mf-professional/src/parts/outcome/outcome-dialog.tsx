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
  readonly onClose: () => void;
}

/** Asks for confirmation, because an outcome cannot be changed afterwards. */
export function OutcomeDialog({ consultation, when, outcome, onClose }: OutcomeDialogProps) {
  const saving = useOutcome(consultation, onClose);
  const question = copy.confirm[outcome ?? 'completed'];
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
        {question.text(consultation.patientName, when)} {copy.irreversible}
      </p>
    </ConfirmDialog>
  );
}
