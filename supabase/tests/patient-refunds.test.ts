import { book, pay, type Booking } from './support/arrange.ts';
import { addAdmin, ask, completedAtBank } from './support/decisions.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { answer, arrival, bookAtBank, claimCalls, expectBalanced, receive, txidOf } from './support/money.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const HISTORY = 'select refunds from public.patient_history(consultation_id => $1)';
const DECIDE = 'decide_refund(gen_random_uuid(), $1, $2, $3, $4)';
const PROOF = `D${'0'.repeat(31)}`;

interface Refund {
  readonly amount_cents: number;
  readonly cause: string;
  readonly state: string;
  readonly decided_at: string;
  readonly sent_at: string | null;
  readonly done_at: string | null;
  readonly by_team: boolean;
  readonly until: string;
}

const refundsOf = async (database: TestDatabase, { consultation_id }: Booking): Promise<Refund[]> => {
  const [row] = await database.as<{ refunds: Refund[] }>('patient', HISTORY, [consultation_id]);
  return row?.refunds ?? [];
};
const cancel = (database: TestDatabase, { consultation_id }: Booking) =>
  database.as('patient', 'select public.cancel_consultation($1)', [consultation_id]);
/** Paid at the bank, then cancelled in time. */
const cancelled = async (database: TestDatabase) => {
  const booking = await bookAtBank(database);
  await receive(database, arrival({ txid: booking.txid }));
  await cancel(database, booking);
  return booking;
};
/** The bank answers the refunds that are due. */
const answerRefunds = async (database: TestDatabase, outcome: unknown) => {
  for (const call of await claimCalls(database))
    if (call.kind === 'refund' || call.kind === 'read_refund') await answer(database, call, outcome);
};
const done = (at: string) => ({
  ok: true,
  value: { state: 'done', returnId: `D${crypto.randomUUID().replaceAll('-', '').slice(1)}`, settledAt: at },
});
const REFUSED = { ok: false, kind: 'refused', code: 'PixDevolucaoInvalida' };
const instants = ({ decided_at, sent_at, done_at }: Refund) =>
  [decided_at, sent_at, done_at].map((at) => at && new Date(at).toISOString().slice(0, 16));

