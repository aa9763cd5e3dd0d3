import { ask, refundDue } from './support/decisions.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { answer, claimCalls, expectBalanced, moneyOf, receive, type Arrival } from './support/money.ts';
import { ACTORS } from './support/people.ts';

const PROOF = 'F'.repeat(32);
const START = Date.parse('2026-11-24T12:00:00Z');
const NO_BANK = { ok: false, kind: 'busy', code: 'no_bank' };
const GATEWAY = { ok: false, kind: 'unknown', code: 'http_403' };

const refundsIn = async (database: TestDatabase) =>
  (await claimCalls(database)).filter(({ kind }) => kind === 'refund');
const openOf = async (database: TestDatabase, paymentId: string) =>
  (
    await database.owner<{ id: string; sent: boolean; problem: string | null }>(
      `select id, sent_at is not null as sent, problem from private.refunds
       where payment_id = $1 and state not in ('done', 'failed')`,
      [paymentId],
    )
  )[0];
const bell = async (database: TestDatabase) =>
  (
    await database.owner<{ title: string }>(
      `select title from public.notifications where user_id = $1 and kind = 'money' order by title`,
      [ACTORS.admin],
    )
  ).map(({ title }) => title);

/** Answers every call from one hour to another, each as soon as it is due. */
async function answerAll(database: TestDatabase, outcome: unknown, first: number, last: number) {
  for (let hour = first; hour <= last; hour += 1) {
    await database.travel(new Date(START + hour * 3_601_000).toISOString());
    await database.as('service', `select public.claim_payment_job('reads')`);
    await database.as('service', `select public.finish_payment_job('reads')`);
    for (const call of await claimCalls(database)) await answer(database, call, outcome);
  }
}

describe('a refund to which the bank gives no definite answer', () => {
  onEveryDatabase((database) => {
    // Inside, so that it asks before the test is rolled back.
    describe('keeps the ledger balanced:', () => {
      afterEach(() => expectBalanced(database));

      test('and that certainly was not done waits again, and can be sent by hand', async () => {
        const { booking, call } = await refundDue(database);
        await expect(openOf(database, booking.payment_id)).resolves.toMatchObject({ sent: true });
        await answer(database, call, NO_BANK);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ refunds: 'due 15000' });
        await expect(openOf(database, booking.payment_id)).resolves.toMatchObject({ sent: false });
        await database.travel('2026-11-24T12:00:10Z');
        await expect(refundsIn(database)).resolves.toMatchObject([{ call_id: call.call_id }]);
        await answer(database, call, NO_BANK);
        await ask(database, 'admin', 'mark_refunded($1, $2)', booking.payment_id, PROOF);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ due: 0, refunds: 'done 15000' });
        await database.travel('2026-11-24T14:00:00Z');
        await expect(refundsIn(database)).resolves.toEqual([]);
      });

      test('and that may have arrived stays sent', async () => {
        const { booking, call } = await refundDue(database);
        await answer(database, call, GATEWAY);
        await database.travel('2026-11-24T12:00:10Z');
        for (const again of await refundsIn(database)) await answer(database, again, NO_BANK);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ refunds: 'sent 15000' });
      });

      test.each([
        ['there is no bank', NO_BANK],
        ['a gateway answers', GATEWAY],
      ])('for a day because %s is left to the team, which closes it', async (_, outcome) => {
        const { booking, call } = await refundDue(database);
        await answer(database, call, outcome);
        await answerAll(database, outcome, 1, 24);
        await expect(moneyOf(database, booking)).resolves.not.toMatchObject({ refunds: 'manual 15000' });
        await answerAll(database, outcome, 25, 40);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ refunds: 'manual 15000' });
        const open = await openOf(database, booking.payment_id);
        expect(open).toMatchObject({ problem: 'no_answer' });
        await expect(bell(database)).resolves.toContain('Reembolso a fazer');
        await expect(
          database.owner(
            `select private.patient_refunds(p, c) -> 0 ->> 'state' as state
             from public.payments p join public.consultations c on c.id = p.consultation_id where p.id = $1`,
            [booking.payment_id],
          ),
        ).resolves.toEqual([{ state: 'manual' }]);
        await ask(database, 'admin', 'close_refund($1, $2)', open?.id, PROOF);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ due: 0, refunds: 'done 15000' });
        await expect(refundsIn(database)).resolves.toEqual([]);
      });

      test('although the bank had accepted it is left to the team after a day', async () => {
        const { booking, call } = await refundDue(database);
        await answer(database, call, { ok: true, value: { state: 'processing' } });
        await answerAll(database, GATEWAY, 1, 40);
        await expect(openOf(database, booking.payment_id)).resolves.toMatchObject({ problem: 'no_answer' });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ refunds: 'manual 15000' });
      });

      test('is left to the team at once when its receipt is 85 days old', async () => {
        const { booking, call } = await refundDue(database);
        await answer(database, call, NO_BANK);
        await database.travel('2027-02-18T12:00:00Z');
        for (const again of await refundsIn(database)) await answer(database, again, NO_BANK);
        await expect(openOf(database, booking.payment_id)).resolves.toMatchObject({ problem: 'too_old' });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ refunds: 'manual 15000' });
      });
    });
  });
});

