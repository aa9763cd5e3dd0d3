import { book, pay } from './support/arrange.ts';
import { refundDue } from './support/decisions.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import {
  answer,
  arrival,
  bookAtBank,
  claimCalls,
  expectBalanced,
  moneyOf,
  receive,
  useBank,
  type ProviderCall,
} from './support/money.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const UNKNOWN = { ok: false, kind: 'unknown', code: 'timeout' };
const opened = { ok: true, value: { state: 'open', brCode: '00020126', receipts: [] } };

const only = (calls: readonly ProviderCall[]): ProviderCall => {
  expect(calls).toHaveLength(1);
  return calls[0] as ProviderCall;
};
const chargeOf = async (database: TestDatabase, txid: string) =>
  (await database.owner('select state, br_code, problem from private.charges where txid = $1', [txid]))[0];

describe('the outbox of payments', () => {
  onEveryDatabase((database) => {
    // Inside, so that it asks before the test is rolled back.
    describe('keeps the ledger balanced:', () => {
      // The seed's own codes, of the simulation, are over.
      beforeEach(() => database.as('service', 'select public.expire_payments()'));
      afterEach(() => expectBalanced(database));

      test('is for the service alone', async () => {
        for (const who of ['visitor', 'patient', 'admin'] as const)
          for (const sql of [
            'select * from public.claim_provider_calls()',
            `select public.record_provider_answer(gen_random_uuid(), '{}')`,
            'select public.set_payment_provider(null)',
          ])
            await expectRefusal(database, who, sql, [], '42501');
        await expectRefusal(
          database,
          'service',
          `select public.set_payment_provider('bank')`,
          [],
          'provider_invalid',
        );
      });

      test('a simulated payment does not wait for its code', async () => {
        const booking = await book(database);
        await expect(pay(database, booking.payment_id)).resolves.toMatchObject({ status: 'paid' });
      });

      test('a booking queues its code, handed out once, and at once by its identifier', async () => {
        const booking = await bookAtBank(database);
        const [{ id } = { id: null }] = await database.as<{ id: string | null }>(
          'patient',
          'select public.open_charge($1) as id',
          [booking.consultation_id],
        );
        const call = only(
          await database.as<ProviderCall>('service', 'select * from public.claim_provider_calls(20, $1)', [
            id,
          ]),
        );
        expect(call).toMatchObject({
          kind: 'create_charge',
          provider: 'api-pix',
          txid: booking.txid,
          amount_cents: 15_000,
          expires_in_seconds: 900,
          may_exist: false,
          receipt_id: null,
          refund_id: null,
        });
        expect(call.txid).toMatch(/^[0-9a-f]{32}$/);
        expect(call.note).not.toMatch(/terapia|psic|Marina/i);
        await expect(claimCalls(database)).resolves.toEqual([]);
        await expect(answer(database, call, opened)).resolves.toBe(true);
        await expect(chargeOf(database, booking.txid)).resolves.toMatchObject({
          state: 'open',
          br_code: '00020126',
        });
        await expect(answer(database, call, { ok: false, kind: 'refused', code: 'x' })).resolves.toBe(true);
        await expect(chargeOf(database, booking.txid)).resolves.toMatchObject({ state: 'open' });
      });

      test('an unknown answer is asked again, later each time, and may have acted', async () => {
        await bookAtBank(database);
        const call = only(await claimCalls(database));
        await expect(answer(database, call, UNKNOWN)).resolves.toBe(false);
        await expect(claimCalls(database)).resolves.toEqual([]);
        await database.travel('2026-11-24T12:00:10Z');
        const again = only(await claimCalls(database));
        expect(again).toMatchObject({ call_id: call.call_id, may_exist: true });
        await answer(database, again, { ok: false, kind: 'busy', code: '429', retryAfter: 60 });
        await database.travel('2026-11-24T12:01:09Z');
        await expect(claimCalls(database)).resolves.toEqual([]);
        await database.travel('2026-11-24T12:01:10Z');
        expect(await claimCalls(database)).toHaveLength(1);
      });

      test('a call whose process died is handed out again after two minutes, and may have acted', async () => {
        await bookAtBank(database);
        await claimCalls(database);
        await database.travel('2026-11-24T12:02:00Z');
        expect(only(await claimCalls(database))).toMatchObject({ may_exist: true, expires_in_seconds: 900 });
      });

      test('a refused code failed', async () => {
        const booking = await bookAtBank(database);
        await answer(database, only(await claimCalls(database)), {
          ok: false,
          kind: 'refused',
          code: 'CobOperacaoInvalida',
        });
        await expect(chargeOf(database, booking.txid)).resolves.toMatchObject({
          state: 'failed',
          problem: 'CobOperacaoInvalida',
        });
      });

      test('a code that was never asked for is not removed; another is, when its payment expires', async () => {
        const never = await bookAtBank(database);
        await database.as('patient', 'select public.cancel_consultation($1)', [never.consultation_id]);
        await expect(claimCalls(database)).resolves.toEqual([]);
        const booking = await bookAtBank(database);
        await answer(database, only(await claimCalls(database)), opened);
        await database.travel('2026-11-24T12:16:00Z');
        await database.as('service', 'select public.expire_payments()');
        await expect(chargeOf(database, booking.txid)).resolves.toMatchObject({ state: 'lapsed' });
        const removal = only(await claimCalls(database));
        expect(removal).toMatchObject({ kind: 'remove_charge', txid: booking.txid });
        await expect(chargeOf(database, booking.txid)).resolves.toMatchObject({ state: 'removing' });
        await answer(database, removal, { ok: true, value: 'removed' });
        await expect(chargeOf(database, booking.txid)).resolves.toMatchObject({ state: 'removed' });
        await expect(claimCalls(database)).resolves.toEqual([]);
      });

      test('a code that is over is removed while its time is taken, and its last second is in time', async () => {
        const booking = await bookAtBank(database);
        await answer(database, only(await claimCalls(database)), opened);
        await database.travel('2026-11-24T12:15:20Z');
        await database.as('service', `select public.claim_payment_job('reads')`);
        const removal = (await claimCalls(database)).find(({ kind }) => kind === 'remove_charge');
        expect(removal).toMatchObject({ txid: booking.txid });
        await answer(database, removal as ProviderCall, { ok: true, value: 'already_paid' });
        const read = only(await claimCalls(database));
        const receipts = [arrival({ txid: booking.txid, paidAt: '2026-11-24T12:14:59Z' })];
        await answer(database, read, { ok: true, value: { state: 'paid', brCode: null, receipts } });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          consultation: 'scheduled',
          payment: 'paid',
          receipts: 'exact',
        });
      });

      test('a removal that came too late reads the charge, and its receipt is late money', async () => {
        const booking = await bookAtBank(database);
        await answer(database, only(await claimCalls(database)), opened);
        await database.travel('2026-11-24T12:16:00Z');
        await database.as('service', 'select public.expire_payments()');
        await answer(database, only(await claimCalls(database)), { ok: true, value: 'already_paid' });
        const read = only(await claimCalls(database));
        expect(read).toMatchObject({ kind: 'read_charge', txid: booking.txid });
        const receipts = [arrival({ txid: booking.txid, paidAt: '2026-11-24T12:14:59Z' })];
        await answer(database, read, { ok: true, value: { state: 'paid', brCode: null, receipts } });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          consultation: 'scheduled',
          payment: 'paid',
        });
        await expect(chargeOf(database, booking.txid)).resolves.toMatchObject({ state: 'paid' });
      });

      test('a code that the bank does not remove for a day is let go: what is paid with it is late money', async () => {
        const booking = await bookAtBank(database);
        await answer(database, only(await claimCalls(database)), opened);
        await database.travel('2026-11-24T12:16:00Z');
        await database.as('service', 'select public.expire_payments()');
        for (let attempt = 1; attempt <= 32; attempt += 1) {
          await database.travel(
            new Date(Date.parse('2026-11-24T12:16:00Z') + attempt * 3_601_000).toISOString(),
          );
          await expect(chargeOf(database, booking.txid)).resolves.not.toMatchObject({ state: 'removed' });
          for (const call of await claimCalls(database)) await answer(database, call, UNKNOWN);
        }
        await expect(chargeOf(database, booking.txid)).resolves.toMatchObject({ state: 'removed' });
        await database.travel('2026-11-27T12:00:00Z');
        await expect(claimCalls(database)).resolves.toEqual([]);
        await receive(database, arrival({ txid: booking.txid, paidAt: '2026-11-27T12:00:00Z' }));
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          consultation: 'scheduled',
          receipts: 'late',
        });
      });

      test('a code that came to be after its payment had expired is removed again', async () => {
        const booking = await bookAtBank(database);
        await database.travel('2026-11-24T12:14:55Z');
        const creation = only(await claimCalls(database));
        await database.travel('2026-11-24T12:16:00Z');
        await database.as('service', 'select public.expire_payments()');
        await answer(database, only(await claimCalls(database)), { ok: true, value: 'gone' });
        await answer(database, creation, opened);
        await expect(chargeOf(database, booking.txid)).resolves.toMatchObject({ state: 'lapsed' });
        expect(only(await claimCalls(database))).toMatchObject({ kind: 'remove_charge' });
      });

      test('a refund is sent, read until it is done, and then the payment is refunded', async () => {
        const { booking, one, call } = await refundDue(database);
        expect(call).toMatchObject({ receipt_id: one.receiptId, amount_cents: 15_000, may_exist: false });
        expect(call.refund_id).toMatch(/^[0-9a-f]{32}$/);
        await expectRefusal(
          database,
          'admin',
          'select public.mark_refunded($1)',
          [booking.payment_id],
          'refund_under_way',
        );
        await answer(database, call, { ok: true, value: { state: 'processing' } });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          due: 15_000,
          refunds: 'processing 15000',
        });
        await database.travel('2026-11-24T12:05:01Z');
        await database.as('service', `select public.claim_payment_job('reads')`);
        const read = only(await claimCalls(database));
        expect(read).toMatchObject({
          kind: 'read_refund',
          refund_id: call.refund_id,
          receipt_id: one.receiptId,
        });
        await answer(database, read, {
          ok: true,
          value: { state: 'done', returnId: 'D1', settledAt: '2026-11-24T12:04:00Z' },
        });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ due: 0, refunds: 'done 15000' });
        await expect(
          database.owner('select refunded_at is not null as back from public.payments where id = $1', [
            booking.payment_id,
          ]),
        ).resolves.toEqual([{ back: true }]);
      });

      test('one that failed is tried with a new identifier, later each time; after five it is for an admin', async () => {
        const { booking, call } = await refundDue(database);
        const identifiers = new Set([call.refund_id]);
        let now = Date.parse('2026-11-24T12:00:00Z');
        await answer(database, call, { ok: false, kind: 'refused', code: 'PixDevolucaoInvalida' });
        for (let attempt = 1; attempt < 5; attempt += 1) {
          await expect(claimCalls(database)).resolves.toEqual([]);
          now += 5 * 4 ** (attempt - 1) * 60_000;
          await database.travel(new Date(now).toISOString());
          const next = only(await claimCalls(database));
          identifiers.add(next.refund_id);
          await answer(database, next, { ok: true, value: { state: 'failed', reason: 'saldo' } });
        }
        expect(identifiers.size).toBe(5);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          due: 15_000,
          refunds: `${'failed 15000, '.repeat(5)}manual 15000`,
        });
        await expectRefusal(
          database,
          'admin',
          'select public.mark_refunded($1)',
          [booking.payment_id],
          'proof_required',
        );
        await database.as('admin', 'select public.mark_refunded($1, $2)', [
          booking.payment_id,
          'D'.repeat(32),
        ]);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ due: 0 });
      });

      test('one that the provider refuses may have lost its money to the payer’s bank: its receipt is read again', async () => {
        const { booking, one, call } = await refundDue(database);
        const hints = `select hints from public.claim_webhooks()`;
        await expect(database.as('service', hints)).resolves.toEqual([]);
        await answer(database, call, { ok: false, kind: 'refused', code: 'PixDevolucaoInvalida' });
        await expect(database.as('service', hints)).resolves.toEqual([
          { hints: [{ receiptId: one.receiptId, txid: booking.txid }] },
        ]);
        const returned = { refundId: 'med1', origin: 'bank', state: 'done', amount: 4000, returnId: 'D1' };
        await receive(database, { ...one, refunds: [returned] });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ due: 11_000, held: 0 });
        // What makes room for a return is no failure of the provider.
        await expect(database.as('service', hints)).resolves.toEqual([]);
      });

      test('one that is unknown keeps its identifier', async () => {
        const { call } = await refundDue(database);
        await answer(database, call, UNKNOWN);
        await database.travel('2026-11-24T12:00:10Z');
        expect(only(await claimCalls(database))).toMatchObject({
          refund_id: call.refund_id,
          may_exist: true,
        });
      });

      test('one that the bank had accepted gets no second identifier, whatever the bank answers later', async () => {
        const { booking, call } = await refundDue(database);
        await answer(database, call, { ok: true, value: { state: 'processing' } });
        await database.travel('2026-11-24T12:05:01Z');
        await database.as('service', `select public.claim_payment_job('reads')`);
        const read = only(await claimCalls(database));
        await answer(database, read, { ok: false, kind: 'not_found', code: 'PixDevolucaoNaoEncontrada' });
        const again = only(await claimCalls(database));
        expect(again).toMatchObject({ kind: 'refund', refund_id: call.refund_id, may_exist: true });
        await answer(database, again, { ok: false, kind: 'refused', code: 'PixDevolucaoInvalida' });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          due: 15_000,
          refunds: 'manual 15000',
        });
      });

      test.each([
        [
          'closed by hand',
          async (booking: { payment_id: string }) => {
            await database.as('admin', 'select public.mark_refunded($1, $2)', [
              booking.payment_id,
              'D'.repeat(32),
            ]);
          },
          null,
        ],
        [
          'whose repetition was sent',
          async () => {
            await database.travel('2026-11-24T12:05:00Z');
            only(await claimCalls(database));
          },
          { ok: false, kind: 'refused', code: 'PixDevolucaoInvalida' },
        ],
      ] as const)('one %s and carried out by the bank alarms the admins once', async (_, close, outcome) => {
        const { booking, one, call } = await refundDue(database);
        await answer(database, call, outcome ?? { ok: false, kind: 'not_found', code: 'PixNaoEncontrado' });
        await close(booking);
        const alarms = () =>
          database.owner(
            `select distinct link from public.notifications where title = 'Reembolso feito duas vezes?'`,
          );
        await expect(alarms()).resolves.toEqual([]);
        const done = {
          refundId: call.refund_id,
          origin: 'receiver',
          state: 'done',
          amount: 15_000,
          returnId: `D${'1'.repeat(31)}`,
        };
        await receive(database, { ...one, refunds: [done] });
        const told = 'select count(*) from public.notifications where about_id is not null';
        const [before] = await database.owner(told);
        await receive(database, { ...one, refunds: [done] });
        await expect(alarms()).resolves.toEqual([
          { link: `/admin/financial?cobranca=${booking.payment_id}` },
        ]);
        await expect(database.owner(told)).resolves.toEqual([before]);
      });

      test('an admin may send what was not sent yet; then the provider is not asked', async () => {
        const booking = await bookAtBank(database);
        await receive(database, arrival({ txid: booking.txid }));
        await database.as('patient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
        await database.as('admin', 'select public.mark_refunded($1, $2)', [
          booking.payment_id,
          'D'.repeat(32),
        ]);
        await expect(claimCalls(database)).resolves.toEqual([]);
      });

      test('after 85 days a refund is for an admin at once', async () => {
        const booking = await bookAtBank(database);
        await receive(database, arrival({ txid: booking.txid, paidAt: '2026-08-01T12:00:00Z' }));
        await database.as('patient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ refunds: 'manual 15000' });
      });

      test('play money goes back by itself after some seconds, real money never by the simulation', async () => {
        const booking = await book(database);
        await pay(database, booking.payment_id);
        await database.as('patient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
        await expect(claimCalls(database)).resolves.toEqual([]);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ refunds: 'due 15000' });
        await database.travel('2026-11-24T12:00:05Z');
        const call = only(await claimCalls(database));
        expect(call).toMatchObject({ kind: 'refund', provider: 'simulated' });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ refunds: 'sent 15000' });
        await answer(database, call, { ok: true, value: { state: 'done', returnId: 'D1' } });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ due: 0, refunds: 'done 15000' });
        const { call: real } = await refundDue(database);
        expect(real.provider).toBe('api-pix');
      });

      test('a charge that opens later is made when it opens', async () => {
        await useBank(database);
        const [row] = await database.as<{ answer: { consultations: readonly { opens_at: string }[] } }>(
          'professional',
          `select public.book_for_patient($1, '{2026-12-06T12:00:00Z}', gen_random_uuid()) as answer`,
          [ACTORS.patient],
        );
        await expect(claimCalls(database)).resolves.toEqual([]);
        await database.travel(row?.answer.consultations[0]?.opens_at ?? '');
        await database.as('service', `select public.claim_payment_job('reads')`);
        const creations = (await claimCalls(database)).filter(({ kind }) => kind === 'create_charge');
        expect(only(creations)).toMatchObject({ expires_in_seconds: 48 * 3600 });
      });
    });
  });
});
