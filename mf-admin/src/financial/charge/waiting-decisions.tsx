import { UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import { formatBrl } from 'shared-domain/money';
import { Button } from 'shared-ui/button';
import { Note } from 'shared-ui/note';
import { Allowed } from '../../parts/team/allowed';
import styles from './charge.module.css';
import { ConfirmDecisionDialog, DeclineDialog } from './decision-dialogs';
import { bearerText } from './event-copy';
import type { WaitingDecision } from './use-charge';
import { waitingCopy as copy, wordsOf } from './waiting-copy';

/** Refunds that wait for another admin than the one who decided them. */
export function WaitingDecisions({ decisions }: { readonly decisions: readonly WaitingDecision[] }) {
  return decisions.map((decision) => (
    <Note
      key={decision.id}
      tone="warm"
      icon={<UserRoundCheck aria-hidden="true" />}
      title={copy.waits}
      className={styles.note}
    >
      <DecisionText decision={decision} />
      <DecisionButtons decision={decision} />
    </Note>
  ));
}

function DecisionText({ decision }: { readonly decision: WaitingDecision }) {
  const { isOwn, decidedBy, amount, reason, borneBy } = decision;
  const sum = formatBrl(amount);
  const words = wordsOf(decision);
  return (
    <>
      <p>{isOwn ? words.own(sum) : words.by(decidedBy ?? copy.erased, sum)}</p>
      <p className={styles.quote}>
        {bearerText(borneBy)}. {reason}
      </p>
    </>
  );
}

/** Confirming is another admin's; declining is anyone's. */
export function DecisionButtons({ decision }: { readonly decision: WaitingDecision }) {
  const [asked, setAsked] = useState<'confirm' | 'decline' | null>(null);
  const close = () => setAsked(null);
  return (
    <Allowed to="money.decide">
      <div className={styles.buttons}>
        {!decision.isOwn && (
          <Button size="sm" onClick={() => setAsked('confirm')}>
            {copy.confirm}
          </Button>
        )}
        <Button size="sm" variant="outline" onClick={() => setAsked('decline')}>
          {decision.isOwn ? copy.withdraw : copy.decline}
        </Button>
      </div>
      <ConfirmDecisionDialog decision={decision} open={asked === 'confirm'} onClose={close} />
      {asked === 'decline' && <DeclineDialog decision={decision} onClose={close} />}
    </Allowed>
  );
}
