import { Undo2 } from 'lucide-react';
import { formatBrl } from 'shared-domain/money';
import { useServerClock } from 'shared-data/server-clock';
import { Note } from 'shared-ui/note';
import { refundSentence } from '../parts/refund-copy';
import { copy } from './copy';
import type { Payment, PaymentState } from './payment';

/** Only then is there a code to pay, now or soon. */
const HAS_CODE: ReadonlySet<PaymentState> = new Set(['creating', 'silent', 'open']);

/** Explains money that came late, twice or in another amount, and where it is; nothing if none did. */
export function ArrivalNote({ payment }: { readonly payment: Payment }) {
  const now = useServerClock().now();
  const { arrival, amount, state, refunds } = payment;
  if (arrival === null || (arrival.kind === 'late' && state !== 'paid')) return null;
  const explanation = {
    late: copy.lateText,
    duplicate: '',
    wrong_amount: copy.received(formatBrl(arrival.amount), formatBrl(amount)),
  }[arrival.kind];
  const title = { late: copy.late, duplicate: copy.duplicate, wrong_amount: copy.wrongAmount }[arrival.kind];
  return (
    <Note icon={<Undo2 aria-hidden="true" />} tone="warm" role="status" title={title}>
      {[
        explanation,
        arrival.isChecked && copy.checked,
        ...refunds.filter(({ cause }) => cause === 'extra').map((refund) => refundSentence(refund, now)),
        arrival.kind === 'wrong_amount' && HAS_CODE.has(state) && copy.payExactly,
      ]
        .filter(Boolean)
        .join(' ')}
    </Note>
  );
}
