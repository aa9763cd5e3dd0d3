import { addAdmin, ask } from './support/decisions.ts';
import { onEveryDatabase } from './support/database.ts';
import { arrival, bookAtBank, expectBalanced, receive } from './support/money.ts';
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
             where user_id = $1 and kind in ('wrong_amount', 'money') order by created_at, title`,
            [person],
          )
        ).map(({ kind, title, cents }) => `${kind}: ${title}${cents === null ? '' : ` ${cents}`}`);
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
      });
    });
  });
});