describe('a refused refund that the bank carries out all the same', () => {
  onEveryDatabase((database) => {
    // Inside, so that it asks before the test is rolled back.
    describe('keeps the ledger balanced:', () => {
      afterEach(() => expectBalanced(database));

      const REFUSED = { ok: false, kind: 'refused', code: 'PixDevolucaoInvalida' };
      const carriedOut = async (one: Arrival, refundId: string | null) => {
        const done = {
          refundId,
          origin: 'receiver',
          state: 'done',
          amount: 15_000,
          returnId: 'D'.repeat(32),
        };
        for (const refunds of [[done], [done]]) await receive(database, { ...one, refunds });
      };
      const expectDone = async (booking: { payment_id: string }, refunds: string) => {
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ due: 0, refunds });
        await database.travel('2026-11-28T12:00:00Z');
        await expect(refundsIn(database)).resolves.toEqual([]);
        await expect(bell(database)).resolves.toEqual([]);
      };

      test('is done instead of its repetition, which is not sent', async () => {
        const { booking, one, call } = await refundDue(database);
        await answer(database, call, REFUSED);
        await carriedOut(one, call.refund_id);
        await expectDone(booking, 'failed 15000, done 15000');
      });

      test('is done instead of the last attempt, which an admin was asked to make', async () => {
        const { booking, one, call } = await refundDue(database);
        await answer(database, call, REFUSED);
        for (let day = 25; day <= 28; day += 1) {
          await database.travel(`2026-11-${day}T12:00:00Z`);
          for (const again of await refundsIn(database)) await answer(database, again, REFUSED);
        }
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          refunds: `${'failed 15000, '.repeat(5)}manual 15000`,
        });
        await expect(bell(database)).resolves.toEqual(['Reembolso a fazer']);
        await carriedOut(one, call.refund_id);
        await expectDone(booking, `${'failed 15000, '.repeat(5)}done 15000`);
      });

      test('alarms the admins if the one that was done instead is carried out as well', async () => {
        const { booking, one, call } = await refundDue(database);
        await answer(database, call, REFUSED);
        await carriedOut(one, call.refund_id);
        const [second] = await database.owner<{ id: string }>(
          `select private.hex(id) as id from private.refunds where payment_id = $1 and state = 'done'`,
          [booking.payment_id],
        );
        const done = { refundId: second?.id, origin: 'receiver', state: 'done', amount: 15_000 };
        await receive(database, { ...one, refunds: [{ ...done, returnId: 'E'.repeat(32) }] });
        await expect(bell(database)).resolves.toEqual(['Reembolso feito duas vezes?']);
      });
    });
  });
});
