import { book, suspend } from './support/arrange.ts';
import { addAdmin, ask, completedAtBank } from './support/decisions.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { arrival, bookAtBank, expectBalanced, moneyOf, receive } from './support/money.ts';
import {
  approve,
  FRIDAY,
  linesOf,
  mailedCode,
  NEXT_FRIDAY,
  owedOnFriday,
  paidOut,
  payAll,
  prepare,
  proof,
  useKey,
  useService,
} from './support/payouts.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const ID = '5a000000-0000-4000-8000-000000000001';
const PREPARE = 'select public.prepare_payouts($1)';
const APPROVE = 'select public.approve_payouts($1, $2, $3)';
const PAID = 'select public.mark_payouts_paid($1, $2)';
const RETURN = 'select public.return_payout($1, $2)';

const oneLine = async (database: TestDatabase, batch: { readonly id: string }) => {
  const [line] = await linesOf(database, batch);
  if (!line) throw new Error('No line.');
  return line;
};
const paidProof = (line: string, e2eid: string | null = proof()) =>
  JSON.stringify([{ line_id: line, e2eid }]);
const due = (database: TestDatabase) => ask(database, 'admin', 'payouts_due()');
const bell = async (database: TestDatabase, who: string) =>
  (
    await database.owner<{ title: string }>(
      `select title from public.notifications where user_id = $1 and kind in ('payout', 'money') order by created_at, title`,
      [who],
    )
  ).map(({ title }) => title);

