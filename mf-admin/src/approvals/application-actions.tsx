import { Check, MessageCircleQuestionMark, X } from 'lucide-react';
import { useState } from 'react';
import { forgetInTab } from 'shared-portal/browser-storage';
import { Button } from 'shared-ui/button';
import styles from './application-actions.module.css';
import { copy } from './copy';
import { DECISION_ACTIONS, type DecisionAction } from './decide-application';
import { DecisionDialog, type DecisionLook } from './decision-dialog';
import type { Application } from './use-applications';
import { useDecision } from './use-decision';

const LOOKS: Readonly<Record<DecisionAction, DecisionLook>> = {
  approve: { variant: 'primary', icon: <Check aria-hidden="true" /> },
  reject: { variant: 'danger', icon: <X aria-hidden="true" /> },
  request_info: { variant: 'outline', icon: <MessageCircleQuestionMark aria-hidden="true" /> },
};

/** The three decisions on a pending application, each asked about in a dialog. */
export function ApplicationActions({ application }: { application: Application }) {
  const [asked, setAsked] = useState<DecisionAction | null>(null);
  return (
    <div className={styles.actions}>
      {DECISION_ACTIONS.map((action) => (
        <Button key={action} {...LOOKS[action]} className={styles.action} onClick={() => setAsked(action)}>
          {copy.decisions[action].action}
        </Button>
      ))}
      {DECISION_ACTIONS.map((action) => (
        <Decision
          key={action}
          open={asked === action}
          action={action}
          application={application}
          onClose={() => setAsked(null)}
        />
      ))}
    </div>
  );
}

interface DecisionProps {
  readonly open: boolean;
  readonly action: DecisionAction;
  readonly application: Application;
  readonly onClose: () => void;
}

function Decision({ open, action, application, onClose }: DecisionProps) {
  const draft = `decision-${action}-${application.id}`;
  const decision = useDecision(() => {
    forgetInTab(draft);
    onClose();
  });
  return (
    <DecisionDialog
      open={open}
      draft={draft}
      texts={copy.decisions[action]}
      person={application}
      look={LOOKS[action]}
      isRunning={decision.isRunning}
      form={decision.form}
      refusals={decision.refusals}
      onSend={(text) => decision.run({ application, action, text })}
      onClose={onClose}
    />
  );
}
