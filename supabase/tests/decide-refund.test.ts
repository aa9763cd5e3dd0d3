import { addAdmin, ask, completedAtBank, paid } from './support/decisions.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { eraseUnblocked } from './support/erasing.ts';
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

const DECIDE = 'select public.decide_refund($1, $2, $3, $4, $5)';
const REASON = 'A sessão caiu duas vezes.';

const decide = (
  database: TestDatabase,
  paymentId: string,
  cents: number,
  bearer: 'platform' | 'professional' = 'professional',
  id: string = crypto.randomUUID(),
) =>
  ask(
    database,
    'admin',
    'decide_refund($1, $2, $3, $4, $5)',
    id,
    paymentId,
    cents,
    REASON,
    bearer,
  ) as Promise<{
    id: string;
    state: string;
  }>;

/** What the platform has spent of its own on a payment. */
const spentOn = async (database: TestDatabase, paymentId: string) => {
  const [row] = await database.owner<{ spent: number }>(`select -private.balance('platform', $1) as spent`, [
    paymentId,
  ]);
  return row?.spent;
};

describe('decide_refund', () => {
  onEveryDatabase((database) => {
    // Inside, so that it asks before the test is rolled back.
    describe('keeps the ledger balanced:', () => {
      afterEach(() => expectBalanced(database));

      test('is for admins', async () => {
        const { payment_id } = await paid(database);
        const it = [crypto.randomUUID(), payment_id, 100, REASON, 'platform'];
        await expectRefusal(database, 'visitor', DECIDE, it, '42501');
        for (const who of ['patient', 'otherPatient', 'professional'] as const)
          await expectRefusal(database, who, DECIDE, it, 'not_allowed');
      });

      test.each([
        ['amount_invalid', { cents: 0 }],
        ['amount_invalid', { cents: null }],
        ['refund_too_much', { cents: 15_001 }],
        ['bearer_invalid', { bearer: 'patient' }],
        ['bearer_invalid', { bearer: null }],
        ['reason_required', { reason: '  ' }],
        ['reason_required', { reason: null }],
        ['reason_required', { reason: 'a'.repeat(501) }],
        ['payment_not_found', { payment: crypto.randomUUID() }],
        ['id_required', { id: null }],
      ])('refuses %s (%#)', async (code, change) => {
        const { payment_id } = await paid(database);
        const it = {
          id: crypto.randomUUID(),
          payment: payment_id,
          cents: 100,
          reason: REASON,
          bearer: 'platform',
          ...change,
        };
        await expectRefusal(
          database,
          'admin',
          DECIDE,
          [it.id, it.payment, it.cents, it.reason, it.bearer],
          code,
        );
      });

      test('refuses what was not paid, and what all goes back', async () => {
        const unpaid = await bookAtBank(database);
        const it = [crypto.randomUUID(), unpaid.payment_id, 100, REASON, 'platform'];
        await expectRefusal(database, 'admin', DECIDE, it, 'payment_not_paid');
        await receive(database, arrival({ txid: unpaid.txid }));
        await database.as('patient', 'select public.cancel_consultation($1)', [unpaid.consultation_id]);
        await expectRefusal(database, 'admin', DECIDE, it, 'refund_too_much');
      });

      test('in part, borne by the professional: taken from what she is owed, and sent by the provider', async () => {
        const booking = await completedAtBank(database);
        await expect(decide(database, booking.payment_id, 5_000)).resolves.toMatchObject({ state: 'done' });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          owed: 10_000,
          due: 5_000,
          refund_due: false,
          refunds: 'due 5000',
        });
        const call = (await claimCalls(database)).find(({ kind }) => kind === 'refund');
        expect(call).toMatchObject({ amount_cents: 5_000 });
        await answer(database, call ?? { call_id: '' }, {
          ok: true,
          value: { state: 'done', returnId: 'D1' },
        });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          owed: 10_000,
          due: 0,
          refunds: 'done 5000',
        });
      });

      test('in part, borne by the platform: the professional is owed as much as before', async () => {
        const booking = await completedAtBank(database);
        await decide(database, booking.payment_id, 5_000, 'platform');
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ owed: 15_000, due: 5_000 });
        await expect(spentOn(database, booking.payment_id)).resolves.toBe(5_000);
        await expectRefusal(
          database,
          'admin',
          DECIDE,
          [crypto.randomUUID(), booking.payment_id, 10_001, REASON, 'platform'],
          'refund_too_much',
        );
        await decide(database, booking.payment_id, 10_000, 'platform');
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ owed: 15_000, due: 15_000 });
      });

      test('before the consultation, and cancelled afterwards: the patient has the price once', async () => {
        for (const bearer of ['platform', 'professional'] as const) {
          const booking = await bookAtBank(database, 'patient', {
            time: bearer === 'platform' ? '14:00' : '15:40',
          });
          await receive(database, arrival({ txid: booking.txid }));
          await decide(database, booking.payment_id, 5_000, bearer);
          await expectBalanced(database);
          await database.as('patient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
          await expect(moneyOf(database, booking)).resolves.toMatchObject({
            held: 0,
            due: 15_000,
            refund_due: true,
          });
          await expect(spentOn(database, booking.payment_id)).resolves.toBe(0);
        }
      });

      test('one that fails at the provider is tried again, as decided', async () => {
        const booking = await completedAtBank(database);
        const { id } = await decide(database, booking.payment_id, 5_000);
        const call = (await claimCalls(database)).find(({ kind }) => kind === 'refund');
        await answer(database, call ?? { call_id: '' }, {
          ok: false,
          kind: 'refused',
          code: 'SaldoInsuficiente',
        });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          owed: 10_000,
          refunds: 'failed 5000, due 5000',
        });
        await expect(
          database.owner('select count(*)::int as n from private.refunds where decision_id = $1', [id]),
        ).resolves.toEqual([{ n: 2 }]);
      });

      test('a return by the payer’s bank takes its place', async () => {
        const booking = await bookAtBank(database);
        const one = arrival({ txid: booking.txid });
        await receive(database, one);
        await database.travel('2026-12-01T18:00:00Z');
        await database.as('professional', 'select public.complete_consultation($1)', [
          booking.consultation_id,
        ]);
        await decide(database, booking.payment_id, 10_000);
        const back = {
          refundId: 'M1',
          amount: 8_000,
          state: 'done',
          origin: 'bank',
          settledAt: '2026-12-01T18:00:00Z',
        };
        await receive(database, { ...one, refunds: [back] });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ owed: 13_000, due: 2_000 });
      });

      test('twice with one id is one; another wish with it is refused', async () => {
        const booking = await paid(database);
        const id = crypto.randomUUID();
        const first = await decide(database, booking.payment_id, 5_000, 'platform', id);
        await expect(decide(database, booking.payment_id, 5_000, 'platform', id)).resolves.toEqual(first);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ due: 5_000, refunds: 'due 5000' });
        await expectRefusal(
          database,
          'admin',
          DECIDE,
          [id, booking.payment_id, 6_000, REASON, 'platform'],
          'refund_differs',
        );
      });

      test('is in the patient’s copy of their data, and its reason goes with them', async () => {
        const booking = await completedAtBank(database);
        await decide(database, booking.payment_id, 5_000);
        const [copy] = await database.as<{ text: string }>(
          'patient',
          'select public.export_my_data()::text as text',
        );
        expect(copy?.text).toContain(REASON);
        // As after five failures.
        await database.owner(`update private.refunds set state = 'manual' where payment_id = $1`, [
          booking.payment_id,
        ]);
        const [refund] = await database.owner<{ id: string }>(
          'select id from private.refunds where payment_id = $1',
          [booking.payment_id],
        );
        await ask(database, 'admin', 'close_refund($1, $2)', refund?.id, 'D'.repeat(32));
        await eraseUnblocked(database, 'patient');
        await expect(
          database.owner('select reason, decided_by from private.refund_decisions where payment_id = $1', [
            booking.payment_id,
          ]),
        ).resolves.toEqual([{ reason: '', decided_by: ACTORS.admin }]);
      });

      test('is logged without its reason, and told to the patient when decided and when done', async () => {
        const booking = await paid(database);
        const { id } = await decide(database, booking.payment_id, 5_000);
        const [refund] = await database.owner<{ id: string }>(
          'select id from private.refunds where decision_id = $1',
          [id],
        );
        await ask(database, 'admin', 'close_refund($1)', refund?.id);
        await expect(
          database.owner(
            `select actor_id, after from public.audit_log where subject_id = $1 and after ? 'refund' order by id`,
            [booking.payment_id],
          ),
        ).resolves.toEqual([
          {
            actor_id: ACTORS.admin,
            after: { refund: id, state: 'done', amount_cents: 5_000, borne_by: 'professional' },
          },
          { actor_id: ACTORS.admin, after: { refund: refund?.id, state: 'done', amount_cents: 5_000 } },
        ]);
        await expect(
          database.owner(
            `select kind, facts ->> 'amount_cents' as cents from public.notifications
           where user_id = $1 and kind in ('refund_due', 'refunded') and about_id = $2 order by kind`,
            [ACTORS.patient, booking.consultation_id],
          ),
        ).resolves.toEqual([
          { kind: 'refund_due', cents: '5000' },
          { kind: 'refunded', cents: '5000' },
        ]);
        await expect(
          database.owner(`select title from public.notifications where user_id = $1 and kind = 'payout'`, [
            ACTORS.professional,
          ]),
        ).resolves.toEqual([{ title: 'Um valor volta para quem pagou' }]);
      });
    });
  });
});

