import { PEOPLE } from 'embedded-backend/seed';
import { onEveryDatabase } from './support/database.ts';
import { expectRefusal } from './support/refusals.ts';

const SEND = 'select public.send_contact_message($1, $2, $3, $4, $5)';

const message = (
  changes: Partial<Record<'name' | 'email' | 'type' | 'subject' | 'message', string | null>> = {},
) => [
  'name' in changes ? changes.name : 'Ana Souza',
  'email' in changes ? changes.email : 'ana@exemplo.com.br',
  'type' in changes ? changes.type : 'patient',
  'subject' in changes ? changes.subject : 'Dúvida',
  'message' in changes ? changes.message : 'Como remarco?',
];

describe('a privacy request', () => {
  const ASK = 'select public.send_privacy_request($1)';
  onEveryDatabase((database) => {
    test('requires a signed-in user and a reason', async () => {
      await expectRefusal(database, 'visitor', ASK, ['Apaguem tudo.'], '42501');
      for (const blank of ['', ' \t', null])
        await expectRefusal(database, 'patient', ASK, [blank], 'fields_required');
      await expectRefusal(database, 'patient', ASK, ['x'.repeat(5001)], 'text_too_long');
    });

    test("reaches the admins with the account's address, and notifies them", async () => {
      await database.as('professional', ASK, [' Quero uma cópia. ']);
      await expect(
        database.as(
          'admin',
          `select full_name, email, user_type, message from public.privacy_requests
           where kind = 'other' and created_at = '2026-11-24T12:00:00Z'`,
        ),
      ).resolves.toEqual([
        {
          full_name: 'Marina Azevedo',
          email: PEOPLE.marina.email,
          user_type: 'professional',
          message: 'Quero uma cópia.',
        },
      ]);
      await expect(
        database.as(
          'admin',
          `select title from public.notifications where created_at = '2026-11-24T12:00:00Z'`,
        ),
      ).resolves.toEqual([{ title: 'Pedido sobre dados pessoais' }]);
    });

    test("is possible regardless of visitors' messages with the same address", async () => {
      for (let n = 1; n <= 5; n += 1)
        await database.as('visitor', SEND, message({ email: PEOPLE.camila.email }));
      await database.as('patient', ASK, ['Quero uma cópia.']);
    });

    test('is limited to five an hour', async () => {
      for (let n = 1; n <= 5; n += 1) await database.as('patient', ASK, [`Pedido ${n}`]);
      await expectRefusal(database, 'patient', ASK, ['Mais um'], 'too_many_messages');
      await database.travel('2026-11-24T13:00:01Z');
      await database.as('patient', ASK, ['Mais um']);
    });
  });
});
