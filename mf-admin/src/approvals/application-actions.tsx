import { Check, MessageCircleQuestionMark, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'shared-ui/button';
import styles from './application-actions.module.css';
import { copy } from './copy';
import { DECISION_ACTIONS, type DecisionAction } from './decide-application';
import { DecisionDialog, type DecisionLook } from './decision-dialog';
import type { Application } from './use-applications';
import { useDecision } from './use-decision';
import { useDecisionForm } from './use-decision-form';

const LOOKS: Readonly<Record<DecisionAction, DecisionLook>> = {
  approve: { variant: 'primary', icon: <Check aria-hidden="true" /> },
  reject: { variant: 'danger', icon: <X aria-hidden="true" /> },
  request_info: { variant: 'outline', icon: <MessageCircleQuestionMark aria-hidden="true" /> },
};

/** The dialog's button: asking for information is its main action. */
const SEND_LOOKS: typeof LOOKS = { ...LOOKS, request_info: { variant: 'primary', icon: null } };

/** The three decisions on a pending application, each confirmed in a dialog. */
export function ApplicationActions({ application }: { application: Application }) {
  const [asked, setAsked] = useState<DecisionAction | null>(null);
  return (
    <div className={styles.actions}>
      {DECISION_ACTIONS.map((action) => (
        <Button key={action} {...LOOKS[action]} className={styles.action} onClick={() => setAsked(action)}>
          {copy.decisions[action].action}
        </Button>
      ))}
      {asked && <Decision action={asked} application={application} onClose={() => setAsked(null)} />}
    </div>
  );
}

interface DecisionProps {
  readonly action: DecisionAction;
  readonly application: Application;
  readonly onClose: () => void;
}

function Decision({ action, application, onClose }: DecisionProps) {
  const texts = copy.decisions[action];
  const form = useDecisionForm(`decision-${action}-${application.id}`, texts, application.fullName);
  const decision = useDecision(() => {
    form.saved();
    onClose();
  }, form.refuse);
  return (
    <DecisionDialog
      form={form}
      texts={texts}
      person={application}
      look={SEND_LOOKS[action]}
      isRunning={decision.isRunning}
      onSend={(text) => decision.run({ application, action, text })}
      onClose={() => {
        onClose();
        // Another admin may have decided: the card stays until the updated list has been read.
        if (form.refusal !== null) decision.reload();
      }}
    />
  );
}
