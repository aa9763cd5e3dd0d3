import { isBrCode } from '../../functions/_shared/payments/br-code.ts';
import { simulated } from '../../functions/_shared/payments/simulated.ts';
import { chargeOf, newTxid, value } from './provider-contract.ts';

// A demonstration's provider remembers nothing, so a restart loses nothing.

describe('the provider simulated', () => {
  it('opens a charge with a valid code', async () => {
    const txid = newTxid();
    const charge = value(await simulated.createCharge(chargeOf(txid)));
    expect(charge).toMatchObject({ txid, state: 'open', amount: 12_000, receipts: [] });
    expect(isBrCode(charge.brCode ?? '')).toBe(true);
    expect(Date.parse(charge.expiresAt) - Date.now()).toBeLessThanOrEqual(900_000);
    expect(value(await simulated.removeCharge(txid))).toBe('removed');
  });

  it('refunds at once, the same each time', async () => {
    const refund = { receiptId: 'E1', refundId: 'r1', amount: 5000, note: '' };
    const [once, again] = [await simulated.refund(refund), await simulated.refund(refund)].map(value);
    expect(once).toMatchObject({ refundId: 'r1', amount: 5000, state: 'done', returnId: 'Dr1' });
    expect({ ...again, settledAt: null }).toEqual({ ...once, settledAt: null });
  });

  it('has nothing to read', async () => {
    expect(value(await simulated.listReceipts({ from: '', to: '' }))).toEqual({ receipts: [], next: null });
    for (const answer of [
      await simulated.readCharge('x'),
      await simulated.readReceipt('x'),
      await simulated.readRefund('x', 'y'),
      await simulated.readWebhook(),
    ])
      expect(answer).toMatchObject({ ok: false, kind: 'not_found' });
  });
});