describe('what a patient reads of refunds', () => {
  onEveryDatabase((database) => {
    // Inside, so that it asks before the test is rolled back.
    describe('with a balanced ledger:', () => {
      afterEach(() => expectBalanced(database));

      test('is their own', async () => {
        const { consultation_id } = await cancelled(database);
        await expectRefusal(database, 'visitor', HISTORY, [consultation_id], '42501');
        for (const who of ['otherPatient', 'professional', 'admin'] as const)
          await expect(database.as(who, HISTORY, [consultation_id])).resolves.toEqual([]);
      });

      test('is counted beside the payment and in the agenda, without a second transfer', async () => {
        const booking = await bookAtBank(database);
        const first = arrival({ txid: booking.txid });
        const back = (refundId: string, amount: number) => [
          { refundId, amount, state: 'done', origin: 'bank' },
        ];
        const counted = async () => {
          const [payment] = await database.as(
            'patient',
            'select returned_cents from public.payments where id = $1',
            [booking.payment_id],
          );
          const [rule] = await database.owner('select cents from private.refund_of($1, private.now())', [
            booking.consultation_id,
          ]);
          const { consultations } = (await ask(
            database,
            'professional',
            `agenda('2026-11-20', '2026-12-31')`,
          )) as {
            readonly consultations: readonly Readonly<Record<string, unknown>>[];
          };
          const { returned_cents, returned_by_bank } =
            consultations.find(({ id }) => id === booking.consultation_id) ?? {};
          return [payment?.returned_cents, rule?.cents, returned_cents, returned_by_bank];
        };
        await receive(database, first);
        await receive(database, { ...arrival({ txid: booking.txid }), refunds: back('M1', 15_000) });
        await expect(counted()).resolves.toEqual([0, 15_000, 0, false]);
        await receive(database, { ...first, refunds: back('M2', 4000) });
        await expect(counted()).resolves.toEqual([4000, 11_000, 4000, true]);
      });

      test('counts no return of money that was too little to pay', async () => {
        const booking = await bookAtBank(database);
        const less = arrival({ txid: booking.txid, amount: 5000 });
        await receive(database, less);
        const back = { refundId: 'M1', amount: 5000, state: 'done', origin: 'bank' };
        await receive(database, { ...less, refunds: [back] });
        await receive(database, arrival({ txid: await txidOf(database, booking) }));
        await expect(
          database.owner(
            `select p.status, r.cents from public.payments p, private.refund_of(p.consultation_id, private.now()) r
             where p.id = $1`,
            [booking.payment_id],
          ),
        ).resolves.toEqual([{ status: 'paid', cents: 15_000 }]);
      });

      test('is not of the price where it was in suspense, and is told', async () => {
        const booking = await bookAtBank(database);
        await database.as('admin', 'select public.mark_payment_paid($1)', [booking.payment_id]);
        await receive(database, arrival({ txid: booking.txid, amount: 14_000 }));
        const arrivalOf = async () =>
          (await ask(database, 'patient', 'read_payment($1)', booking.consultation_id)) as {
            readonly arrival: unknown;
          };
        await expect(arrivalOf()).resolves.toMatchObject({
          arrival: { class: 'wrong_amount', in_suspense: true },
        });
        await expect(refundsOf(database, booking)).resolves.toEqual([]);
        const [row] = await database.as<{ receipt_id: string }>(
          'admin',
          'select * from public.list_suspense()',
        );
        await ask(
          database,
          'admin',
          'return_suspense(gen_random_uuid(), $1, $2)',
          row?.receipt_id,
          'Não confere',
        );
        await expect(arrivalOf()).resolves.toMatchObject({ arrival: { in_suspense: false } });
        await expect(refundsOf(database, booking)).resolves.toMatchObject([
          { cause: 'extra', state: 'due', amount_cents: 14_000 },
        ]);
        await answerRefunds(database, done('2026-11-24T12:00:00Z'));
        await expect(
          database.owner(
            `select kind, facts ->> 'amount_cents' as cents from public.notifications
             where user_id = $1 and about_id = $2 and kind in ('refund_due', 'refunded') order by kind`,
            [ACTORS.patient, booking.consultation_id],
          ),
        ).resolves.toEqual([
          { kind: 'refund_due', cents: '14000' },
          { kind: 'refunded', cents: '14000' },
        ]);
      });

      test('is nothing while nothing goes back', async () => {
        const booking = await bookAtBank(database);
        await expect(refundsOf(database, booking)).resolves.toEqual([]);
        await receive(database, arrival({ txid: booking.txid }));
        await expect(refundsOf(database, booking)).resolves.toEqual([]);
      });

      test('goes from the cancelling to the bank to the account, the same on each screen', async () => {
        const booking = await cancelled(database);
        await expect(refundsOf(database, booking)).resolves.toMatchObject([
          { amount_cents: 15_000, cause: 'cancelled', state: 'due', until: '2026-11-26', by_team: false },
        ]);
        await database.travel('2026-11-24T12:01:00Z');
        await answerRefunds(database, { ok: true, value: { state: 'processing' } });
        const [sent] = await refundsOf(database, booking);
        expect(sent?.state).toBe('sent');
        expect(sent && instants(sent)).toEqual(['2026-11-24T12:00', '2026-11-24T12:01', null]);
        await database.travel('2026-11-24T12:10:00Z');
        await database.as('service', `select public.claim_payment_job('reads')`);
        await answerRefunds(database, done('2026-11-24T12:09:00Z'));
        const [back] = await refundsOf(database, booking);
        expect(back && instants(back)).toEqual(['2026-11-24T12:00', '2026-11-24T12:01', '2026-11-24T12:09']);
        for (const screen of ['read_payment($1)', 'payment_confirmation($1)'])
          await expect(ask(database, 'patient', screen, booking.consultation_id)).resolves.toMatchObject({
            refunds: [{ state: 'done', amount_cents: 15_000 }],
          });
      });

      test('is one refund however often the bank refuses, and the team’s after five times', async () => {
        const booking = await cancelled(database);
        await answerRefunds(database, REFUSED);
        const [retrying] = await refundsOf(database, booking);
        expect(retrying).toMatchObject({ state: 'retrying', by_team: false });
        expect(retrying && instants(retrying)).toEqual(['2026-11-24T12:00', '2026-11-24T12:00', null]);
        for (const day of ['25', '26', '27', '28']) {
          await database.travel(`2026-11-${day}T12:00:00Z`);
          await answerRefunds(database, REFUSED);
        }
        await expect(refundsOf(database, booking)).resolves.toMatchObject([
          { amount_cents: 15_000, state: 'refused', by_team: false, until: '2026-11-26' },
        ]);
        const [open] = await database.as<{ id: string }>(
          'admin',
          'select id from public.list_refunds() where payment_id = $1',
          [booking.payment_id],
        );
        await ask(database, 'admin', 'close_refund($1, $2)', open?.id, PROOF);
        await expect(refundsOf(database, booking)).resolves.toMatchObject([{ state: 'done', by_team: true }]);
      });

      test('is not the team’s where the bank carried it out all the same', async () => {
        const booking = await cancelled(database);
        const [call] = (await claimCalls(database)).filter(({ kind }) => kind === 'refund');
        const unknown = { ok: false, kind: 'not_found', code: 'PixDevolucaoNaoEncontrada' };
        await answer(database, call ?? { call_id: '' }, unknown);
        await expect(refundsOf(database, booking)).resolves.toMatchObject([
          { state: 'refused', by_team: false },
        ]);
        const [one] = await database.owner<{ e2eid: string }>(
          'select e2eid from private.receipts where payment_id = $1',
          [booking.payment_id],
        );
        const refund = {
          refundId: call?.refund_id,
          origin: 'receiver',
          state: 'done',
          amount: 15_000,
          returnId: PROOF,
        };
        await receive(database, arrival({ receiptId: one?.e2eid ?? '', refunds: [refund] }));
        await expect(refundsOf(database, booking)).resolves.toMatchObject([
          { state: 'done', by_team: false },
        ]);
      });

      test('of twice the price: first the excess, then the price', async () => {
        const booking = await bookAtBank(database);
        await receive(database, arrival({ txid: booking.txid, amount: 30_000 }));
        await expect(refundsOf(database, booking)).resolves.toMatchObject([{ cause: 'extra' }]);
        await database.travel('2026-11-24T12:05:00Z');
        await cancel(database, booking);
        await expect(refundsOf(database, booking)).resolves.toMatchObject([
          { amount_cents: 15_000, cause: 'extra' },
          { amount_cents: 15_000, cause: 'cancelled' },
        ]);
      });

      test('is the team’s at once where the bank has no proof of the money', async () => {
        const booking = await bookAtBank(database);
        await ask(database, 'admin', 'mark_payment_paid($1)', booking.payment_id);
        await cancel(database, booking);
        await expect(refundsOf(database, booking)).resolves.toMatchObject([
          { state: 'manual', cause: 'cancelled', sent_at: null },
        ]);
      });

      test('tells decisions from what was paid twice or too much', async () => {
        await addAdmin(database);
        const booking = await completedAtBank(database);
        await receive(
          database,
          arrival({ txid: booking.txid }),
          arrival({ txid: booking.txid, amount: 60_000 }),
        );
        await ask(database, 'admin', DECIDE, booking.payment_id, 5000, 'Acordo', 'professional');
        const refunds = await refundsOf(database, booking);
        expect(refunds.map((one) => [one.cause, one.state, one.amount_cents]).toSorted()).toEqual([
          ['extra', 'due', 15_000],
          ['extra', 'due', 60_000],
          ['team', 'due', 5000],
        ]);
      });

      test('includes what waits for another admin, and no longer once it is declined', async () => {
        await addAdmin(database);
        const booking = await bookAtBank(database);
        await database.owner('update public.payments set amount_cents = 60000 where id = $1', [
          booking.payment_id,
        ]);
        await receive(database, arrival({ txid: booking.txid, amount: 60_000 }));
        await ask(database, 'admin', DECIDE, booking.payment_id, 55_000, 'Acordo', 'platform');
        await expect(refundsOf(database, booking)).resolves.toMatchObject([
          { amount_cents: 55_000, cause: 'team', state: 'waiting' },
        ]);
        const [waiting] = await database.as<{ id: string }>(
          'admin',
          'select id from public.list_refund_decisions()',
        );
        await ask(database, 'admin', 'decline_refund($1, $2)', waiting?.id, 'Engano');
        await expect(refundsOf(database, booking)).resolves.toEqual([]);
      });

      test('calls money that came after its time was taken late', async () => {
        const booking = await bookAtBank(database);
        await database.travel('2026-11-24T12:20:00Z');
        await book(database, 'otherPatient');
        await receive(database, arrival({ txid: booking.txid, paidAt: '2026-11-24T12:20:00Z' }));
        await expect(refundsOf(database, booking)).resolves.toMatchObject([{ cause: 'late', state: 'due' }]);
      });
    });

    describe('and is told when the money is back', () => {
      const told = async () => [
        await database.owner(
          `select facts ->> 'amount_cents' as cents from public.notifications where user_id = $1 and kind = 'refunded'`,
          [ACTORS.patient],
        ),
        await database.owner(
          `select kind from private.mail_outbox where user_id = $1 and kind = 'refunded'`,
          [ACTORS.patient],
        ),
      ];
      beforeEach(async () => {
        await database.owner('delete from private.mail_outbox');
        await database.owner(`delete from public.notifications where kind = 'refunded'`);
      });

      test('once, by bell and mail, not before', async () => {
        await cancelled(database);
        await answerRefunds(database, { ok: true, value: { state: 'processing' } });
        await expect(told()).resolves.toEqual([[], []]);
        await database.travel('2026-11-24T12:10:00Z');
        await database.as('service', `select public.claim_payment_job('reads')`);
        await answerRefunds(database, done('2026-11-24T12:09:00Z'));
        await expect(told()).resolves.toEqual([[{ cents: '15000' }], [{ kind: 'refunded' }]]);
      });

      test('also of what was paid twice', async () => {
        const booking = await bookAtBank(database);
        await receive(database, arrival({ txid: booking.txid }), arrival({ txid: booking.txid }));
        await answerRefunds(database, done('2026-11-24T12:00:00Z'));
        await expect(told()).resolves.toEqual([[{ cents: '15000' }], [{ kind: 'refunded' }]]);
      });
    });

    test.each([
      ['2026-11-24', '2026-11-26', 'Tuesday'],
      ['2026-11-26', '2026-11-30', 'Thursday, over the weekend'],
      ['2026-11-28', '2026-12-01', 'Saturday'],
      ['2026-11-18', '2026-11-23', 'before a Friday that is a holiday'],
      ['2026-12-30', '2027-01-04', 'before New Year'],
    ])('two business days after %s are %s (%s)', async (from, until) => {
      const [row] = await database.owner<{ day: string }>(
        'select private.business_days_after($1, 2)::text as day',
        [from],
      );
      expect(row?.day).toBe(until);
    });
  });
});

