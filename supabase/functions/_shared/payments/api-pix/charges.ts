import { amountText } from '../amount.ts';
import type { NewCharge, Outcome, PaymentProvider } from '../provider.ts';
import { failure, readOutcome } from './answer-outcome.ts';
import type { ApiPixOptions } from './api-pix.ts';
import type { BankCall } from './bank-client.ts';
import { createOnce } from './create-once.ts';
import { readCharge as chargeOf } from './read-answers.ts';

type Charges = Pick<PaymentProvider, 'createCharge' | 'readCharge' | 'removeCharge'>;

const REMOVED = { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' };

/** Immediate charges (cob), under identifiers that the portal chooses. */
export function createCharges(call: BankCall, { key, receiver }: ApiPixOptions): Charges {
  const pathOf = (txid: string) => `/cob/${encodeURIComponent(txid)}`;
  const charge = (outcome: Outcome<unknown>) => readOutcome(outcome, (answer) => chargeOf(answer, receiver));

  const readCharge = async (txid: string) => charge(await call('GET', pathOf(txid)));

  return {
    readCharge,
    createCharge: (wanted) =>
      createOnce({
        mayExist: wanted.mayExist ?? false,
        read: () => readCharge(wanted.txid),
        isWanted: ({ amount }) => amount === wanted.amount,
        create: async () => charge(await call('PUT', pathOf(wanted.txid), bodyOf(wanted, key))),
      }),
    async removeCharge(txid) {
      const removed = charge(await call('PATCH', pathOf(txid), REMOVED));
      if (!removed.ok && removed.kind === 'busy') return removed;
      const settled = removed.ok ? removed : await readCharge(txid);
      if (settled.ok && settled.value.state === 'removed') return { ok: true, value: 'removed' };
      if (settled.ok && settled.value.state === 'paid') return { ok: true, value: 'already_paid' };
      if (settled.ok) return removed.ok ? failure('unknown', 'still_open') : removed;
      return settled.kind === 'not_found' ? { ok: true, value: 'gone' } : { ...settled, kind: 'unknown' };
    },
  };
}

const bodyOf = ({ amount, expiresInSeconds, payer, note }: NewCharge, key: string) => ({
  calendario: { expiracao: expiresInSeconds },
  ...(payer && { devedor: { cpf: payer.cpf, nome: payer.name.slice(0, 200) } }),
  valor: { original: amountText(amount) },
  chave: key,
  solicitacaoPagador: note.slice(0, 140),
});
