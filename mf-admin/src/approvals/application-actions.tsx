import { Check, MessageCircleQuestionMark, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/field';
import { Note } from 'shared-ui/note';
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

interface ApplicationActionsProps {
  readonly application: Application;
  /** The decision whose dialog is open. */
  readonly asked: DecisionAction | null;
  readonly onAsk: (action: DecisionAction | null) => void;
  /** What has not been checked; an approval names it and is confirmed. */
  readonly unchecked?: readonly string[];
}

/** The three decisions on a pending application, each confirmed in a dialog. */
export function ApplicationActions({ application, asked, onAsk, unchecked = [] }: ApplicationActionsProps) {
  return (
    <div className={styles.actions}>
      {DECISION_ACTIONS.map((action) => (
        <Button key={action} {...LOOKS[action]} className={styles.action} onClick={() => onAsk(action)}>
          {copy.decisions[action].action}
        </Button>
      ))}
      {asked && (
        <Decision
          action={asked}
          application={application}
          unchecked={asked === 'approve' ? unchecked : []}
          onClose={() => onAsk(null)}
        />
      )}
    </div>
  );
}

interface DecisionProps {
  readonly action: DecisionAction;
  readonly application: Application;
  readonly unchecked: readonly string[];
  readonly onClose: () => void;
}

function Decision({ action, application, unchecked, onClose }: DecisionProps) {
  const [anyway, setAnyway] = useState(false);
  const [isMissing, setMissing] = useState(false);
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
      onSend={(text) => {
        if (unchecked.length > 0 && !anyway) return setMissing(true);
        decision.run({ application, action, text });
      }}
      onClose={() => {
        onClose();
        // Another admin may have decided: the card stays until the updated list has been read.
        if (form.refusal !== null) decision.reload();
      }}
    >
      {unchecked.length > 0 && (
        <Note tone="warm" icon={<TriangleAlert aria-hidden="true" />}>
          <p>{copy.unchecked(unchecked)}</p>
          <Checkbox
            checked={anyway}
            error={isMissing && !anyway ? copy.anywayMissing : null}
            onChange={({ target }) => setAnyway(target.checked)}
          >
            {copy.anyway}
          </Checkbox>
        </Note>
      )}
    </DecisionDialog>
  );
}
