import { CONSULTATIONS, PRIVACY_REQUESTS } from 'embedded-backend/seed';
import { onEveryDatabase } from './support/database.ts';
import { addAdmin, ask, completedAtBank } from './support/decisions.ts';
import {
  erase,
  ERASE,
  eraseUnblocked,
  requestOf,
  insertDataOfCamila,
  removeBlockers,
  type Erasure,
} from './support/erasing.ts';
import { approve, linesOf, owedOnFriday, prepare } from './support/payouts.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

describe('which accounts an admin may erase, and when', () => {
  onEveryDatabase((database) => {
    test('is not done by an answer, and leaves no request of the user open', async () => {
      const answered = await requestOf(database, 'patient');
      await database.as('admin', `select public.answer_privacy_request($1, 'Feito.')`, [answered]);
      const [row] = await database.owner<{ status: string }>(
        'select status from public.privacy_requests where id = $1',
        [answered],
      );
      expect(row?.status).toBe('partly_refused');
      await database.owner(
        `insert into public.privacy_requests (user_id, kind, full_name, email, user_type, message)
         select user_id, 'other', full_name, email, user_type, 'Quem vê?' from public.privacy_requests where id = $1`,
        [answered],
      );
      await eraseUnblocked(database, 'patient');
      await expect(
        database.owner(
          `select 1 from public.privacy_requests where user_id = $1 and status in ('open', 'in_progress')`,
          [ACTORS.patient],
        ),
      ).resolves.toEqual([]);
    });

    test('requires an open request of erasure by a user who is not an admin', async () => {
      await expectRefusal(database, 'admin', ERASE, [PRIVACY_REQUESTS.bruno.id], 'request_not_found');
      await expectRefusal(database, 'admin', ERASE, [crypto.randomUUID()], 'request_not_found');
      await expectRefusal(database, 'admin', ERASE, [await requestOf(database, 'admin')], 'admin_account');
      const refused = await requestOf(database, 'patient');
      await database.as('admin', `select public.answer_privacy_request($1, 'Só depois da sessão.', true)`, [
        refused,
      ]);
      await expectRefusal(database, 'admin', ERASE, [refused], 'request_closed');
      await expectRefusal(
        database,
        'admin',
        'select public.erasure_preview($1)',
        [PRIVACY_REQUESTS.bruno.id],
        'request_not_found',
      );
    });

    test('has a preview of its effects', async () => {
      const id = await requestOf(database, 'patient');
      const [row] = await database.as<{ preview: unknown }>(
        'admin',
        'select public.erasure_preview($1) as preview',
        [id],
      );
      expect(row?.preview).toMatchObject({
        // Three consultations with psychologists took place, one was missed: the last was on 18 November.
        kept: {
          consultations: 4,
          consultations_until: '2031-11-17',
          attended: 0,
          attended_until: null,
          payments: 5,
          payments_until: '2031-12-31',
        },
        sessions_open: 1,
        attends_open: false,
        is_professional: false,
      });
    });

    test('waits for every paid consultation of the user, as patient or professional', async () => {
      const [session] = await database.owner<{ starts: string; ends: string }>(
        'select starts_at as starts, ends_at as ends from public.consultations where id = $1',
        [CONSULTATIONS.confirmed.id],
      );
      const minutesOf = (from: string | undefined, n: number) =>
        new Date(new Date(from ?? '').getTime() + n * 60_000).toISOString();
      await database.owner(
        `update public.consultations set status = 'cancelled'
         where status = 'scheduled' and ends_at > private.now() and id <> $1`,
        [CONSULTATIONS.confirmed.id],
      );
      const requests = [
        ['patient', await requestOf(database, 'patient')],
        ['professional', await requestOf(database, 'professional')],
      ] as const;
      const untouched = async () =>
        expect(
          await database.owner('select status::text from public.consultations where id = $1', [
            CONSULTATIONS.confirmed.id,
          ]),
        ).toEqual([{ status: 'scheduled' }]);
      for (const [who, id] of requests) {
        await expectRefusal(database, 'admin', ERASE, [id], 'session_open');
        const [row] = await database.as<{ preview: unknown }>(
          'admin',
          'select public.erasure_preview($1) as preview',
          [id],
        );
        expect(row?.preview).toMatchObject({ sessions_open: 1, attends_open: who === 'professional' });
      }
      await database.travel(minutesOf(session?.ends, -1));
      for (const [, id] of requests) await expectRefusal(database, 'admin', ERASE, [id], 'session_open');
      await untouched();
      await database.travel(minutesOf(session?.ends, 0));
      for (const [who, id] of requests) await erase(database, who, id);
      await untouched();
    });

    test('waits for refunds due to the user', async () => {
      await removeBlockers(database, 'patient');
      const [owed] = await database.owner<{ id: string }>(
        `update public.payments set refund_due = true
         where consultation_id = '${CONSULTATIONS.confirmed.id}' returning id`,
      );
      const request = await requestOf(database, 'patient');
      await expectRefusal(database, 'admin', ERASE, [request], 'refund_open');
      await expect(
        database.as('admin', `select public.erasure_preview($1) ->> 'refunds_due' as due`, [request]),
      ).resolves.toEqual([{ due: '1' }]);
      await database.as('admin', 'select public.mark_refunded($1)', [owed?.id]);
      await expect(erase(database, 'patient', request)).resolves.toMatchObject({ status: 'partly_refused' });
    });

    test('waits for an approved payout, also when a refund left nothing owed', async () => {
      const booking = await owedOnFriday(database);
      const batch = await approve(database, await prepare(database));
      await ask(
        database,
        'admin',
        'decide_refund($1, $2, 15000, $3, $4)',
        crypto.randomUUID(),
        booking.payment_id,
        'Acordo',
        'professional',
      );
      await removeBlockers(database, 'professional');
      const request = await requestOf(database, 'professional');
      await expectRefusal(database, 'admin', ERASE, [request], 'payout_open');
      await expect(
        database.as(
          'admin',
          `select p ->> 'owed_cents' as owed, p ->> 'payouts_open' as payouts from public.erasure_preview($1) p`,
          [request],
        ),
      ).resolves.toEqual([{ owed: '0', payouts: '1' }]);
      const [line] = await linesOf(database, batch);
      await ask(database, 'admin', 'return_payout($1, $2)', line?.id, 'Conta encerrada');
      await erase(database, 'professional', request);
    });

    test('shows all that stops it: refunds under way or to confirm, absences, and what is owed', async () => {
      const booking = await completedAtBank(database);
      await removeBlockers(database, 'patient');
      await removeBlockers(database, 'professional');
      await addAdmin(database);
      const patient = await requestOf(database, 'patient');
      const professional = await requestOf(database, 'professional');
      const preview = async (request: string) => {
        const [row] = await database.as<{ preview: Record<string, number> }>(
          'admin',
          'select public.erasure_preview($1) as preview',
          [request],
        );
        const { sessions_open, refunds_due, absences_open, owed_cents } = row?.preview ?? {};
        return { sessions_open, refunds_due, absences_open, owed_cents };
      };
      const nothing = { sessions_open: 0, refunds_due: 0, absences_open: 0, owed_cents: 0 };
      expect(await preview(patient)).toEqual(nothing);
      expect(await preview(professional)).toEqual({ ...nothing, owed_cents: 15_000 });
      await expectRefusal(database, 'admin', ERASE, [professional], 'payout_open');

      await ask(database, 'patient', 'report_absence($1)', booking.consultation_id);
      expect(await preview(patient)).toEqual({ ...nothing, absences_open: 1 });
      expect(await preview(professional)).toEqual({ ...nothing, absences_open: 1, owed_cents: 15_000 });
      await expectRefusal(database, 'admin', ERASE, [patient], 'refund_open');
      await ask(
        database,
        'admin',
        'decide_absence($1, $2, $3, $4)',
        crypto.randomUUID(),
        booking.consultation_id,
        'refund',
        'Não veio.',
      );
      // Decided, and under way at the bank.
      expect(await preview(patient)).toEqual({ ...nothing, refunds_due: 1 });
      await expectRefusal(database, 'admin', ERASE, [patient], 'refund_open');
      expect(await preview(professional)).toEqual(nothing);
      await erase(database, 'professional', professional);
    });

    test('does not wait for refunds to a professional’s patients, who are still known', async () => {
      await removeBlockers(database, 'professional');
      await database.owner(
        `update public.payments set refund_due = true
         where consultation_id = '${CONSULTATIONS.confirmed.id}'`,
      );
      const [row] = await database.owner<{ id: string }>(
        `select id from public.payments where consultation_id = '${CONSULTATIONS.confirmed.id}'`,
      );
      await erase(database, 'professional');
      await expect(
        database.as('admin', `select public.mark_refunded($1) ->> 'refunded_at' is not null as done`, [
          row?.id,
        ]),
      ).resolves.toEqual([{ done: true }]);
    });

    test('expires pending payments and frees their slots', async () => {
      await eraseUnblocked(database, 'patient');
      await expect(
        database.owner(
          `select c.status::text, c.cancelled_by, p.status::text as payment, p.refund_due
           from public.consultations c join public.payments p on p.consultation_id = c.id
           where c.id = '${CONSULTATIONS.pending.id}'`,
        ),
      ).resolves.toEqual([
        { status: 'cancelled', cancelled_by: 'patient', payment: 'expired', refund_due: false },
      ]);
    });

    test('is idempotent: a repeated call returns the remaining files', async () => {
      await insertDataOfCamila(database);
      await removeBlockers(database, 'patient');
      const id = await requestOf(database, 'patient');
      const [first] = await database.as<{ answer: Erasure }>('admin', ERASE, [id]);
      const people = 'select count(*)::int as n from public.profiles';
      const before = await database.owner(people);
      await expect(database.as('admin', ERASE, [id])).resolves.toEqual([first]);
      await database.owner(`delete from storage.objects where starts_with(name, $1 || '/')`, [
        ACTORS.patient,
      ]);
      const [again] = await database.as<{ answer: Erasure }>('admin', ERASE, [id]);
      expect(again?.answer.documents).toEqual([]);
      await expect(database.owner(people)).resolves.toEqual(before);
      await expect(
        database.owner('select full_name, user_id from public.privacy_requests where id = $1', [id]),
      ).resolves.toEqual([{ full_name: 'Pessoa removida', user_id: null }]);
    });
  });
});
