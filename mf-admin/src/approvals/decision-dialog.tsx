import { useId, type ReactNode } from 'react';
import { PROFESSIONS } from 'shared-domain/specialties';
import { Avatar } from 'shared-ui/avatar';
import { Button, type ButtonVariant } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { copy } from './copy';
import type { DecisionAction } from './decide-application';
import styles from './decision-dialog.module.css';
import { DecisionForm } from './decision-form';
import type { Application } from './use-applications';
import { useDecision } from './use-decision';

interface DecisionDialogProps {
  readonly open: boolean;
  readonly action: DecisionAction;
  readonly application: Application;
  readonly look: { readonly variant: ButtonVariant; readonly icon: ReactNode };
  readonly onClose: () => void;
}

/** Asks what goes with a decision, and sends it. What was typed stays when sending fails. */
export function DecisionDialog({ open, action, application, look, onClose }: DecisionDialogProps) {
  const formId = useId();
  const { title, send } = copy.decisions[action];
  const decision = useDecision(onClose);
  const close = () => {
    if (!decision.isRunning) onClose();
  };
  return (
    <Dialog
      open={open}
      title={title}
      onClose={close}
      footer={
        <>
          <Button variant="text" onClick={close}>
            {copy.cancel}
          </Button>
          <Button {...look} type="submit" form={formId} loading={decision.isRunning}>
            {send}
          </Button>
        </>
      }
    >
      <Applicant application={application} />
      <DecisionForm
        id={formId}
        action={action}
        name={application.fullName}
        onSend={(text) => decision.run({ application, action, text })}
      />
    </Dialog>
  );
}

function Applicant({ application: { fullName, profession, registration } }: { application: Application }) {
  return (
    <div className={styles.applicant}>
      <Avatar name={fullName} size="sm" />
      <div>
        <strong>{fullName}</strong>
        <p className={styles.register}>
          {PROFESSIONS[profession]}, {registration}
        </p>
      </div>
    </div>
  );
}
