import { centsOf } from '../../../functions/_shared/payments/amount.ts';
import type { ApiPixStage } from '../../payments/api-pix-stage.ts';

/** What a receipt still has at the bank. */
export function restOf({ served }: ApiPixStage, receiptId: string): number {
  const { valor, devolucoes = [] } = served.bank.getPix(receiptId);
  return devolucoes
    .filter(({ status }) => status !== 'NAO_REALIZADO')
    .reduce((rest, one) => rest - (centsOf(one.valor) ?? 0), centsOf(valor) ?? 0);
}

/** Everything that reached the bank. */
export const arrivedAt = ({ served }: ApiPixStage): string[] =>
  served.bank.listPix('2026-01-01T00:00:00Z', '2036-01-01T00:00:00Z').map(({ endToEndId }) => endToEndId);

/** Whether the bank knows a charge and waits for its money. */
export function isActive({ served }: ApiPixStage, txid: string): boolean {
  try {
    return served.bank.getCharge(txid).status === 'ATIVA';
  } catch {
    return false;
  }
}