describe('payouts', () => {
  onEveryDatabase((database) => {
    // Inside, so that it asks before the test is rolled back.
    describe('keep the ledger balanced:', () => {
      afterEach(() => expectBalanced(database));

      test('are decided and read by admins', async () => {
        for (const [sql, parameters] of [
          [PREPARE, [ID]],
          [APPROVE, [ID, 1, 1]],
          [PAID, [ID, '[]']],
          [RETURN, [ID, 'x']],
          [`select public.hold_payout($1, 'x')`, [ID]],
          [`select public.release_payout($1, 'x')`, [ID]],
          [`select public.discard_payouts($1, 'x')`, [ID]],
          ['select public.export_payouts($1)', [ID]],
          ['select public.list_payout_batches()', []],
          ['select public.list_payout_lines($1)', [ID]],
          ['select public.payouts_due()', []],
        ] as const) {
          await expectRefusal(database, 'visitor', sql, parameters, '42501');
          for (const who of ['patient', 'professional'] as const)
            await expectRefusal(database, who, sql, parameters, 'not_allowed');
        }
      });

      test('are prepared from Friday to Sunday, for what was owed by the Sunday before, once', async () => {
        await owedOnFriday(database);
        await database.travel('2026-12-11T02:59:59Z');
        await expectRefusal(database, 'admin', PREPARE, [ID], 'too_early');
        await expectRefusal(database, 'admin', PREPARE, [null], 'id_required');
        await database.travel('2026-12-11T03:00:00Z');
        const batch = await prepare(database, 'admin', ID);
        expect(batch).toMatchObject({
          id: ID,
          state: 'prepared',
          week_ends: '2026-12-06',
          total_cents: 15_000,
          ready: 1,
          held: 0,
          is_simulated: false,
          warned: 1,
        });
        await expect(prepare(database, 'admin', ID)).resolves.toEqual(batch);
        await expectRefusal(database, 'otherPatient', PREPARE, [crypto.randomUUID()], 'batch_exists');
        await expect(oneLine(database, batch)).resolves.toMatchObject({
          professional_name: 'Marina Azevedo',
          key_kind: 'email',
          key_masked: 'p•••@azevedo.example',
          amount_cents: 15_000,
          consultations: 1,
          state: 'ready',
          warnings: ['new_key'],
        });
        await expect(bell(database, ACTORS.otherPatient)).resolves.toContain('Repasse a aprovar');
        await expect(
          database.owner('select distinct link from public.notifications where about_id = $1', [batch.id]),
        ).resolves.toEqual([{ link: '/admin/financial?aba=repasses' }]);
        await expect(ask(database, 'admin', 'money_counts()')).resolves.toMatchObject({ payouts: 1 });
      });

      test('hold nothing of the week that has not ended, and nothing simulated', async () => {
        await completedAtBank(database);
        await useKey(database);
        await database.travel('2026-12-04T13:00:00Z');
        await useService(database);
        await expectRefusal(database, 'admin', PREPARE, [ID], 'nothing_to_pay');
        await database.owner('update public.deployment_settings set pix_simulation = true');
        await database.travel(FRIDAY);
        await expectRefusal(database, 'admin', PREPARE, [ID], 'nothing_to_pay');
      });

      test('hold a no-show a week later', async () => {
        const booking = await bookAtBank(database);
        await receive(database, arrival({ txid: booking.txid }));
        await database.travel('2026-12-01T17:20:00Z');
        await database.as('professional', 'select public.mark_no_show($1)', [booking.consultation_id]);
        await useService(database);
        await useKey(database);
        await database.travel(FRIDAY);
        await expectRefusal(database, 'admin', PREPARE, [ID], 'nothing_to_pay');
        await database.travel(NEXT_FRIDAY);
        await expect(prepare(database)).resolves.toMatchObject({ total_cents: 15_000 });
      });

      test('are approved by another admin, who types the total of the version they read', async () => {
        await owedOnFriday(database);
        const batch = await prepare(database);
        const line = await oneLine(database, batch);
        await expectRefusal(database, 'admin', APPROVE, [batch.id, 15_000, 1], 'other_admin_needed');
        await expectRefusal(database, 'otherPatient', APPROVE, [ID, 15_000, 1], 'batch_not_found');
        await expectRefusal(database, 'otherPatient', APPROVE, [batch.id, 15_001, 1], 'total_differs');
        await expectRefusal(database, 'otherPatient', APPROVE, [batch.id, null, 1], 'total_differs');
        await expectRefusal(database, 'otherPatient', APPROVE, [batch.id, 15_000, 2], 'batch_changed');
        await expectRefusal(database, 'admin', PAID, [batch.id, paidProof(line.id)], 'batch_not_approved');
        await expectRefusal(database, 'admin', RETURN, [line.id, 'x'], 'batch_not_approved');
        await expectRefusal(
          database,
          'admin',
          'select public.export_payouts($1)',
          [batch.id],
          'batch_not_approved',
        );
        const approved = await approve(database, batch);
        expect(approved).toMatchObject({ state: 'approved', approved_by_name: 'Eduardo Lima' });
        await expect(approve(database, batch)).resolves.toEqual(approved);
        await expectRefusal(database, 'admin', APPROVE, [batch.id, 15_000, 1], 'batch_closed');
        await expect(bell(database, ACTORS.admin)).resolves.not.toContain('Repasse a aprovar');
      });

      test('are exported with whole keys once approved, and each reading is logged', async () => {
        await owedOnFriday(database);
        const batch = await approve(database, await prepare(database));
        await expect(
          database.as('admin', 'select * from public.export_payouts($1)', [batch.id]),
        ).resolves.toEqual([
          expect.objectContaining({
            professional_name: 'Marina Azevedo',
            key_kind: 'email',
            key_value: 'pix@azevedo.example',
            amount_cents: 15_000,
          }),
        ]);
        await expect(
          database.owner(
            `select actor_id from public.audit_log where subject_table = 'payout_batches' and after ? 'exported'`,
          ),
        ).resolves.toEqual([{ actor_id: ACTORS.admin }]);
      });

      test('are exported only by who pays', async () => {
        await owedOnFriday(database);
        await addAdmin(database, 'otherProfessional');
        await database.owner(`update private.team_members set role = 'read_only' where user_id = $1`, [
          ACTORS.otherProfessional,
        ]);
        const batch = await approve(database, await prepare(database));
        await expect(
          database.as('otherProfessional', 'select 1 from public.list_payout_lines($1)', [batch.id]),
        ).resolves.toHaveLength(1);
        await expectRefusal(
          database,
          'otherProfessional',
          'select public.export_payouts($1)',
          [batch.id],
          'not_allowed',
        );
      });

      const preparedUnproven = async () => {
        const booking = await bookAtBank(database);
        await ask(database, 'admin', 'mark_payment_paid($1)', booking.payment_id);
        await database.travel('2026-12-01T18:00:00Z');
        await ask(database, 'professional', 'complete_consultation($1)', booking.consultation_id);
        await useService(database);
        await useKey(database);
        await database.travel(FRIDAY);
        return { booking, batch: await prepare(database) };
      };

      test('of money that no bank has proven say so', async () => {
        const { batch } = await preparedUnproven();
        await expect(oneLine(database, batch)).resolves.toMatchObject({ warnings: ['new_key', 'unproven'] });
        // Also after the key has changed.
        await useKey(database, 'professional', 'outra@azevedo.example');
        await expect(oneLine(database, batch)).resolves.toMatchObject({ warnings: ['new_key', 'unproven'] });
      });

      test('of marked money warn until its transfer has arrived', async () => {
        const { booking, batch } = await preparedUnproven();
        await receive(database, arrival({ txid: booking.txid }));
        await expect(oneLine(database, batch)).resolves.toMatchObject({ warnings: ['new_key'] });
      });

      test('of marked money warn until a stray transfer is assigned to it', async () => {
        const { booking, batch } = await preparedUnproven();
        const stray = arrival();
        await receive(database, stray);
        await database.as(
          'admin',
          'select public.assign_suspense(receipt_id, $1) from public.list_suspense()',
          [booking.payment_id],
        );
        await expect(oneLine(database, batch)).resolves.toMatchObject({ warnings: ['new_key'] });
      });

      test('of a demonstration hold what an admin marked as paid', async () => {
        const booking = await book(database);
        await ask(database, 'admin', 'mark_payment_paid($1)', booking.payment_id);
        await database.travel('2026-12-01T18:00:00Z');
        await ask(database, 'professional', 'complete_consultation($1)', booking.consultation_id);
        await useKey(database);
        await database.travel(FRIDAY);
        const batch = await prepare(database);
        expect(batch).toMatchObject({ is_simulated: true, total_cents: 15_000 });
        await expect(oneLine(database, batch)).resolves.toMatchObject({ warnings: ['new_key'] });
      });

      test('are paid with proof, once, and then nothing is owed', async () => {
        const booking = await owedOnFriday(database);
        const batch = await approve(database, await prepare(database));
        const line = await oneLine(database, batch);
        for (const [proofs, code] of [
          ['{}', 'proofs_invalid'],
          [paidProof(ID), 'line_not_found'],
          [paidProof(line.id, null), 'proof_invalid'],
          [paidProof(line.id, 'x'), 'proof_invalid'],
        ] as const)
          await expectRefusal(database, 'admin', PAID, [batch.id, proofs], code);
        const e2eid = proof();
        const [paid] = await database.as('admin', `${PAID} as answer`, [batch.id, paidProof(line.id, e2eid)]);
        expect(paid).toMatchObject({ answer: { state: 'closed', paid: 1, total_cents: 15_000 } });
        await expect(
          database.as('admin', `${PAID} as answer`, [batch.id, paidProof(line.id, e2eid)]),
        ).resolves.toEqual([paid]);
        await expectRefusal(database, 'admin', PAID, [batch.id, paidProof(line.id)], 'line_closed');
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ held: 0, owed: 0 });
        await expect(bell(database, ACTORS.professional)).resolves.toEqual(['Repasse enviado']);
        await database.travel(NEXT_FRIDAY);
        await expectRefusal(database, 'admin', PREPARE, [crypto.randomUUID()], 'nothing_to_pay');
      });

      test('leave no balance, and one that is not the sum of its entries is noticed', async () => {
        await owedOnFriday(database);
        const balances = () =>
          database.owner<{ cents: number }>('select cents from private.owed_balances where not is_simulated');
        await expect(balances()).resolves.toEqual([{ cents: 15_000 }]);
        const change = (cents: number) =>
          database.owner('update private.owed_balances set cents = cents + $1 where not is_simulated', [
            cents,
          ]);
        await change(1);
        await expect(database.owner('select problem from private.ledger_problems()')).resolves.toEqual([
          { problem: 'balance of what is owed is not the sum of its entries' },
        ]);
        await change(-1);
        await payAll(database, await approve(database, await prepare(database)));
        await expect(balances()).resolves.toEqual([]);
      });

      test('that come back are owed again, and warn', async () => {
        const { batch, payment_id } = await paidOut(database);
        const line = await oneLine(database, batch);
        await expectRefusal(database, 'admin', RETURN, [line.id, ' '], 'reason_required');
        const [back] = await database.as('admin', `${RETURN} as answer`, [line.id, 'Conta encerrada']);
        expect(back).toMatchObject({ answer: { state: 'closed', returned: 1, returned_cents: 15_000 } });
        await expect(database.as('admin', `${RETURN} as answer`, [line.id, 'Outra'])).resolves.toEqual([
          back,
        ]);
        await expect(moneyOf(database, { payment_id })).resolves.toMatchObject({ owed: 15_000 });
        await expect(bell(database, ACTORS.professional)).resolves.toContain('Um repasse voltou');
        await expect(
          database.owner(
            `select payload ->> 'amount_cents' as cents from private.mail_outbox where kind = 'payout_returned'`,
          ),
        ).resolves.toEqual([{ cents: '15000' }]);
        await database.travel(NEXT_FRIDAY);
        const next = await prepare(database);
        await expect(oneLine(database, next)).resolves.toMatchObject({ warnings: ['new_key', 'returned'] });
      });

      test('that could not be made are owed again without an entry', async () => {
        const { payment_id } = await owedOnFriday(database);
        const batch = await approve(database, await prepare(database));
        const line = await oneLine(database, batch);
        await database.as('admin', RETURN, [line.id, 'A chave não existe']);
        await expect(moneyOf(database, { payment_id })).resolves.toMatchObject({ owed: 15_000 });
        await database.travel(NEXT_FRIDAY);
        await expect(due(database)).resolves.toMatchObject({ cents: 15_000, professionals: 1 });
      });

      test('without a key wait for it, and for another admin after it is released', async () => {
        await completedAtBank(database);
        await useService(database);
        await addAdmin(database);
        await database.travel(FRIDAY);
        const batch = await prepare(database);
        const line = await oneLine(database, batch);
        expect(line).toMatchObject({ state: 'held', hold: 'no_key' });
        await expectRefusal(database, 'otherPatient', APPROVE, [batch.id, 0, 1], 'nothing_to_pay');
        await expectRefusal(database, 'admin', `select public.release_payout($1, 'x')`, [line.id], 'no_key');
        await useKey(database);
        await expect(oneLine(database, batch)).resolves.toMatchObject({ state: 'ready', hold: null });
        await expectRefusal(database, 'otherPatient', APPROVE, [batch.id, 15_000, 1], 'batch_changed');
      });

      test('of suspended professionals are held until an admin releases them with a reason', async () => {
        await owedOnFriday(database);
        const batch = await prepare(database);
        await suspend(database, 'professional');
        await database.owner('set constraints all immediate');
        const line = await oneLine(database, batch);
        expect(line).toMatchObject({ state: 'held', hold: 'suspended', is_suspended: true });
        await expectRefusal(
          database,
          'otherPatient',
          'select public.release_payout($1, $2)',
          [line.id, ''],
          'reason_required',
        );
        const released = await ask(
          database,
          'otherPatient',
          'release_payout($1, $2)',
          line.id,
          'Ouvimos as pacientes',
        );
        expect(released).toMatchObject({ ready: 1, held: 0, total_cents: 15_000, version: 3 });
        await expect(
          ask(database, 'otherPatient', 'release_payout($1, $2)', line.id, 'Outra'),
        ).resolves.toEqual(released);
        // Neither who prepared it nor who released a line.
        for (const who of ['admin', 'otherPatient'] as const)
          await expectRefusal(database, who, APPROVE, [batch.id, 15_000, 3], 'other_admin_needed');
        await addAdmin(database, 'otherProfessional');
        await expect(approve(database, { ...batch, version: 3 }, 'otherProfessional')).resolves.toMatchObject(
          { state: 'approved' },
        );
      });

      test('that the preparer releases after another admin did are approved by that one', async () => {
        await owedOnFriday(database);
        const batch = await prepare(database);
        const { id } = await oneLine(database, batch);
        for (const who of ['otherPatient', 'admin'] as const) {
          await ask(database, who, `hold_payout($1, 'Conferir')`, id);
          await ask(database, who, `release_payout($1, 'Conferido')`, id);
        }
        await expect(approve(database, { ...batch, version: 5 })).resolves.toMatchObject({
          state: 'approved',
        });
      });

      test('that an admin holds stay owed', async () => {
        await owedOnFriday(database);
        const batch = await prepare(database);
        const line = await oneLine(database, batch);
        await expectRefusal(
          database,
          'admin',
          'select public.hold_payout($1, $2)',
          [ID, 'x'],
          'line_not_found',
        );
        await expectRefusal(
          database,
          'admin',
          'select public.hold_payout($1, $2)',
          [line.id, ''],
          'reason_required',
        );
        const held = await ask(database, 'admin', 'hold_payout($1, $2)', line.id, 'Confirmar com ela');
        expect(held).toMatchObject({ ready: 0, held: 1, held_cents: 15_000, total_cents: 0, version: 2 });
        await expect(ask(database, 'admin', 'hold_payout($1, $2)', line.id, 'Outra')).resolves.toEqual(held);
        const discarded = await ask(
          database,
          'admin',
          'discard_payouts($1, $2)',
          batch.id,
          'Fica para depois',
        );
        expect(discarded).toMatchObject({ state: 'discarded', reason: 'Fica para depois' });
        await expect(due(database)).resolves.toMatchObject({ cents: 15_000, obstacle: null });
        await expect(prepare(database)).resolves.toMatchObject({ ready: 1 });
      });

      test('are not made by one admin alone, and say so', async () => {
        await completedAtBank(database);
        await useService(database);
        await database.travel(FRIDAY);
        await expect(due(database)).resolves.toEqual({
          week_ends: '2026-12-06',
          is_simulated: false,
          admins: 1,
          batch_id: null,
          cents: 15_000,
          professionals: 1,
          held: 1,
          obstacle: 'other_admin_needed',
        });
      });

      test('follow a refund that is decided before the approval', async () => {
        const { payment_id } = await owedOnFriday(database);
        const batch = await prepare(database);
        const refund = (cents: number) =>
          ask(
            database,
            'admin',
            `decide_refund(gen_random_uuid(), $1, $2, 'Acordo', 'professional')`,
            payment_id,
            cents,
          );
        await refund(5000);
        await expect(bell(database, ACTORS.professional)).resolves.toContain(
          'Um valor volta para quem pagou',
        );
        await expect(oneLine(database, batch)).resolves.toMatchObject({ amount_cents: 10_000 });
        await expectRefusal(database, 'otherPatient', APPROVE, [batch.id, 10_000, 1], 'batch_changed');
        await refund(10_000);
        await expect(linesOf(database, batch)).resolves.toEqual([]);
      });

      test('leave a debt where money goes back afterwards, which comes off the next one', async () => {
        const { payment_id, batch } = await paidOut(database);
        await ask(
          database,
          'admin',
          `decide_refund(gen_random_uuid(), $1, 5000, 'Acordo', 'professional')`,
          payment_id,
        );
        await expect(bell(database, ACTORS.professional)).resolves.toContain(
          'Um valor sai do próximo repasse',
        );
        await expect(moneyOf(database, { payment_id })).resolves.toMatchObject({ owed: -5000, due: 5000 });
        await expectRefusal(
          database,
          'admin',
          `select public.decide_refund(gen_random_uuid(), $1, 10001, 'Acordo', 'professional')`,
          [payment_id],
          'refund_too_much',
        );
        expect(batch).toMatchObject({ state: 'closed' });
        await database.travel('2026-12-11T14:00:00Z');
        const other = await bookAtBank(database, 'otherPatient', { date: '2026-12-15', time: '09:00' });
        await receive(database, arrival({ txid: other.txid, paidAt: '2026-12-11T14:00:00Z' }));
        await database.travel('2026-12-15T13:00:00Z');
        await database.as('professional', 'select public.complete_consultation($1)', [other.consultation_id]);
        await database.travel('2026-12-25T13:00:00Z');
        const next = await prepare(database);
        await expect(oneLine(database, next)).resolves.toMatchObject({
          amount_cents: 10_000,
          consultations: 1,
          debts_cents: 5000,
        });
        await payAll(database, await approve(database, next));
        await expect(moneyOf(database, { payment_id })).resolves.toMatchObject({ owed: 0 });
      });

      test('leave a debt that is lost after 60 days', async () => {
        const { payment_id } = await paidOut(database);
        await ask(
          database,
          'admin',
          `decide_refund(gen_random_uuid(), $1, 5000, 'Acordo', 'professional')`,
          payment_id,
        );
        await database.travel('2027-02-09T13:00:00Z');
        await database.as('service', 'select public.forget_expired_data()');
        await expect(moneyOf(database, { payment_id })).resolves.toMatchObject({ owed: -5000 });
        await database.travel('2027-02-09T13:00:01Z');
        await database.as('service', 'select public.forget_expired_data()');
        await database.as('service', 'select public.forget_expired_data()');
        await expect(moneyOf(database, { payment_id })).resolves.toMatchObject({ owed: 0 });
      });

      test('go to the key that is in use when the batch is approved', async () => {
        await owedOnFriday(database);
        const batch = await prepare(database);
        await useKey(database, 'professional', 'outra@azevedo.example');
        await expect(oneLine(database, batch)).resolves.toMatchObject({ key_masked: 'o•••@azevedo.example' });
        const approved = await approve(database, { ...batch, version: 2 });
        await ask(database, 'professional', 'request_payout_key($1, $2)', 'phone', '11982140673');
        await ask(
          database,
          'professional',
          'confirm_payout_key($1)',
          await mailedCode(database, 'professional'),
        );
        await expect(
          database.as('admin', 'select key_value from public.export_payouts($1)', [approved.id]),
        ).resolves.toEqual([{ key_value: 'outra@azevedo.example' }]);
      });

      test('of a demonstration are play money, and need no transfer', async () => {
        const booking = await bookAtBank(database);
        await database.owner(`update public.deployment_settings set payment_provider = 'simulated'`);
        await database.as('patient', 'select public.simulate_payment($1)', [booking.payment_id]);
        await database.travel('2026-12-01T18:00:00Z');
        await database.as('professional', 'select public.complete_consultation($1)', [
          booking.consultation_id,
        ]);
        await useKey(database);
        await addAdmin(database);
        await database.travel(FRIDAY);
        const batch = await approve(database, await prepare(database));
        expect(batch).toMatchObject({ is_simulated: true, total_cents: 15_000 });
        const line = await oneLine(database, batch);
        await expect(
          ask(database, 'admin', 'mark_payouts_paid($1, $2)', batch.id, paidProof(line.id, null)),
        ).resolves.toMatchObject({ state: 'closed' });
      });

      test('leave out what a refund that waits for another admin takes from the professional', async () => {
        const { payment_id } = await owedOnFriday(database);
        const due = () =>
          database.owner(
            'select since is not null as is_due from private.owed_payments(false) where payment_id = $1',
            [payment_id],
          );
        const decision = (borneBy: string) =>
          database.owner(
            `insert into private.refund_decisions (id, payment_id, amount_cents, reason, borne_by, state, decided_by)
             values (gen_random_uuid(), $1, 100, 'Acordo', $2, 'waiting', $3)`,
            [payment_id, borneBy, ACTORS.admin],
          );
        await decision('platform');
        await expect(due()).resolves.toEqual([{ is_due: true }]);
        await decision('professional');
        await expect(due()).resolves.toEqual([{ is_due: false }]);
      });

      test('and lose a payment of the prepared batch when such a refund begins to wait', async () => {
        const { payment_id } = await owedOnFriday(database);
        // Of one payment R$ 500 are counted over all decisions.
        await database.owner(
          `insert into private.refund_decisions (id, payment_id, amount_cents, reason, borne_by, state, decided_by)
           values (gen_random_uuid(), $1, 40000, 'Acordo', 'platform', 'done', $2)`,
          [payment_id, ACTORS.admin],
        );
        const batch = await prepare(database);
        expect(batch).toMatchObject({ total_cents: 15_000, version: 1 });
        const id = crypto.randomUUID();
        await expect(
          ask(database, 'admin', `decide_refund($1, $2, 10000, 'Acordo', 'professional')`, id, payment_id),
        ).resolves.toMatchObject({ state: 'waiting' });
        await expect(linesOf(database, batch)).resolves.toEqual([]);
        await expect(
          database.owner('select version from private.payout_batches where id = $1', [batch.id]),
        ).resolves.toEqual([{ version: 2 }]);
        await ask(database, 'otherPatient', 'confirm_refund($1)', id);
        await expect(moneyOf(database, { payment_id })).resolves.toMatchObject({ owed: 5000 });
        await database.travel(NEXT_FRIDAY);
        await expect(prepare(database)).resolves.toMatchObject({ total_cents: 5000 });
      });

      test('of a demonstration with a bank are real money', async () => {
        await owedOnFriday(database);
        await database.owner('update public.deployment_settings set demonstration = true');
        await expect(due(database)).resolves.toMatchObject({ is_simulated: false, cents: 15_000 });
        await expect(ask(database, 'professional', 'earnings()')).resolves.toMatchObject({
          next_payout: { cents: 15_000 },
        });
        await expect(prepare(database)).resolves.toMatchObject({ is_simulated: false, total_cents: 15_000 });
      });

      test('are listed newest first, in pages', async () => {
        await owedOnFriday(database);
        const first = await prepare(database);
        await ask(database, 'admin', 'discard_payouts($1, $2)', first.id, 'Engano');
        await database.travel('2026-12-11T13:30:00Z');
        const second = await prepare(database);
        const page = (await ask(database, 'admin', 'list_payout_batches(page_size => 1)')) as readonly {
          id: string;
          prepared_at: string;
        }[];
        expect(page.map(({ id }) => id)).toEqual([second.id]);
        await expect(
          ask(database, 'admin', 'list_payout_batches($1, $2)', page[0]?.prepared_at, page[0]?.id),
        ).resolves.toMatchObject([{ id: first.id, state: 'discarded' }]);
      });
    });
  });
});
