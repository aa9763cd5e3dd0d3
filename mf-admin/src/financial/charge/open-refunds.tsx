import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { formatBrl } from 'shared-domain/money';
import { Button } from 'shared-ui/button';
import { Note } from 'shared-ui/note';
import { Allowed } from '../../parts/team/allowed';
import styles from './charge.module.css';
import { CloseRefundDialog } from './close-refund-dialog';
import { problemOf } from './event-copy';
import { refundCopy as copy } from './refund-copy';
import type { OpenRefund } from './use-charge';

/** Money on its way back; what the bank does not send can be noted as sent by hand. */
export function OpenRefunds({ refunds }: { readonly refunds: readonly OpenRefund[] }) {
  return refunds.map((refund) => (
    <Note
      key={refund.id}
      icon={<Undo2 aria-hidden="true" />}
      title={copy.open(formatBrl(refund.amount), copy.states[refund.state] ?? refund.state)}
      className={styles.note}
    >
      <Problem refund={refund} />
      <CloseRefundButton refund={refund} />
    </Note>
  ));
}

function Problem({ refund }: { readonly refund: OpenRefund }) {
  const text = problemOf(refund);
  return text && <p>{text}</p>;
}

/** Refunds that an admin sends: those that the bank cannot or was asked for in vain, and simulated ones. */
export function CloseRefundButton({ refund }: { readonly refund: OpenRefund }) {
  const [isOpen, setOpen] = useState(false);
  if (!refund.canClose) return null;
  return (
    <Allowed to="money.decide">
      <div className={styles.buttons}>
        <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
          {copy.close}
        </Button>
        {isOpen && <CloseRefundDialog refund={refund} onClose={() => setOpen(false)} />}
      </div>
    </Allowed>
  );
}
