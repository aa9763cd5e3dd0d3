import { onEveryDatabase } from './support/database.ts';
import { eraseUnblocked } from './support/erasing.ts';
import { expectRefusal } from './support/refusals.ts';

describe('forget_expired_data', () => {
  onEveryDatabase((database) => {
    test("deletes visitors' messages to the team after a year, but not those of accounts", async () => {
      const SEND = `select public.send_contact_message('Ana', 'ana@exemplo.com.br', 'patient', 'Oi', $1)`;
      await database.as('visitor', SEND, ['Sem conta']);
      await database.as('patient', SEND, ['Com conta']);
      const left = async () =>
        (
          await database.owner<{ message: string }>(
            `select message from public.contact_messages where email = 'ana@exemplo.com.br' order by message`,
          )
        ).map(({ message }) => message);
      await database.as('service', 'select public.forget_expired_data()');
      expect(await left()).toEqual(['Com conta', 'Sem conta']);
      await database.travel('2027-11-24T12:00:01Z');
      await database.as('service', 'select public.forget_expired_data()');
      expect(await left()).toEqual(['Com conta']);
    });

    test('can only be called by the service role', async () => {
      for (const who of ['visitor', 'patient', 'admin'] as const)
        await expectRefusal(database, who, 'select public.forget_expired_data()', [], '42501');
    });

    test('deletes data with a retention period when it ends, and not earlier', async () => {
      await eraseUnblocked(database, 'patient');
      await database.as('otherPatient', 'select public.export_my_data()');
      const left = `select (select count(*)::int from private.fiscal_identities) as identities,
        (select count(*)::int from private.mail_outbox where kind = 'erased') as mails,
        (select count(*)::int from private.data_exports) as exports`;
      const forget = () => database.as('service', 'select public.forget_expired_data()');
      await forget();
      await expect(database.owner(left)).resolves.toEqual([{ identities: 1, mails: 1, exports: 1 }]);
      await database.travel('2026-12-02T12:00:00Z');
      await forget();
      await expect(database.owner(left)).resolves.toEqual([{ identities: 1, mails: 0, exports: 1 }]);
      await database.travel('2031-12-31T12:00:00Z');
      await forget();
      await expect(database.owner(left)).resolves.toEqual([{ identities: 1, mails: 0, exports: 0 }]);
      await database.travel('2032-01-01T12:00:00Z');
      await forget();
      await expect(database.owner(left)).resolves.toEqual([{ identities: 0, mails: 0, exports: 0 }]);
    });
  });
});
