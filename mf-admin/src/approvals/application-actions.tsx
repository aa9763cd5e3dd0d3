import { Check, MessageCircleQuestionMark, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button, type ButtonVariant } from 'shared-ui/button';
import styles from './application-actions.module.css';
import { copy } from './copy';
import { DECISION_ACTIONS, type DecisionAction } from './decide-application';
import { DecisionDialog } from './decision-dialog';
import type { Application } from './use-applications';

const LOOKS: Readonly<Record<DecisionAction, { readonly variant: ButtonVariant; readonly icon: ReactNode }>> =
  {
    approve: { variant: 'primary', icon: <Check aria-hidden="true" /> },
    request_info: { variant: 'outline', icon: <MessageCircleQuestionMark aria-hidden="true" /> },
    reject: { variant: 'danger', icon: <X aria-hidden="true" /> },
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
        <DecisionDialog
          key={action}
          open={asked === action}
          action={action}
          application={application}
          look={LOOKS[action]}
          onClose={() => setAsked(null)}
        />
      ))}
    </div>
  );
}
