import { Check, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { ExportButton } from '../../parts/export/export-button';
import { ExportProgress } from '../../parts/export/export-progress';
import { useExport } from '../../parts/export/use-export';
import { ApproveDialog } from './approve-dialog';
import type { Batch } from './batch';
import { copy } from './copy';
import { EXPORTED_TRANSFERS } from './exported-transfers';
import { PaidDialog } from './paid-dialog';
import styles from './payouts.module.css';
import { ReasonDialog } from './reason-dialog';
import { discardPayouts } from './write-payouts';

/** What the reader can do with a batch in its state. */
export function BatchActions({ batch }: { readonly batch: Batch }) {
  const { id, state, isOwn, isReleaser, ready, isSimulated } = batch;
  const [asked, setAsked] = useState<'approve' | 'discard' | 'pay' | null>(null);
  const exporting = useExport(EXPORTED_TRANSFERS);
  const close = () => setAsked(null);
  return (
    <>
      {state === 'prepared' && (
        <div className={styles.buttons}>
          {!isOwn && !isReleaser && ready > 0 && (
            <Button icon={<Check aria-hidden="true" />} onClick={() => setAsked('approve')}>
              {copy.approve.action}
            </Button>
          )}
          <Button variant="outline" icon={<Trash2 aria-hidden="true" />} onClick={() => setAsked('discard')}>
            {copy.discard.action}
          </Button>
        </div>
      )}
      {state === 'approved' && (
        <>
          <div className={styles.buttons}>
            <Button onClick={() => setAsked('pay')}>
              {isSimulated ? copy.pay.simulated : copy.pay.many}
            </Button>
            <ExportButton state={id} exporting={exporting} />
          </div>
          <ExportProgress title={copy.csv.title} exporting={exporting} />
        </>
      )}
      {asked === 'approve' && <ApproveDialog batch={batch} onClose={close} />}
      {asked === 'pay' && <PaidDialog batch={batch} onClose={close} />}
      {asked === 'discard' && (
        <ReasonDialog
          texts={copy.discard}
          title={copy.discard.title}
          id={id}
          hint={copy.reasonHintTeam}
          write={discardPayouts}
          look={{ variant: 'danger' }}
          onClose={close}
        />
      )}
    </>
  );
}