describe('a payment is paid when the bank received it', () => {
  onEveryDatabase((database) => {
    const PAID = 'select paid_at from public.payments where id = $1';
    const paidAt = async ({ payment_id }: Booking) => {
      const [row] = await database.owner<{ paid_at: string }>(PAID, [payment_id]);
      return row && new Date(row.paid_at).toISOString();
    };

    test('not when the portal read of it', async () => {
      const booking = await bookAtBank(database);
      await database.travel('2026-11-24T12:09:30Z');
      await receive(database, arrival({ txid: booking.txid, paidAt: '2026-11-24T12:03:12Z' }));
      await expect(paidAt(booking)).resolves.toBe('2026-11-24T12:03:12.000Z');
      for (const screen of ['read_payment($1)', 'payment_confirmation($1)'])
        await expect(ask(database, 'patient', screen, booking.consultation_id)).resolves.toMatchObject({
          paid_at: '2026-11-24T12:03:12+00:00',
        });
      // What a patient agreed to, and when, is the portal's own time.
      const [log] = await database.owner(
        `select n.created_at = private.now() as now from public.notifications n where n.about_id = $1 and n.kind = 'paid'`,
        [booking.consultation_id],
      );
      expect(log).toEqual({ now: true });
    });

    test('and not in the future, where the bank’s clock is ahead', async () => {
      const booking = await bookAtBank(database);
      await receive(database, arrival({ txid: booking.txid, paidAt: '2026-11-24T12:00:40Z' }));
      await expect(paidAt(booking)).resolves.toBe('2026-11-24T12:00:00.000Z');
    });

    test('nor earlier than an admin’s mark, or the simulation', async () => {
      const marked = await book(database);
      await ask(database, 'admin', 'mark_payment_paid($1)', marked.payment_id);
      await expect(paidAt(marked)).resolves.toBe('2026-11-24T12:00:00.000Z');
      const simulated = await book(database, 'patient', { time: '15:40' });
      await pay(database, simulated.payment_id);
      await expect(paidAt(simulated)).resolves.toBe('2026-11-24T12:00:00.000Z');
    });
  });
});