describe('a second admin', () => {
  onEveryDatabase((database) => {
    // Inside, so that it asks before the test is rolled back.
    describe('keeps the ledger balanced:', () => {
      afterEach(() => expectBalanced(database));

      /** R$ 900 paid, with another admin. */
      const dear = async () => {
        await addAdmin(database);
        await database.owner('update public.professionals set price_per_session = 90000 where user_id = $1', [
          ACTORS.professional,
        ]);
        const booking = await bookAtBank(database, 'patient', { amount: 90_000 });
        await receive(database, arrival({ txid: booking.txid, amount: 90_000 }));
        return booking;
      };

      test('is needed from R$ 500 over all refunds of the payment', async () => {
        const booking = await dear();
        await expect(decide(database, booking.payment_id, 49_999)).resolves.toMatchObject({ state: 'done' });
        await expect(decide(database, booking.payment_id, 1)).resolves.toMatchObject({ state: 'waiting' });
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ due: 49_999 });
      });

      test('confirms, and neither the one who decided nor anyone else may', async () => {
        const booking = await dear();
        const { id } = await decide(database, booking.payment_id, 50_000);
        for (const call of ['select public.confirm_refund($1)', `select public.decline_refund($1, 'Não')`]) {
          await expectRefusal(database, 'visitor', call, [id], '42501');
          for (const who of ['patient', 'professional'] as const)
            await expectRefusal(database, who, call, [id], 'not_allowed');
          await expectRefusal(database, 'admin', call, [crypto.randomUUID()], 'decision_not_found');
        }
        await expectRefusal(
          database,
          'admin',
          'select public.confirm_refund($1)',
          [id],
          'other_admin_needed',
        );
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ held: 90_000, refunds: null });
        await expect(
          database.as(
            'otherPatient',
            'select id, amount_cents, reason, decided_by from public.list_refund_decisions()',
          ),
        ).resolves.toEqual([{ id, amount_cents: 50_000, reason: REASON, decided_by: ACTORS.admin }]);
        await expect(
          database.as(
            'admin',
            `select n.id from public.list_refund_decisions() d,
               public.list_refund_decisions(d.created_at, d.id, page_size => 1) n`,
          ),
        ).resolves.toEqual([]);
        const done = await ask(database, 'otherPatient', 'confirm_refund($1)', id);
        expect(done).toMatchObject({ state: 'done' });
        await expect(ask(database, 'otherPatient', 'confirm_refund($1)', id)).resolves.toEqual(done);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          held: 40_000,
          refunds: 'due 50000',
        });
        await expectRefusal(
          database,
          'admin',
          `select public.decline_refund($1, 'Não')`,
          [id],
          'decision_closed',
        );
      });

      test('or declines, with a reason: it counts no longer', async () => {
        const booking = await dear();
        const { id } = await decide(database, booking.payment_id, 60_000);
        await expectRefusal(
          database,
          'admin',
          DECIDE,
          [crypto.randomUUID(), booking.payment_id, 30_001, REASON, 'platform'],
          'refund_too_much',
        );
        await expectRefusal(
          database,
          'admin',
          `select public.decline_refund($1, ' ')`,
          [id],
          'reason_required',
        );
        await expect(ask(database, 'admin', 'decline_refund($1, $2)', id, 'Engano')).resolves.toMatchObject({
          state: 'declined',
        });
        await expectRefusal(
          database,
          'otherPatient',
          'select public.confirm_refund($1)',
          [id],
          'decision_closed',
        );
        await expect(decide(database, booking.payment_id, 49_999)).resolves.toMatchObject({ state: 'done' });
      });

      test('cannot confirm what went back meanwhile', async () => {
        const booking = await dear();
        const { id } = await decide(database, booking.payment_id, 50_000);
        await database.as('patient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
        await expectRefusal(
          database,
          'otherPatient',
          'select public.confirm_refund($1)',
          [id],
          'refund_too_much',
        );
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ due: 90_000 });
      });
    });
  });
});
