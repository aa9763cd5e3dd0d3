import type { Booking } from './support/arrange.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { ask, keptBefore } from './support/decisions.ts';
import {
  answer,
  arrival,
  bookAtBank,
  claimCalls,
  expectBalanced,
  moneyOf,
  receive,
  type Arrival,
} from './support/money.ts';
import { expectRefusal } from './support/refusals.ts';

const PROOF = 'D'.repeat(32);
const takenBack = (amount: number) => [
  { refundId: 'M1', amount, state: 'done', origin: 'bank', settledAt: '2026-11-24T12:00:00Z' },
];
const balancesOf = async (database: TestDatabase, { payment_id }: Booking) =>
  (
    await database.owner(
      `select private.balance('psp', $1) as psp, private.balance('psp_unproven', $1) as unproven,
         private.balance('loss', $1) as loss, private.balance('platform', $1) as platform`,
      [payment_id],
    )
  )[0];
const detailsOf = (database: TestDatabase, { payment_id }: Booking) =>
  ask(database, 'admin', 'charge_details($1)', payment_id);

type Marked = Booking & { readonly txid: string };

async function marked(database: TestDatabase): Promise<Marked> {
  const booking = await bookAtBank(database);
  await database.as('admin', 'select public.mark_payment_paid($1)', [booking.payment_id]);
  return booking;
}
const cancel = (database: TestDatabase, { consultation_id }: Booking) =>
  database.as('patient', 'select public.cancel_consultation($1)', [consultation_id]);

async function undecided(database: TestDatabase) {
  const [row] = await database.as<{ receipt_id: string }>('admin', 'select * from public.list_suspense()');
  return row?.receipt_id;
}

async function throughItsCharge(database: TestDatabase, { txid }: Marked): Promise<Arrival> {
  const one = arrival({ txid });
  await receive(database, one);
  return one;
}
async function outOfSuspense(database: TestDatabase, { payment_id }: Marked): Promise<Arrival> {
  const one = arrival();
  await receive(database, one);
  await ask(database, 'admin', 'assign_suspense($1, $2)', await undecided(database), payment_id);
  return one;
}

describe('a transfer that proves a mark by hand', () => {
  onEveryDatabase((database) => {
    // Inside, so that it asks before the test is rolled back.
    describe('keeps the ledger balanced:', () => {
      afterEach(() => expectBalanced(database));

      describe.each([
        ['through its charge', throughItsCharge],
        ['out of suspense', outOfSuspense],
      ] as const)('that came %s and is taken back by the payer’s bank', (_, prove) => {
        test('takes the place of a refund that was not sent', async () => {
          const booking = await marked(database);
          const one = await prove(database, booking);
          await cancel(database, booking);
          await expect(moneyOf(database, booking)).resolves.toMatchObject({ refunds: 'due 15000' });
          await database.travel('2026-11-24T12:01:00Z');
          await receive(database, { ...one, refunds: takenBack(15_000) });
          await receive(database, { ...one, refunds: takenBack(15_000) });
          await expect(moneyOf(database, booking)).resolves.toMatchObject({
            held: 0,
            due: 0,
            refunds: 'failed 15000, done 15000',
          });
          await expect(balancesOf(database, booking)).resolves.toMatchObject({ loss: 0 });
          expect((await claimCalls(database)).filter(({ kind }) => kind === 'refund')).toEqual([]);
        });

        test('in part, leaves the rest of the refund', async () => {
          const booking = await marked(database);
          const one = await prove(database, booking);
          await cancel(database, booking);
          await receive(database, { ...one, refunds: takenBack(6000) });
          await expect(moneyOf(database, booking)).resolves.toMatchObject({ held: 0, due: 9000 });
          expect((await claimCalls(database)).filter(({ kind }) => kind === 'refund')).toMatchObject([
            { amount_cents: 9000, receipt_id: one.receiptId },
          ]);
        });

        test('is one return, also where it was booked on the transfer itself', async () => {
          const booking = await marked(database);
          const one = await prove(database, booking);
          await receive(database, { ...one, refunds: takenBack(15_000) });
          await database.owner(
            `update private.refunds set receipt_id = (select id from private.receipts where e2eid = $2)
             where payment_id = $1 and decided_by = 'bank'`,
            [booking.payment_id, one.receiptId],
          );
          await receive(database, { ...one, refunds: takenBack(15_000) });
          await expect(moneyOf(database, booking)).resolves.toMatchObject({ held: 0, refunds: 'done 15000' });
          await expect(balancesOf(database, booking)).resolves.toMatchObject({ loss: 0 });
        });

        test('before the consultation, leaves nothing to refund', async () => {
          const booking = await marked(database);
          const one = await prove(database, booking);
          await receive(database, { ...one, refunds: takenBack(15_000) });
          await expect(moneyOf(database, booking)).resolves.toMatchObject({ held: 0, refunds: 'done 15000' });
          await expect(detailsOf(database, booking)).resolves.toMatchObject({ refundable_cents: 0 });
          await expectRefusal(
            database,
            'admin',
            `select public.decide_refund(gen_random_uuid(), $1, 15000, 'Acordo', 'platform')`,
            [booking.payment_id],
            'refund_too_much',
          );
        });
      });

      test('leaves its refund to the team, which may have sent it already', async () => {
        const booking = await marked(database);
        await cancel(database, booking);
        await throughItsCharge(database, booking);
        await expect(
          database.owner('select state, problem from private.refunds where payment_id = $1', [
            booking.payment_id,
          ]),
        ).resolves.toEqual([{ state: 'manual', problem: 'proven_later' }]);
        await ask(database, 'admin', 'mark_refunded($1, $2)', booking.payment_id, PROOF);
        await expect(balancesOf(database, booking)).resolves.toMatchObject({ psp: 0, unproven: 0 });
      });

      test('after its refund was sent by hand: the bank has neither of them', async () => {
        const booking = await marked(database);
        await cancel(database, booking);
        await ask(database, 'admin', 'mark_refunded($1, $2)', booking.payment_id, PROOF);
        await expect(balancesOf(database, booking)).resolves.toMatchObject({ psp: 0, unproven: 0 });
        await database.travel('2026-11-24T12:02:00Z');
        const one = await throughItsCharge(database, booking);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          due: 0,
          suspense: 0,
          refunds: 'done 15000',
        });
        await expect(balancesOf(database, booking)).resolves.toMatchObject({ psp: 0, unproven: 0, loss: 0 });
        await expectBalanced(database);
        // The transfer itself is still whole for the payer's bank.
        await receive(database, { ...one, refunds: takenBack(15_000) });
        await expect(balancesOf(database, booking)).resolves.toMatchObject({ psp: 15_000, loss: -15_000 });
      });
    });
  });
});

