import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { copy } from './copy';
import type { Outcome } from './end-session';
import { useEnding } from './use-ending';
import type { Session } from './use-sessions';

interface EndDialogProps {
  readonly session: Session;
  /** What is about to be said; null: nothing is, the dialog is closed. */
  readonly outcome: Outcome | null;
  readonly onClose: () => void;
}

const words = copy.ended;

/** Asks once more, since how a session ended cannot be changed afterwards. */
export function EndDialog({ session, outcome, onClose }: EndDialogProps) {
  const ending = useEnding(session, onClose);
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
            loading={ending.isRunning}
            onClick={() => {
              if (outcome) ending.run(outcome);
            }}
          >
            {question.action}
          </Button>
        </>
      }
    >
      <p>
        {question.text(session.patientName)} {words.irreversible}
      </p>
    </Dialog>
  );
}
