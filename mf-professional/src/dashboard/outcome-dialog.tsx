import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { copy } from './copy';
import type { Outcome } from './record-outcome';
import { useOutcome } from './use-outcome';
import type { Consultation } from './use-consultations';

interface OutcomeDialogProps {
  readonly consultation: Consultation;
  /** What is about to be said; null: nothing is, the dialog is closed. */
  readonly outcome: Outcome | null;
  readonly onClose: () => void;
}

const words = copy.ended;

/** Asks once more, since how a consultation ended cannot be changed afterwards. */
export function OutcomeDialog({ consultation, outcome, onClose }: OutcomeDialogProps) {
  const saving = useOutcome(consultation, onClose);
  const question = words.confirm[outcome ?? 'completed'];
  return (
    <Dialog
      open={outcome !== null}
      title={question.title}
      onClose={onClose}
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            loading={saving.isRunning}
            onClick={() => {
              if (outcome) saving.run(outcome);
            }}
          >
            {question.action}
          </Button>
        </>
      }
    >
      <p>
        {question.text(consultation.patientName)} {words.irreversible}
      </p>
    </Dialog>
  );
}
