import { Link2, Undo2, UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import { formatBrl } from 'shared-domain/money';
import { formatInstant } from 'shared-domain/schedule';
import { Button } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { CopyCode } from 'shared-ui/copy-code';
import { Note } from 'shared-ui/note';
import { Allowed } from '../../parts/team/allowed';
import { AssignDialog } from './assign-dialog';
import { copy } from './copy';
import { KeepDialog, ReturnDialog } from './reason-dialogs';
import styles from './suspense.module.css';
import type { Stray } from './use-suspense';

/** One transfer, with what can be decided about it. */
export function StrayCard({ stray }: { readonly stray: Stray }) {
  const { amount, paidAt, reason, e2eid, patientName, professionalName, waits } = stray;
  const [asked, setAsked] = useState<'assign' | 'return' | 'keep' | null>(null);
  const close = () => setAsked(null);
  // What a known patient paid goes back, or is assigned.
  const canKeep = patientName === null || reason === 'patient_erased';
  return (
    <Card>
      <p className={styles.amount}>{formatBrl(amount)}</p>
      <p>{copy.paidAt(formatInstant(paidAt))}</p>
      <p className={styles.reason}>{copy.classes[reason] ?? reason}</p>
      {patientName && professionalName && (
        <p className={styles.reason}>{copy.near(patientName, professionalName)}</p>
      )}
      {e2eid && (
        <div className={styles.code}>
          <CopyCode
            label={copy.e2eid}
            code={e2eid}
            toasts={{ copied: copy.copied, failed: copy.notCopied }}
          />
        </div>
      )}
      {waits ? (
        <Note icon={<UserRoundCheck aria-hidden="true" />} className={styles.waits}>
          {copy.waits}
        </Note>
      ) : (
        <Allowed to="money.decide">
          <div className={styles.buttons}>
            <Button size="sm" icon={<Link2 aria-hidden="true" />} onClick={() => setAsked('assign')}>
              {copy.assign}
            </Button>
            <Button
              size="sm"
              variant="outline"
              icon={<Undo2 aria-hidden="true" />}
              onClick={() => setAsked('return')}
            >
              {copy.giveBack}
            </Button>
            {canKeep && (
              <Button size="sm" variant="text" onClick={() => setAsked('keep')}>
                {copy.keep}
              </Button>
            )}
          </div>
        </Allowed>
      )}
      {asked === 'assign' && <AssignDialog stray={stray} onClose={close} />}
      {asked === 'return' && <ReturnDialog stray={stray} onClose={close} />}
      {asked === 'keep' && <KeepDialog stray={stray} onClose={close} />}
    </Card>
  );
}
