import { ask, refundDue } from './support/decisions.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { answer, claimCalls, expectBalanced, moneyOf, receive, type Arrival } from './support/money.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const PROOF = 'F'.repeat(32);
const START = Date.parse('2026-11-24T12:00:00Z');
const BY_BANK = 'D'.repeat(32);
const CLOSE = 'select public.close_refund($1, $2)';
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

const lostOf = async (database: TestDatabase, { payment_id }: { payment_id: string }) =>
  (
    await database.owner(`select private.balance('psp', $1) as psp, private.balance('loss', $1) as loss`, [
      payment_id,
    ])
  )[0];
/** The refund of a call as the bank lists it once it is done. */
const doneByBank = ({ refund_id }: { refund_id: string | null }, returnId: string | null = BY_BANK) => ({
  refundId: refund_id,
  origin: 'receiver',
  state: 'done',
  amount: 15_000,
  returnId,
});

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

      test('because there is no bank waits for it, however long, and can be sent by hand meanwhile', async () => {
        const { booking, call } = await refundDue(database);
        await answer(database, call, NO_BANK);
        await answerAll(database, NO_BANK, 1, 40);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ refunds: 'due 15000' });
        await expect(bell(database)).resolves.toEqual(['O banco não responde']);
        await database.travel(new Date(START + 41 * 3_601_000).toISOString());
        await expect(refundsIn(database)).resolves.toMatchObject([
          { call_id: call.call_id, refund_id: call.refund_id, may_exist: false },
        ]);
        const open = await openOf(database, booking.payment_id);
        await expectRefusal(database, 'admin', CLOSE, [open?.id, PROOF], 'refund_under_way');
        await answer(database, call, NO_BANK);
        await expect(
          database.as('admin', 'select state, can_close from public.list_refunds() where id = $1', [
            open?.id,
          ]),
        ).resolves.toEqual([{ state: 'due', can_close: true }]);
        await expect(ask(database, 'admin', 'charge_details($1)', booking.payment_id)).resolves.toMatchObject(
          { refunds: [{ state: 'due', can_close: true }] },
        );
        await ask(database, 'admin', 'close_refund($1, $2)', open?.id, PROOF);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ due: 0, refunds: 'done 15000' });
        await database.travel(new Date(START + 50 * 3_601_000).toISOString());
        await expect(refundsIn(database)).resolves.toEqual([]);
      });

      test('counts its attempts from the first that may have arrived', async () => {
        const { booking, call } = await refundDue(database);
        await answer(database, call, NO_BANK);
        await answerAll(database, NO_BANK, 1, 40);
        await answerAll(database, GATEWAY, 41, 42);
        await database.travel(new Date(START + 43 * 3_601_000).toISOString());
        // What was sent before may be under way at the bank: a refusal does not count yet.
        await expect(refundsIn(database)).resolves.toMatchObject([{ may_exist: true }]);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ refunds: 'sent 15000' });
      });

      const unanswered = async () => {
        const { booking, one, call } = await refundDue(database);
        await answer(database, call, GATEWAY);
        await answerAll(database, GATEWAY, 1, 24);
        await expect(moneyOf(database, booking)).resolves.not.toMatchObject({ refunds: 'manual 15000' });
        await answerAll(database, GATEWAY, 25, 40);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ refunds: 'manual 15000' });
        const open = await openOf(database, booking.payment_id);
        return { booking, one, call, id: open?.id, problem: open?.problem };
      };

      test('for a day because a gateway answers is left to the team, which closes it', async () => {
        const { booking, id, problem } = await unanswered();
        expect(problem).toBe('no_answer');
        await expect(bell(database)).resolves.toContain('Reembolso a fazer');
        await expect(
          database.owner(
            `select private.patient_refunds(p, c) -> 0 ->> 'state' as state
             from public.payments p join public.consultations c on c.id = p.consultation_id where p.id = $1`,
            [booking.payment_id],
          ),
        ).resolves.toEqual([{ state: 'manual' }]);
        await ask(database, 'admin', 'close_refund($1, $2)', id, PROOF);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ due: 0, refunds: 'done 15000' });
        await expect(refundsIn(database)).resolves.toEqual([]);
      });

      /** The bank is asked about it on, and answers. */
      const askedAgain = async (outcome: unknown) => {
        const left = await unanswered();
        await database.travel(new Date(START + 41 * 3_601_000).toISOString());
        await database.as('service', `select public.claim_payment_job('reads')`);
        const read = (await claimCalls(database)).find(({ kind }) => kind === 'read_refund');
        expect(read).toMatchObject({ refund_id: left.call.refund_id });
        await answer(database, read ?? { call_id: '' }, outcome);
        return left;
      };
      const sentAgain = async () => {
        await database.travel(new Date(START + 60 * 3_601_000).toISOString());
        return refundsIn(database);
      };

      test('is done once the bank says so', async () => {
        const { booking, id } = await askedAgain({
          ok: true,
          value: { state: 'done', returnId: BY_BANK, settledAt: '2026-11-24T13:00:00Z' },
        });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ due: 0, refunds: 'done 15000' });
        await expect(sentAgain()).resolves.toEqual([]);
        // Found on the statement: nothing went back twice.
        await ask(database, 'admin', 'close_refund($1, $2)', id, BY_BANK);
        await expect(lostOf(database, booking)).resolves.toEqual({ psp: 0, loss: 0 });
      });

      test.each([
        ['does not have it', { ok: false, kind: 'not_found', code: 'PixDevolucaoNaoEncontrada' }],
        ['did not do it', { ok: true, value: { state: 'failed', reason: 'saldo' } }],
      ])('is not sent again by the portal when the bank %s', async (_, outcome) => {
        const { booking, id } = await askedAgain(outcome);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ refunds: 'manual 15000' });
        await expect(openOf(database, booking.payment_id)).resolves.not.toMatchObject({
          problem: 'no_answer',
        });
        await expect(sentAgain()).resolves.toEqual([]);
        await ask(database, 'admin', 'close_refund($1, $2)', id, PROOF);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ due: 0, refunds: 'done 15000' });
      });

      test('is still closed by the admin who has sent it when the bank begins to do it', async () => {
        const { booking, one, call, id } = await askedAgain({ ok: true, value: { state: 'processing' } });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ refunds: 'processing 15000' });
        await ask(database, 'admin', 'close_refund($1, $2)', id, PROOF);
        await receive(database, { ...one, refunds: [doneByBank(call)] });
        await expect(lostOf(database, booking)).resolves.toEqual({ psp: 15_000, loss: -15_000 });
      });

      test('that the bank had accepted stays the bank’s', async () => {
        const { booking, call } = await refundDue(database);
        await answer(database, call, { ok: true, value: { state: 'processing' } });
        await answerAll(database, GATEWAY, 1, 40);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ refunds: 'processing 15000' });
        await expect(bell(database)).resolves.toEqual(['O banco não responde']);
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
      const UNKNOWN_THERE = { ok: false, kind: 'not_found', code: 'PixDevolucaoNaoEncontrada' };
      const TWICE = 'Reembolso feito duas vezes?';
      const carriedOut = async (
        one: Arrival,
        call: { readonly refund_id: string | null },
        returnId: string | null = BY_BANK,
      ) => {
        const done = doneByBank(call, returnId);
        for (const refunds of [[done], [done]]) await receive(database, { ...one, refunds });
      };
      const expectDone = async (booking: { payment_id: string }, refunds: string) => {
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ due: 0, refunds });
        await database.travel('2026-11-28T12:00:00Z');
        await expect(refundsIn(database)).resolves.toEqual([]);
        await expect(bell(database)).resolves.toEqual([]);
      };

      test.each<[string | null]>([[BY_BANK], [null]])(
        'is done instead of its repetition, which is not sent (%s)',
        async (returnId) => {
          const { booking, one, call } = await refundDue(database);
          await answer(database, call, REFUSED);
          await carriedOut(one, call, returnId);
          await expectDone(booking, 'failed 15000, done 15000');
        },
      );

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
        await carriedOut(one, call);
        await expectDone(booking, `${'failed 15000, '.repeat(5)}done 15000`);
      });

      test('alarms the admins if the one that was done instead is carried out as well', async () => {
        const { booking, one, call } = await refundDue(database);
        await answer(database, call, REFUSED);
        await carriedOut(one, call);
        const [second] = await database.owner<{ id: string }>(
          `select private.hex(id) as id from private.refunds where payment_id = $1 and state = 'done'`,
          [booking.payment_id],
        );
        await carriedOut(one, { refund_id: second?.id ?? '' }, 'E'.repeat(32));
        await expect(bell(database)).resolves.toEqual([TWICE]);
        await expect(lostOf(database, booking)).resolves.toEqual({ psp: 15_000, loss: -15_000 });
      });

      const manual = async () => {
        const { booking, one, call } = await refundDue(database);
        await answer(database, call, UNKNOWN_THERE);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ refunds: 'manual 15000' });
        const id = (await openOf(database, booking.payment_id))?.id;
        return { booking, one, call, id };
      };

      test('although an admin has closed it with another code is a loss, once', async () => {
        const { booking, one, call, id } = await manual();
        await ask(database, 'admin', 'close_refund($1, $2)', id, PROOF);
        await carriedOut(one, call);
        await expect(lostOf(database, booking)).resolves.toEqual({ psp: 15_000, loss: -15_000 });
        await expect(bell(database)).resolves.toContain(TWICE);
        await expect(ask(database, 'admin', 'charge_details($1)', booking.payment_id)).resolves.toMatchObject(
          {
            events: expect.arrayContaining([
              expect.objectContaining({ kind: 'loss', amount_cents: 15_000 }),
            ]) as unknown,
          },
        );
      });

      test('although an admin has closed it with a code is only reported where the bank names none', async () => {
        const { booking, one, call, id } = await manual();
        await ask(database, 'admin', 'close_refund($1, $2)', id, PROOF);
        await carriedOut(one, call, null);
        await expect(lostOf(database, booking)).resolves.toEqual({ psp: 0, loss: 0 });
        await expect(bell(database)).resolves.toContain(TWICE);
      });

      test('before an admin notes what they sent as well is a loss, once', async () => {
        const { booking, one, call, id } = await manual();
        await carriedOut(one, call);
        await expect(lostOf(database, booking)).resolves.toEqual({ psp: 0, loss: 0 });
        await expectRefusal(database, 'admin', CLOSE, [id, null], 'refund_closed');
        await expectRefusal(database, 'admin', CLOSE, [id, 'D1'], 'proof_invalid');
        await ask(database, 'admin', 'close_refund($1, $2)', id, PROOF);
        await ask(database, 'admin', 'close_refund($1, $2)', id, PROOF);
        await expectRefusal(database, 'admin', CLOSE, [id, 'A'.repeat(32)], 'refund_closed');
        await expect(lostOf(database, booking)).resolves.toEqual({ psp: 15_000, loss: -15_000 });
        await expect(bell(database)).resolves.toContain(TWICE);
      });
    });
  });
});