describe('money from suspense that the payer’s bank takes back', () => {
  onEveryDatabase((database) => {
    // Inside, so that it asks before the test is rolled back.
    describe('keeps the ledger balanced:', () => {
      afterEach(() => expectBalanced(database));

      /** A consultation marked by hand, and R$ 140 for its code, which are in suspense. */
      const withAnotherAmount = async () => {
        const booking = await marked(database);
        const one = arrival({ txid: booking.txid, amount: 14_000 });
        await receive(database, one);
        return { booking, one, id: await undecided(database) };
      };
      const expectUntouched = async (booking: Booking) => {
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ held: 15_000, suspense: 0 });
        await expect(detailsOf(database, booking)).resolves.toMatchObject({
          state: 'paid',
          professional_cents: 15_000,
          returned_cents: 0,
        });
        await expect(
          database.owner('select returned_cents from public.payments where id = $1', [booking.payment_id]),
        ).resolves.toEqual([{ returned_cents: 0 }]);
      };

      test('is the platform’s if it was kept once, not the consultation’s', async () => {
        const { booking, one, id } = await withAnotherAmount();
        await keptBefore(database, id);
        await expect(balancesOf(database, booking)).resolves.toMatchObject({ platform: 14_000 });
        await receive(database, { ...one, refunds: takenBack(14_000) });
        await expect(balancesOf(database, booking)).resolves.toMatchObject({ platform: 0, loss: 0 });
        await expectUntouched(booking);
      });

      test('is a loss if it was given back by a transfer before', async () => {
        const { booking, one, id } = await withAnotherAmount();
        await ask(database, 'admin', 'return_suspense($1, $2, $3)', crypto.randomUUID(), id, 'Não confere');
        const call = (await claimCalls(database)).find(({ kind }) => kind === 'refund');
        await answer(database, call ?? { call_id: '' }, {
          ok: false,
          kind: 'not_found',
          code: 'NaoEncontrado',
        });
        const [refund] = await database.owner<{ id: string }>(
          `select id from private.refunds where payment_id = $1 and state = 'manual'`,
          [booking.payment_id],
        );
        await ask(database, 'admin', 'close_refund($1, $2)', refund?.id, PROOF);
        await receive(database, { ...one, refunds: takenBack(14_000) });
        await expect(balancesOf(database, booking)).resolves.toMatchObject({ platform: 0, loss: -14_000 });
        await expectUntouched(booking);
      });

      test('takes the place of its own refund that was not sent', async () => {
        const { booking, one, id } = await withAnotherAmount();
        await ask(database, 'admin', 'return_suspense($1, $2, $3)', crypto.randomUUID(), id, 'Não confere');
        await receive(database, { ...one, refunds: takenBack(14_000) });
        expect((await claimCalls(database)).filter(({ kind }) => kind === 'refund')).toEqual([]);
        await expect(balancesOf(database, booking)).resolves.toMatchObject({ loss: 0 });
        await expectUntouched(booking);
      });
    });
  });
});
