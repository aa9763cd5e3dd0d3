import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { ask } from './support/decisions.ts';
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

type Consultation = Readonly<Record<'consultation_id' | 'payment_id', string>>;

/** What the patient is told of a consultation's money, in the order of the moments. */
const told = async (database: TestDatabase, { consultation_id }: Consultation) =>
  (
    await database.owner<{ kind: string; cents: string | null }>(
      `select kind, facts ->> 'amount_cents' as cents from public.notifications
       where user_id = $1 and about_id = $2 and kind in ('cancelled', 'refund_due', 'refunded') order by created_at, kind`,
      [ACTORS.patient, consultation_id],
    )
  ).map(({ kind, cents }) => `${kind} ${cents ?? 'without amount'}`);
const mailed = async (database: TestDatabase, { consultation_id }: Consultation) => {
  const [mail] = await database.owner(
    `select payload -> 'refund_due' as due, payload -> 'refund_cents' as cents, payload -> 'refunded' as back
     from private.mail_outbox where kind = 'cancelled' and payload ->> 'consultation_id' = $1::text`,
    [consultation_id],
  );
  return mail;
};

describe('what a patient is told of a refund', () => {
  onEveryDatabase((database) => {
    // Inside, so that it asks before the test is rolled back.
    describe('with a balanced ledger:', () => {
      afterEach(() => expectBalanced(database));

      const finishRefunds = async () => {
        for (const call of (await claimCalls(database)).filter(({ kind }) => kind === 'refund'))
          await answer(database, call, { ok: true, value: { state: 'done', returnId: null } });
      };
      /** R$ 150 paid, of which so much went back by the team. */
      const paidAndReturned = async (cents: number) => {
        const booking = await bookAtBank(database);
        await receive(database, arrival({ txid: booking.txid }));
        await ask(
          database,
          'admin',
          `decide_refund(gen_random_uuid(), $1, $2, 'Acordo', 'platform')`,
          booking.payment_id,
          cents,
        );
        await finishRefunds();
        return booking;
      };
      const cancel = async ({ consultation_id }: Consultation) => {
        await database.travel('2026-11-24T13:00:00Z');
        await database.owner(`select private.cancel_sessions(array[$1::uuid], 'professional')`, [
          consultation_id,
        ]);
        await expectBalanced(database);
      };

      test('is the rest, where the team had given back a part', async () => {
        const booking = await paidAndReturned(5000);
        await cancel(booking);
        const before = ['refund_due 5000', 'refunded 5000', 'cancelled 10000'];
        await expect(told(database, booking)).resolves.toEqual(before);
        await expect(mailed(database, booking)).resolves.toEqual({ due: true, cents: 10_000, back: false });
        await database.travel('2026-11-24T14:00:00Z');
        await finishRefunds();
        await expect(told(database, booking)).resolves.toEqual([...before, 'refunded 10000']);
      });

      test('is nothing, where all of it was back before', async () => {
        const booking = await paidAndReturned(15_000);
        await cancel(booking);
        await expect(told(database, booking)).resolves.toEqual([
          'refund_due 15000',
          'refunded 15000',
          'cancelled without amount',
        ]);
        await expect(mailed(database, booking)).resolves.toEqual({ due: false, cents: 0, back: true });
      });

      test('is all that arrived late, also more than the price', async () => {
        const booking = await bookAtBank(database);
        await database.travel('2026-11-24T12:20:00Z');
        await database.as('service', 'select public.expire_payments()');
        await bookAtBank(database, 'otherPatient');
        await receive(
          database,
          arrival({ txid: booking.txid, amount: 20_000, paidAt: '2026-11-24T12:20:00Z' }),
        );
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ due: 20_000, refund_due: true });
        await expect(told(database, booking)).resolves.toEqual(['refund_due 20000']);
        await database.travel('2026-11-24T13:00:00Z');
        await finishRefunds();
        await expect(told(database, booking)).resolves.toEqual(['refund_due 20000', 'refunded 20000']);
      });
    });
  });
});
