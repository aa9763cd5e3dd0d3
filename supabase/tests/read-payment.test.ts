import { book, type Wish } from './support/arrange.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import {
  answer,
  arrival,
  bookAtBank,
  claimCalls,
  expectBalanced,
  receive,
  txidOf,
  useBank,
} from './support/money.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const READ = 'select public.read_payment($1) as payment';
const OPEN = 'select public.open_charge($1) as id';
const CODE = '00020126';

const opened = (change: object = {}) => ({
  ok: true,
  value: { state: 'open', brCode: CODE, receipts: [], ...change },
});

interface Payment {
  readonly state: string;
  readonly code: string | null;
  readonly expires_at: string;
  readonly charge_number: number;
  readonly renewal_refusal: string | null;
  readonly arrival: object | null;
  readonly now: string;
}

const instant = (text: string | undefined) => text && new Date(text).toISOString();

describe('the payment on its screen', () => {
  onEveryDatabase((database) => {
    // Inside, so that it asks before the test is rolled back.
    describe('keeps the ledger balanced:', () => {
      beforeEach(() => database.as('service', 'select public.expire_payments()'));
      afterEach(() => expectBalanced(database));

      const read = async ({ consultation_id }: { consultation_id: string }) => {
        const [row] = await database.as<{ payment: Payment }>('patient', READ, [consultation_id]);
        return row?.payment;
      };
      const openCharge = async ({ consultation_id }: { consultation_id: string }) => {
        const [row] = await database.as<{ id: string | null }>('patient', OPEN, [consultation_id]);
        return row?.id ?? null;
      };
      /** A booking at the bank whose code was made. */
      const withCode = async (wish: Partial<Wish> = {}) => {
        const booking = await bookAtBank(database, 'patient', wish);
        await answerAll(database, opened());
        return booking;
      };

      test.each(['otherPatient', 'professional', 'admin'] as const)(
        'belongs to its patient: %s has none such',
        async (who) => {
          const { consultation_id } = await book(database);
          for (const sql of [READ, OPEN])
            await expectRefusal(database, who, sql, [consultation_id], 'payment_not_found');
        },
      );

      test('is nothing for visitors, and unknown ones are refused', async () => {
        const id = crypto.randomUUID();
        for (const sql of [READ, OPEN]) {
          await expectRefusal(database, 'visitor', sql, [id], '42501');
          await expectRefusal(database, 'patient', sql, [id], 'payment_not_found');
        }
      });

      test('waits for the code, then shows it with fifteen minutes from then on', async () => {
        const booking = await bookAtBank(database);
        await expect(read(booking)).resolves.toMatchObject({ state: 'creating', code: null });
        const [call] = await claimCalls(database);
        await database.travel('2026-11-24T12:01:00Z');
        await answer(database, { call_id: call?.call_id ?? '' }, opened());
        const payment = await read(booking);
        expect(payment).toMatchObject({ state: 'open', code: CODE, charge_number: 1 });
        expect(instant(payment?.expires_at)).toBe('2026-11-24T12:16:00.000Z');
        expect(instant(payment?.now)).toBe('2026-11-24T12:01:00.000Z');
        await expect(claimCalls(database)).resolves.toEqual([]);
      });

      test('holds the time for at most seventeen minutes, and never longer than the bank takes the code', async () => {
        const late = await bookAtBank(database);
        await database.travel('2026-11-24T12:05:00Z');
        const [call] = await claimCalls(database);
        expect(call).toMatchObject({ expires_in_seconds: 720 });
        await answer(database, { call_id: call?.call_id ?? '' }, opened());
        expect(instant((await read(late))?.expires_at)).toBe('2026-11-24T12:17:00.000Z');

        const known = await bookAtBank(database, 'patient', { date: '2026-12-03' });
        await database.travel('2026-11-24T12:06:00Z');
        await answerAll(database, opened({ expiresAt: '2026-11-24T12:20:30Z' }));
        expect(instant((await read(known))?.expires_at)).toBe('2026-11-24T12:20:30.000Z');
      });

      test('says after two minutes that the bank does not answer, and keeps the time', async () => {
        const booking = await bookAtBank(database);
        await claimCalls(database);
        await database.travel('2026-11-24T12:02:00Z');
        const payment = await read(booking);
        expect(payment).toMatchObject({ state: 'silent', code: null });
        expect(instant(payment?.expires_at)).toBe('2026-11-24T12:15:00.000Z');
      });

      test('asks again for a code that the bank refused, in the same time', async () => {
        const booking = await bookAtBank(database);
        await expect(openCharge(booking)).resolves.toEqual(expect.any(String));
        await answerAll(database, { ok: false, kind: 'refused', code: 'CobOperacaoInvalida' });
        await expect(read(booking)).resolves.toMatchObject({ state: 'silent' });
        const again = await openCharge(booking);
        expect(again).toEqual(expect.any(String));
        await expect(openCharge(booking)).resolves.toBe(again);
        await database.travel('2026-11-24T12:01:00Z');
        await answerAll(database, opened());
        const payment = await read(booking);
        expect(payment).toMatchObject({ state: 'open', code: CODE });
        expect(instant(payment?.expires_at)).toBe('2026-11-24T12:16:00.000Z');
        await expect(openCharge(booking)).resolves.toBeNull();
      });

      test('asks for ten codes at most, and then notifies admins', async () => {
        const booking = await bookAtBank(database);
        const told = async () =>
          (
            await database.owner(
              `select from public.notifications where user_id = $1 and title = 'Um paciente não consegue pagar'`,
              [ACTORS.admin],
            )
          ).length;
        for (let code = 1; code <= 10; code += 1) {
          await expect(told()).resolves.toBe(0);
          await expect(openCharge(booking)).resolves.toEqual(expect.any(String));
          await answerAll(database, { ok: false, kind: 'refused', code: 'CobOperacaoInvalida' });
          await expect(read(booking)).resolves.toMatchObject({ state: code < 10 ? 'silent' : 'refused' });
        }
        await expect(openCharge(booking)).resolves.toBeNull();
        await expect(told()).resolves.toBe(1);
        await database.travel('2026-11-24T12:16:00Z');
        await expect(read(booking)).resolves.toMatchObject({ state: 'expired' });
      });

      test('asks a bank that wants a pause not before its end', async () => {
        const booking = await bookAtBank(database);
        await answerAll(database, { ok: false, kind: 'busy', code: '429', retryAfter: 60 });
        await database.travel('2026-11-24T12:00:59Z');
        await expect(openCharge(booking)).resolves.toBeNull();
        await database.travel('2026-11-24T12:01:00Z');
        await expect(openCharge(booking)).resolves.toEqual(expect.any(String));
      });

      test('asks a bank that always refuses ten times at most', async () => {
        const booking = await bookAtBank(database);
        for (let n = 0; n < 12; n += 1) {
          await openCharge(booking);
          await answerAll(database, { ok: false, kind: 'refused', code: 'x' });
        }
        await expect(openCharge(booking)).resolves.toBeNull();
        await expect(
          database.owner('select 1 from private.charges where payment_id = $1', [booking.payment_id]),
        ).resolves.toHaveLength(10);
      });

      test('is unavailable where no one makes codes', async () => {
        const booking = await book(database);
        // As a date of a series whose charge opens now.
        await database.owner('delete from private.charges where payment_id = $1', [booking.payment_id]);
        await database.as('service', 'select public.set_payment_provider(null)');
        await expect(read(booking)).resolves.toMatchObject({ state: 'unavailable' });
        await expect(openCharge(booking)).resolves.toBeNull();
      });

      test('is expired at the end, renewable while the time is free', async () => {
        const booking = await withCode();
        await database.travel('2026-11-24T12:15:00Z');
        await expect(read(booking)).resolves.toMatchObject({
          state: 'expired',
          code: null,
          renewal_refusal: null,
        });
        // A transfer of the last second may still arrive.
        await expect(book(database, 'otherPatient')).rejects.toMatchObject({ message: 'slot_taken' });
        await database.travel('2026-11-24T12:16:00Z');
        await book(database, 'otherPatient');
        await expect(read(booking)).resolves.toMatchObject({
          state: 'expired',
          renewal_refusal: 'slot_taken',
        });
        await expect(openCharge(booking)).resolves.toBeNull();
      });

      test('says what renewing would answer', async () => {
        const booking = await withCode();
        const renewal = async () => (await read(booking))?.renewal_refusal;
        await database.travel('2026-11-24T12:20:00Z');
        await database.owner('update public.payments set charge_number = 4 where id = $1', [
          booking.payment_id,
        ]);
        await expect(renewal()).resolves.toBe('too_many_renewals');
        await database.owner('update public.payments set charge_number = 1 where id = $1', [
          booking.payment_id,
        ]);
        await database.travel('2026-12-24T12:20:00Z');
        await expect(renewal()).resolves.toBe('slot_past');
      });

      test('has another code after renewing', async () => {
        const booking = await withCode();
        await database.travel('2026-11-24T12:20:00Z');
        await database.as('patient', 'select public.renew_payment($1)', [booking.payment_id]);
        await answerAll(database, opened({ brCode: 'second' }));
        const payment = await read(booking);
        expect(payment).toMatchObject({ state: 'open', code: 'second', charge_number: 2 });
        expect(instant(payment?.expires_at)).toBe('2026-11-24T12:35:00.000Z');
      });

      test('is paid, also late while the time was free', async () => {
        const booking = await withCode();
        await receive(database, arrival({ txid: booking.txid }));
        await expect(read(booking)).resolves.toMatchObject({ state: 'paid', code: null, arrival: null });

        const late = await withCode({ date: '2026-12-03' });
        await database.travel('2026-11-24T12:20:00Z');
        await database.as('service', 'select public.expire_payments()');
        await receive(database, arrival({ txid: late.txid, paidAt: '2026-11-24T12:20:00Z' }));
        await expect(read(late)).resolves.toMatchObject({
          state: 'paid',
          arrival: { class: 'late', amount_cents: 15_000, refund_cents: 0 },
        });
      });

      test('is returned when the money came after the time was taken', async () => {
        const booking = await withCode();
        await database.travel('2026-11-24T12:20:00Z');
        const other = await book(database, 'otherPatient');
        await receive(
          database,
          arrival({ txid: await txidOf(database, other), paidAt: '2026-11-24T12:20:00Z' }),
        );
        await receive(database, arrival({ txid: booking.txid, paidAt: '2026-11-24T12:20:00Z' }));
        await expect(read(booking)).resolves.toMatchObject({
          state: 'returned',
          refund_due: true,
          arrival: { class: 'late', refund_cents: 15_000, refund_done: false },
        });
      });

      test('asks for the right amount after too little came, within the same minutes', async () => {
        const booking = await withCode();
        await receive(database, arrival({ txid: booking.txid, amount: 1000 }));
        await expect(read(booking)).resolves.toMatchObject({
          state: 'creating',
          arrival: { class: 'wrong_amount', amount_cents: 1000, refund_cents: 1000, refund_done: false },
        });
        await database.travel('2026-11-24T12:04:00Z');
        await answerAll(database, opened({ brCode: 'second' }));
        const payment = await read(booking);
        expect(payment).toMatchObject({ state: 'open', code: 'second' });
        expect(instant(payment?.expires_at)).toBe('2026-11-24T12:15:00.000Z');
      });

      test('names a second transfer, which goes back', async () => {
        const booking = await withCode();
        await receive(database, arrival({ txid: booking.txid }), arrival({ txid: booking.txid }));
        await expect(read(booking)).resolves.toMatchObject({
          state: 'paid',
          arrival: { class: 'duplicate', refund_cents: 15_000 },
        });
      });

      test('is cancelled with the consultation', async () => {
        const booking = await withCode();
        await database.as('patient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
        await expect(read(booking)).resolves.toMatchObject({ state: 'cancelled', code: null });
        await expect(openCharge(booking)).resolves.toBeNull();
      });

      test('keeps the end of a charge that opens days ahead', async () => {
        await useBank(database);
        const booking = await book(database);
        await database.owner(
          `update public.payments set opens_at = '2026-11-24T13:00:00Z', expires_at = '2026-11-25T12:00:00Z' where id = $1`,
          [booking.payment_id],
        );
        await expect(read(booking)).resolves.toMatchObject({ state: 'not_open' });
        await expect(openCharge(booking)).resolves.toBeNull();
        await database.travel('2026-11-24T13:00:00Z');
        await expect(openCharge(booking)).resolves.toEqual(expect.any(String));
        await answerAll(database, opened());
        expect(instant((await read(booking))?.expires_at)).toBe('2026-11-25T12:00:00.000Z');
      });
    });
  });
});

/** Answers every waiting call that makes a code. */
async function answerAll(database: TestDatabase, outcome: unknown): Promise<void> {
  for (const call of await claimCalls(database))
    if (call.kind === 'create_charge') await answer(database, call, outcome);
}
