import { onEveryDatabase } from './support/database.ts';
import { ask, refundDue } from './support/decisions.ts';
import {
  answer,
  arrival,
  bookAtBank,
  claimCalls,
  expectBalanced,
  moneyOf,
  receive,
} from './support/money.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

/** What the account's holder returned in the bank's app. */
const inApp = (amount: number, code = 'D') => ({
  refundId: `app${code}`,
  amount,
  state: 'done',
  origin: 'receiver',
  returnId: code.repeat(32),
  settledAt: '2026-11-24T12:00:00Z',
});

describe('a return in the bank’s app that the portal did not ask for', () => {
  onEveryDatabase((database) => {
    // Inside, so that it asks before the test is rolled back.
    describe('keeps the ledger balanced:', () => {
      afterEach(() => expectBalanced(database));

      const bell = () =>
        database.owner(
          `select title, body from public.notifications where user_id = $1 and kind = 'money' order by title`,
          [ACTORS.admin],
        );
      const ALARM = expect.objectContaining({
        title: 'Devolução fora do portal',
        body: expect.stringContaining('anote o código') as string,
      }) as unknown;
      const platformOf = async (paymentId: string) => {
        const [row] = await database.owner<{ cents: number }>(
          `select private.balance('platform', $1) as cents`,
          [paymentId],
        );
        return row?.cents;
      };
      const paid = async () => {
        const booking = await bookAtBank(database);
        const one = arrival({ txid: booking.txid });
        await receive(database, one);
        return { booking, one };
      };

      test('is a refund of the platform, once, and cannot be refunded again', async () => {
        const { booking, one } = await paid();
        await receive(database, { ...one, refunds: [inApp(5000)] });
        await receive(database, { ...one, refunds: [inApp(5000)] });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          held: 15_000,
          due: 0,
          refunds: 'done 5000',
        });
        await expect(platformOf(booking.payment_id)).resolves.toBe(-5000);
        await expect(ask(database, 'admin', 'charge_details($1)', booking.payment_id)).resolves.toMatchObject(
          { refundable_cents: 10_000, returned_cents: 5000, professional_cents: 15_000 },
        );
        await expectRefusal(
          database,
          'admin',
          `select public.decide_refund(gen_random_uuid(), $1, 15000, 'Acordo', 'platform')`,
          [booking.payment_id],
          'refund_too_much',
        );
        await expect(bell()).resolves.toEqual([
          expect.objectContaining({
            title: 'Devolução fora do portal',
            body: expect.stringContaining('pago pela plataforma') as string,
          }),
        ]);
        await expect(
          database.owner(
            `select kind, facts ->> 'amount_cents' as cents from public.notifications
             where user_id = $1 and about_id = $2 and kind in ('refund_due', 'refunded')`,
            [ACTORS.patient, booking.consultation_id],
          ),
        ).resolves.toEqual([{ kind: 'refunded', cents: '5000' }]);
        expect((await claimCalls(database)).filter(({ kind }) => kind === 'refund')).toEqual([]);
      });

      test('before a cancellation: the rest goes back', async () => {
        const { booking, one } = await paid();
        await receive(database, { ...one, refunds: [inApp(5000)] });
        await database.as('patient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ held: 0, due: 10_000 });
        await expect(platformOf(booking.payment_id)).resolves.toBe(0);
      });

      test('of money in suspense: nothing is left to decide', async () => {
        const one = arrival();
        await receive(database, one);
        await receive(database, { ...one, refunds: [inApp(15_000)] });
        await expectBalanced(database);
        await expect(database.as('admin', 'select * from public.list_suspense()')).resolves.toEqual([]);
      });

      test('of a transfer that proves a mark is of the mark', async () => {
        const booking = await bookAtBank(database);
        await database.as('admin', 'select public.mark_payment_paid($1)', [booking.payment_id]);
        const one = arrival({ txid: booking.txid });
        await receive(database, { ...one, refunds: [inApp(5000)] });
        await expect(ask(database, 'admin', 'charge_details($1)', booking.payment_id)).resolves.toMatchObject(
          { refundable_cents: 10_000 },
        );
      });

      test('is the refund of its receipt that the portal has not sent, if it is as much', async () => {
        const booking = await bookAtBank(database);
        const one = arrival({ txid: booking.txid, amount: 20_000 });
        await receive(database, one);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ refunds: 'due 5000' });
        await receive(database, { ...one, refunds: [inApp(4000)] });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ refunds: 'due 5000' });
        await expect(bell()).resolves.toContainEqual(ALARM);
        await receive(database, { ...one, refunds: [inApp(5000, 'A')] });
        await receive(database, { ...one, refunds: [inApp(5000, 'A')] });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          held: 15_000,
          due: 0,
          refunds: 'done 5000',
        });
        expect((await claimCalls(database)).filter(({ kind }) => kind === 'refund')).toEqual([]);
      });

      test('is not an unsent refund while another one was closed with a code that the bank does not name', async () => {
        const { booking, one } = await paid();
        const decide = () =>
          ask(
            database,
            'admin',
            `decide_refund(gen_random_uuid(), $1, 5000, 'Acordo', 'platform')`,
            booking.payment_id,
          );
        await decide();
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
        await ask(database, 'admin', 'close_refund($1, $2)', refund?.id, 'F'.repeat(32));
        await database.travel('2026-11-24T12:01:00Z');
        await decide();
        await receive(database, { ...one, refunds: [inApp(5000)] });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ refunds: 'done 5000, due 5000' });
        await expect(bell()).resolves.toContainEqual(ALARM);
        // The first one with its own code, and the second one.
        await receive(database, { ...one, refunds: [inApp(5000, 'F'), inApp(5000)] });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ refunds: 'done 5000, done 5000' });
      });

      test('is no refund that the bank was asked for', async () => {
        const { booking, one, call } = await refundDue(database);
        await receive(database, { ...one, refunds: [inApp(15_000)] });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ refunds: 'sent 15000' });
        await answer(database, call, { ok: false, kind: 'refused', code: 'PixDevolucaoInvalida' });
        await receive(database, { ...one, refunds: [inApp(15_000)] });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          due: 0,
          refunds: 'failed 15000, done 15000',
        });
        await expect(bell()).resolves.toEqual([]);
      });

      test('is not booked while a refund that it may be is open', async () => {
        const { booking, one, call } = await refundDue(database);
        await answer(database, call, { ok: false, kind: 'not_found', code: 'NaoEncontrado' });
        await receive(database, { ...one, refunds: [inApp(15_000)] });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ refunds: 'manual 15000' });
        await expect(bell()).resolves.toContainEqual(ALARM);
      });

      test('is not booked beside one that was closed with another code', async () => {
        const { booking, one } = await paid();
        await ask(
          database,
          'admin',
          `decide_refund(gen_random_uuid(), $1, 5000, 'Acordo', 'platform')`,
          booking.payment_id,
        );
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
        await ask(database, 'admin', 'close_refund($1, $2)', refund?.id, 'F'.repeat(32));
        await receive(database, { ...one, refunds: [inApp(5000)] });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ refunds: 'done 5000' });
        await expect(bell()).resolves.toContainEqual(ALARM);
        // With its own code it is known; another return is not.
        await database.travel('2026-11-24T12:01:00Z');
        await receive(database, { ...one, refunds: [inApp(5000, 'F'), inApp(2000, 'A')] });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ refunds: 'done 5000, done 2000' });
      });
    });
  });
});
