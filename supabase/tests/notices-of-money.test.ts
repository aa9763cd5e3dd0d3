import { addAdmin, ask } from './support/decisions.ts';
import { onEveryDatabase } from './support/database.ts';
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

describe('notifications and mails about money', () => {
  onEveryDatabase((database) => {
    // Inside, so that it asks before the test is rolled back.
    describe('with a balanced ledger:', () => {
      afterEach(() => expectBalanced(database));
      const bell = async (person: string) =>
        (
          await database.owner<{ kind: string; title: string; cents: string | null }>(
            `select kind, title, facts ->> 'amount_cents' as cents from public.notifications
             where user_id = $1 and kind in ('wrong_amount', 'money', 'payment_returned') order by created_at, title`,
            [person],
          )
        ).map(({ kind, title, cents }) => `${kind}: ${title}${cents === null ? '' : ` ${cents}`}`);
      const reads = async () => {
        await database.as('service', `select public.claim_payment_job('reads')`);
        await database.as('service', `select public.finish_payment_job('reads')`);
      };
      const mails = () =>
        database.owner(
          `select kind, payload ->> 'amount_cents' as cents from private.mail_outbox where user_id = $1 and kind = 'wrong_amount'`,
          [ACTORS.patient],
        );

      test('the patient, of too little: what to pay exactly, once, by bell and mail', async () => {
        const booking = await bookAtBank(database);
        const one = arrival({ txid: booking.txid, amount: 14_000 });
        await receive(database, one);
        await receive(database, one);
        await expect(bell(ACTORS.patient)).resolves.toEqual(['wrong_amount: O valor não confere 15000']);
        await expect(mails()).resolves.toEqual([{ kind: 'wrong_amount', cents: '15000' }]);
      });

      test('not of too much, nor where it can no longer be paid', async () => {
        const booking = await bookAtBank(database);
        await receive(database, arrival({ txid: booking.txid, amount: 16_000 }));
        const other = await bookAtBank(database, 'patient', { time: '15:40' });
        await database.as('patient', 'select public.cancel_consultation($1)', [other.consultation_id]);
        await receive(database, arrival({ txid: other.txid, amount: 14_000 }));
        await expect(bell(ACTORS.patient)).resolves.toEqual([]);
        await expect(mails()).resolves.toEqual([]);
      });

      test('admins, of money in suspense, until it is decided', async () => {
        await receive(database, arrival());
        await expect(bell(ACTORS.admin)).resolves.toEqual(['money: Dinheiro a identificar']);
        await expect(bell(ACTORS.patient)).resolves.toEqual([]);
        const [row] = await database.as<{ receipt_id: string }>(
          'admin',
          'select * from public.list_suspense()',
        );
        await ask(database, 'admin', 'keep_suspense($1, $2)', row?.receipt_id, 'Teste nosso');
        await expect(bell(ACTORS.admin)).resolves.toEqual([]);
      });

      test('admins, of a refund to confirm, until it is', async () => {
        await addAdmin(database);
        await receive(database, arrival({ amount: 60_000 }));
        const [row] = await database.as<{ receipt_id: string }>(
          'admin',
          'select * from public.list_suspense()',
        );
        const id = crypto.randomUUID();
        await ask(database, 'admin', 'return_suspense($1, $2, $3)', id, row?.receipt_id, 'Sem pagamento');
        await expect(bell(ACTORS.otherPatient)).resolves.toEqual([
          'money: Dinheiro a identificar',
          'money: Reembolso a confirmar',
        ]);
        await ask(database, 'otherPatient', 'confirm_refund($1)', id);
        await expect(bell(ACTORS.otherPatient)).resolves.toEqual([]);
      });

      test('admins, of what a payer’s bank took back, once', async () => {
        const booking = await bookAtBank(database);
        const back = {
          refundId: 'M1',
          amount: 15_000,
          state: 'done',
          origin: 'bank',
          settledAt: '2026-11-24T12:00:00Z',
        };
        const one = { ...arrival({ txid: booking.txid }), refunds: [back] };
        await receive(database, one);
        await receive(database, one);
        await expect(bell(ACTORS.admin)).resolves.toEqual(['money: Devolução pelo banco do pagador']);
        // The consultation stays, and its professional knows.
        await expect(bell(ACTORS.professional)).resolves.toContain(
          'payment_returned: O pagamento de uma consulta voltou',
        );
        await expect(
          database.owner('select status from public.consultations where id = $1', [booking.consultation_id]),
        ).resolves.toEqual([{ status: 'scheduled' }]);
      });

      test('no professional, of a return of what was paid twice or after the consultation', async () => {
        const booking = await bookAtBank(database);
        const back = (refundId: string) => ({ refundId, amount: 15_000, state: 'done', origin: 'bank' });
        const first = arrival({ txid: booking.txid });
        await receive(database, first);
        await receive(database, { ...arrival({ txid: booking.txid }), refunds: [back('M1')] });
        await database.travel('2026-12-01T18:00:00Z');
        await receive(database, { ...first, refunds: [back('M2')] });
        await expect(bell(ACTORS.professional)).resolves.not.toContain(
          'payment_returned: O pagamento de uma consulta voltou',
        );
      });

      test('admins, of a refund that the provider cannot send, until it is closed', async () => {
        const booking = await bookAtBank(database);
        await ask(database, 'admin', 'mark_payment_paid($1)', booking.payment_id);
        await expect(bell(ACTORS.admin)).resolves.toEqual([]);
        await database.as('patient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
        await expect(bell(ACTORS.admin)).resolves.toEqual(['money: Reembolso a fazer']);
        await ask(database, 'admin', 'mark_refunded($1, $2)', booking.payment_id, 'D'.repeat(32));
        await expect(bell(ACTORS.admin)).resolves.toEqual([]);
      });

      test('admins, of a refund that failed five times, once', async () => {
        const booking = await bookAtBank(database);
        await receive(database, arrival({ txid: booking.txid }));
        await database.as('patient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
        for (let hour = 0; hour <= 36; hour += 6) {
          const call = (await claimCalls(database)).find(({ kind }) => kind === 'refund');
          if (call) await answer(database, call, { ok: false, kind: 'refused', code: 'no' });
          await database.travel(new Date(Date.UTC(2026, 10, 24, 13 + hour)).toISOString());
        }
        await expect(moneyOf(database, booking)).resolves.toMatchObject({
          refunds: expect.stringMatching(/failed 15000, manual 15000$/) as string,
        });
        await expect(bell(ACTORS.admin)).resolves.toEqual(['money: Reembolso a fazer']);
      });

      test('admins, of money that went back in the bank’s app, until its refund is closed', async () => {
        const booking = await bookAtBank(database);
        const one = arrival({ txid: booking.txid });
        await receive(database, one);
        await database.as('patient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
        const call = (await claimCalls(database)).find(({ kind }) => kind === 'refund');
        const missing = { ok: false, kind: 'not_found', code: 'NaoEncontrado' };
        await answer(database, call ?? { call_id: '' }, missing);
        const code = 'D'.repeat(32);
        const inApp = { refundId: 'app1', amount: 15_000, state: 'done', origin: 'receiver', returnId: code };
        await receive(database, { ...one, refunds: [{ ...inApp, state: 'processing' }] });
        await expect(bell(ACTORS.admin)).resolves.toEqual(['money: Reembolso a fazer']);
        await receive(database, { ...one, refunds: [inApp] });
        await receive(database, { ...one, refunds: [inApp] });
        await expect(bell(ACTORS.admin)).resolves.toEqual([
          'money: Devolução fora do portal',
          'money: Reembolso a fazer',
        ]);
        await ask(database, 'admin', 'mark_refunded($1, $2)', booking.payment_id, code);
        await receive(database, { ...one, refunds: [inApp] });
        await expect(bell(ACTORS.admin)).resolves.toEqual([]);
      });

      test('admins, of a provider that does not answer for an hour, until it does', async () => {
        await bookAtBank(database);
        const silent = { ok: false, kind: 'unknown', code: 'no_answer' };
        const [call] = await claimCalls(database);
        await answer(database, call ?? { call_id: '' }, silent);
        await database.travel('2026-11-24T12:01:00Z');
        const [again] = await claimCalls(database);
        await answer(database, again ?? { call_id: '' }, silent);
        await database.travel('2026-11-24T12:59:00Z');
        await reads();
        await expect(bell(ACTORS.admin)).resolves.toEqual([]);
        await database.travel('2026-11-24T13:05:00Z');
        await reads();
        await expect(bell(ACTORS.admin)).resolves.toEqual(['money: O banco não responde']);
        for (const late of await claimCalls(database))
          await answer(database, late, { ok: true, value: 'gone' });
        await database.travel('2026-11-24T13:15:00Z');
        await reads();
        await expect(bell(ACTORS.admin)).resolves.toEqual([]);
      });

      test('admins, of a refund to which a gateway answers for an hour: it is repeated under one identifier', async () => {
        const booking = await bookAtBank(database);
        await receive(database, arrival({ txid: booking.txid }));
        await database.as('patient', 'select public.cancel_consultation($1)', [booking.consultation_id]);
        await database.owner(
          `update private.provider_calls set done_at = private.now() where kind <> 'refund'`,
        );
        const ids = new Set<string | null>();
        for (let minute = 0; minute <= 24 * 60; minute += 61) {
          await database.travel(new Date(Date.parse('2026-11-24T12:00:00Z') + minute * 60_000).toISOString());
          for (const call of await claimCalls(database)) {
            ids.add(call.refund_id);
            await answer(database, call, { ok: false, kind: 'unknown', code: 'http_404' });
          }
          await reads();
          await expect(bell(ACTORS.admin)).resolves.toEqual(
            minute < 60 ? [] : ['money: O banco não responde'],
          );
        }
        expect(ids.size).toBe(1);
        await expect(moneyOf(database, booking)).resolves.toMatchObject({ refunds: 'sent 15000' });
      });

      test.each([
        ['sweep', 3],
        ['ledger', 1],
        ['certificate', 1],
      ])('admins, of the job %s after %i failures, until it succeeds', async (job, times) => {
        const run = async (error: string | null) => {
          await database.owner(`update private.payment_jobs set last_started_at = null where job = $1`, [
            job,
          ]);
          await database.as('service', 'select public.claim_payment_job($1)', [job]);
          await database.as('service', 'select public.finish_payment_job($1, $2)', [job, error]);
        };
        for (let failure = 1; failure < times; failure += 1) await run('no_answer');
        await expect(bell(ACTORS.admin)).resolves.toEqual([]);
        await run('no_answer');
        await run('no_answer');
        await expect(bell(ACTORS.admin)).resolves.toEqual(['money: Tarefa de pagamento falhando']);
        await run(null);
        await expect(bell(ACTORS.admin)).resolves.toEqual([]);
      });
    });
  });
});
