import { ask, completedAtBank } from './support/decisions.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { arrival, bookAtBank, expectBalanced, receive } from './support/money.ts';
import {
  approve,
  FRIDAY,
  linesOf,
  owedOnFriday,
  paidOut,
  payAll,
  prepare,
  useService,
} from './support/payouts.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const DECEMBER = '2026-12-01';
const EARNINGS = 'select public.earnings($1)';
const LIST = 'select * from public.list_earnings($1)';
const MARK = 'select public.mark_receita_saude($1, $2)';
const CPF = 'select public.read_patient_cpf($1) as cpf';

interface Row {
  readonly payment_id: string;
  readonly starts_at: string;
  readonly situation: string;
  readonly receita_saude_at: string | null;
  readonly receita_saude_outdated: boolean;
  readonly paid_at: string | null;
}
const earnings = (database: TestDatabase, month: string | null = DECEMBER) =>
  ask(database, 'professional', 'earnings($1)', month);
const list = (database: TestDatabase) => database.as<Row>('professional', LIST, [DECEMBER]);
const situationOf = async (database: TestDatabase, payment: string) =>
  (await list(database)).find(({ payment_id }) => payment_id === payment)?.situation;

describe('what professionals read of their money', () => {
  onEveryDatabase((database) => {
    test.each([
      ['scheduled', `update public.consultations set status = 'scheduled' where id = $1`],
      ['missed', `update public.consultations set status = 'no_show' where id = $1`],
      ['refunded', `update public.payments set refund_due = true where consultation_id = $1`],
    ])('does not include the CPF of a consultation that is %s', async (_, change) => {
      const { payment_id } = await completedAtBank(database);
      const [{ id } = { id: '' }] = await database.owner<{ id: string }>(
        'select consultation_id as id from public.payments where id = $1',
        [payment_id],
      );
      await database.as('superuser', `set local session_replication_role = replica`);
      await database.as('superuser', change, [id]);
      await expectRefusal(database, 'professional', CPF, [payment_id], 'payment_not_completed');
      await database.as('superuser', `set local session_replication_role = origin`);
    });

    // Inside, so that it asks before the test is rolled back.
    describe('with a balanced ledger:', () => {
      afterEach(() => expectBalanced(database));

      test('is that of professionals, and of each alone', async () => {
        const { payment_id } = await completedAtBank(database);
        for (const [sql, parameters] of [
          [EARNINGS, [DECEMBER]],
          [LIST, [DECEMBER]],
          [MARK, [payment_id, true]],
          [CPF, [payment_id]],
        ] as const) {
          await expectRefusal(database, 'visitor', sql, parameters, '42501');
          for (const who of ['patient', 'admin'] as const)
            await expectRefusal(database, who, sql, parameters, 'not_allowed');
        }
        await expect(ask(database, 'otherProfessional', 'earnings($1)', DECEMBER)).resolves.toMatchObject({
          owed_cents: 0,
        });
        await expectRefusal(database, 'otherProfessional', MARK, [payment_id, true], 'payment_not_found');
        await expectRefusal(database, 'otherProfessional', CPF, [payment_id], 'payment_not_completed');
        await expect(ask(database, 'suspendedProfessional', 'earnings()')).resolves.toMatchObject({
          month: '2026-12-01',
        });
      });

      test('includes the patient’s CPF for a completed consultation, and each reading is in the audit log', async () => {
        const { payment_id } = await completedAtBank(database);
        const [{ cpf } = { cpf: '' }] = await database.owner<{ cpf: string }>(
          'select p.cpf from public.profiles p where p.id = $1',
          [ACTORS.patient],
        );
        await expect(database.as('professional', CPF, [payment_id])).resolves.toEqual([{ cpf }]);
        expect(cpf).toMatch(/^\d{11}$/);
        await expect(
          database.owner(
            `select actor_id, after ? 'cpf_read' as is_read from public.audit_log
             where subject_table = 'payments' and subject_id = $1 and after ? 'cpf_read'`,
            [payment_id],
          ),
        ).resolves.toEqual([{ actor_id: ACTORS.professional, is_read: true }]);
      });

      test('does not include it once all of the price went back from her', async () => {
        const { payment_id } = await completedAtBank(database);
        const DECIDE = `decide_refund(gen_random_uuid(), $1, $2, 'Acordo', 'professional')`;
        await ask(database, 'admin', DECIDE, payment_id, 5000);
        await expect(database.as('professional', CPF, [payment_id])).resolves.toHaveLength(1);
        await ask(database, 'admin', DECIDE, payment_id, 10_000);
        await expectRefusal(database, 'professional', CPF, [payment_id], 'payment_not_completed');
      });

      test('has neither CPF nor Receita Saúde for a company', async () => {
        const { payment_id } = await completedAtBank(database);
        await expect(earnings(database)).resolves.toMatchObject({ issues_receita_saude: true });
        await database.owner(`update public.profiles set cnpj = '11222333000181' where id = $1`, [
          ACTORS.professional,
        ]);
        await expectRefusal(database, 'professional', CPF, [payment_id], 'company');
        for (const isIssued of [true, false])
          await expectRefusal(database, 'professional', MARK, [payment_id, isIssued], 'company');
        await expect(earnings(database)).resolves.toMatchObject({ issues_receita_saude: false });
      });

      test('is that of a company as well when only the application has a CNPJ', async () => {
        await database.owner(
          `update public.professional_applications set cpf_cnpj = '11222333000181' where user_id = $1`,
          [ACTORS.professional],
        );
        await expect(earnings(database)).resolves.toMatchObject({ issues_receita_saude: false });
      });

      test('is read but not marked by a suspended professional', async () => {
        const { payment_id } = await completedAtBank(database);
        await database.as('admin', `select public.suspend_professional($1, 'O registro venceu.')`, [
          ACTORS.professional,
        ]);
        await expectRefusal(database, 'professional', MARK, [payment_id, true], 'professional_suspended');
        await expect(situationOf(database, payment_id)).resolves.toBe('owed');
      });

      test('follows a consultation from its code to the payout', async () => {
        const waiting = await bookAtBank(database, 'otherPatient', { time: '16:30' });
        await expect(situationOf(database, waiting.payment_id)).resolves.toBe('waiting');
        const booking = await bookAtBank(database);
        await receive(database, arrival({ txid: booking.txid }));
        await expect(situationOf(database, booking.payment_id)).resolves.toBe('held');
        await expect(earnings(database)).resolves.toMatchObject({
          held_cents: 15_000,
          owed_cents: 0,
          waiting: 1,
        });
        await database.travel('2026-12-01T18:00:00Z');
        await database.as('professional', 'select public.complete_consultation($1)', [
          booking.consultation_id,
        ]);
        await expect(situationOf(database, booking.payment_id)).resolves.toBe('owed');
        await expect(earnings(database)).resolves.toMatchObject({ held_cents: 0, owed_cents: 15_000 });
      });

      test('says when it is reserved, paid out, and sent back', async () => {
        const { payment_id } = await owedOnFriday(database);
        const prepared = await prepare(database);
        await expect(situationOf(database, payment_id)).resolves.toBe('in_payout');
        const batch = await payAll(database, await approve(database, prepared));
        await expect(list(database)).resolves.toMatchObject([
          { payment_id, situation: 'received', paid_at: expect.anything() as unknown },
        ]);
        await expect(
          database.as('professional', `select link from public.notifications where kind = 'payout'`),
        ).resolves.toEqual([{ link: '/professional/financeiro' }]);
        await expect(earnings(database)).resolves.toMatchObject({
          month: '2026-12-01',
          time_zone: 'America/Sao_Paulo',
          received_cents: 15_000,
          received: 1,
          owed_cents: 0,
          held_cents: 0,
          refunded_cents: 0,
          weeks: [{ from: '2026-11-30', received_cents: 15_000, owed_cents: 0, held_cents: 0 }],
          payouts: [
            {
              week_ends: '2026-12-06',
              amount_cents: 15_000,
              state: 'paid',
              key_masked: 'p•••@azevedo.example',
            },
          ],
        });
        const [line] = await linesOf(database, batch);
        await ask(database, 'admin', 'return_payout($1, $2)', line?.id, 'Chave errada');
        await expect(situationOf(database, payment_id)).resolves.toBe('owed');
        await expect(earnings(database)).resolves.toMatchObject({
          received_cents: 0,
          owed_cents: 15_000,
          payouts: [{ state: 'returned', reason: 'Chave errada' }],
        });
      });

      test('says what the next payout holds, and why it would be held', async () => {
        await completedAtBank(database);
        await useService(database);
        await expect(earnings(database)).resolves.toMatchObject({
          next_payout: {
            week_ends: '2026-12-06',
            pays_on: '2026-12-11',
            cents: 15_000,
            debt_cents: 0,
            consultations: 1,
            hold: 'no_key',
          },
        });
        await database.travel(FRIDAY);
        await expect(earnings(database)).resolves.toMatchObject({
          next_payout: { week_ends: '2026-12-06', pays_on: '2026-12-11', cents: 15_000 },
        });
      });

      test('shows money that went back, as a debt after the payout', async () => {
        const { payment_id } = await paidOut(database);
        await ask(
          database,
          'admin',
          `decide_refund(gen_random_uuid(), $1, 5000, 'Acordo', 'professional')`,
          payment_id,
        );
        await expect(earnings(database)).resolves.toMatchObject({
          received_cents: 15_000,
          owed_cents: -5000,
          refunded_cents: 5000,
          next_payout: { cents: 0, debt_cents: 5000, hold: null },
        });
      });

      test('shows a refunded consultation as such', async () => {
        const booking = await bookAtBank(database);
        await receive(database, arrival({ txid: booking.txid }));
        await database.as('patient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
        await expect(situationOf(database, booking.payment_id)).resolves.toBe('refunded');
        await expect(earnings(database)).resolves.toMatchObject({ refunded_cents: 15_000, held_cents: 0 });
      });

      test('is listed latest first, in pages', async () => {
        const first = await bookAtBank(database);
        const second = await bookAtBank(database, 'otherPatient', { time: '16:30' });
        const [page] = await database.as<Row>(
          'professional',
          'select * from public.list_earnings($1, page_size => 1)',
          [DECEMBER],
        );
        expect(page).toMatchObject({ payment_id: second.payment_id, situation: 'waiting' });
        const rest = await database.as<Row>(
          'professional',
          'select * from public.list_earnings($1, $2, $3)',
          [DECEMBER, page?.starts_at, page?.payment_id],
        );
        expect(rest.map(({ payment_id }) => payment_id)).toContain(first.payment_id);
        expect(rest.map(({ payment_id }) => payment_id)).not.toContain(second.payment_id);
      });

      test('has the mark of an issued Receita Saúde, for what was paid', async () => {
        const waiting = await bookAtBank(database, 'otherPatient', { time: '16:30' });
        await expectRefusal(database, 'professional', MARK, [waiting.payment_id, true], 'payment_not_paid');
        const booking = await bookAtBank(database);
        await receive(database, arrival({ txid: booking.txid }));
        const mark = (isIssued: boolean) =>
          ask(database, 'professional', 'mark_receita_saude($1, $2)', booking.payment_id, isIssued);
        const marked = await mark(true);
        await database.travel('2026-11-24T12:05:00Z');
        await expect(mark(true)).resolves.toEqual(marked);
        const markOf = async () =>
          (await list(database)).find(({ payment_id }) => payment_id === booking.payment_id)
            ?.receita_saude_at;
        await expect(markOf()).resolves.not.toBeNull();
        const isOutdated = async () =>
          (await list(database)).find(({ payment_id }) => payment_id === booking.payment_id)
            ?.receita_saude_outdated;
        const refund = (borneBy: string) =>
          ask(
            database,
            'admin',
            `decide_refund(gen_random_uuid(), $1, 1000, 'Acordo', $2)`,
            booking.payment_id,
            borneBy,
          );
        // What the platform gives back is no part of what the professional got.
        await refund('platform');
        await expect(isOutdated()).resolves.toBe(false);
        await refund('professional');
        await expect(isOutdated()).resolves.toBe(true);
        await expect(mark(false)).resolves.toEqual({ payment_id: booking.payment_id, issued_at: null });
        await expect(markOf()).resolves.toBeNull();
        await expect(isOutdated()).resolves.toBe(false);
        await mark(true);
        await expect(isOutdated()).resolves.toBe(false);
      });
    });
  });
});
