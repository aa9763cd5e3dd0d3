import { onEveryDatabase } from './support/database.ts';
import { endEverySession } from './support/login-sessions.ts';
import { expectRefusal } from './support/refusals.ts';

const SEND = 'select public.send_contact_message($1, $2, $3, $4, $5)';

const contactMessage = (
  changes: Partial<Record<'name' | 'email' | 'type' | 'subject' | 'message', string | null>> = {},
) => [
  'name' in changes ? changes.name : 'Ana Souza',
  'email' in changes ? changes.email : 'ana@exemplo.com.br',
  'type' in changes ? changes.type : 'patient',
  'subject' in changes ? changes.subject : 'Dúvida',
  'message' in changes ? changes.message : 'Como remarco?',
];

describe('writing to the team', () => {
  onEveryDatabase((database) => {
    test.each(['visitor', 'patient', 'professional', 'admin'] as const)(
      '%s may, and admins read it',
      async (who) => {
        await database.as(who, SEND, contactMessage());
        const [read] = await database.as(
          'admin',
          `select full_name, subject, message, read_at from public.contact_messages where email = 'ana@exemplo.com.br'`,
        );
        expect(read).toEqual({
          full_name: 'Ana Souza',
          subject: 'Dúvida',
          message: 'Como remarco?',
          read_at: null,
        });
        await expect(
          database.as(
            'admin',
            `select link from public.notifications where kind = 'contact' and created_at = '2026-11-24T12:00:00Z'`,
          ),
        ).resolves.toEqual([{ link: expect.stringMatching(/^\/admin\/mensagens/) }]);
      },
    );

    test('other users cannot read it or write except through the procedure', async () => {
      await database.as('visitor', SEND, contactMessage());
      await expectRefusal(database, 'visitor', 'select 1 from public.contact_messages', [], '42501');
      for (const who of ['patient', 'professional', 'applicant'] as const)
        await expect(database.as(who, 'select 1 from public.contact_messages')).resolves.toEqual([]);
      for (const who of ['visitor', 'patient', 'admin'] as const)
        for (const attempt of [
          'delete from public.contact_messages',
          `update public.contact_messages set subject = 'x'`,
        ])
          await expectRefusal(database, who, attempt, [], '42501');
    });

    test.each([
      ['no name', { name: ' ' }, 'fields_required'],
      ['no e-mail', { email: null }, 'fields_required'],
      ['no sender type', { type: null }, 'fields_required'],
      ['an unknown sender type', { type: 'robot' }, 'fields_required'],
      ['no subject', { subject: '' }, 'fields_required'],
      ['no message', { message: '\t' }, 'fields_required'],
      ['half an address', { email: 'ana@' }, 'email_invalid'],
      ['an endless message', { message: 'x'.repeat(5001) }, 'text_too_long'],
    ] as const)('is refused with %s', async (_case, changes, code) => {
      await expectRefusal(database, 'visitor', SEND, contactMessage(changes), code);
    });

    test('accepts ten an hour from the visitors of one network, independently of other networks', async () => {
      const from = (address: string) =>
        database.owner(`select set_config('request.headers', $1, true)`, [
          JSON.stringify({ 'x-forwarded-for': address }),
        ]);
      await from('203.0.113.7');
      for (let count = 0; count < 10; count += 1)
        await database.as('visitor', SEND, contactMessage({ email: `ana${count}@exemplo.com.br` }));
      await expectRefusal(database, 'visitor', SEND, contactMessage(), 'network_limited');
      await database.as('patient', SEND, contactMessage());
      await from('203.0.113.8');
      await database.as('visitor', SEND, contactMessage());
      await from('203.0.113.7');
      await database.travel('2026-11-24T13:00:01Z');
      await database.as('visitor', SEND, contactMessage());
    });

    test('stores only a hash of the network, and deletes it after the hour', async () => {
      const attempts = () =>
        database.owner<{ network_sum: unknown }>(
          'select octet_length(network_sum) as network_sum from private.contact_attempts',
        );
      await database.as('visitor', SEND, contactMessage());
      await expect(attempts()).resolves.toEqual([{ network_sum: 32 }]);
      await database.travel('2026-11-24T13:00:01Z');
      await database.as('visitor', SEND, contactMessage());
      await expect(attempts()).resolves.toHaveLength(1);
      await expect(
        database.owner('select octet_length(salt) as n from private.network_salt'),
      ).resolves.toEqual([{ n: 32 }]);
    });

    test.each([
      [null, { 'x-forwarded-for': '6.6.6.6, 203.0.113.7' }, '203.0.113.7'],
      [null, { 'cf-connecting-ip': '6.6.6.6', 'x-forwarded-for': '203.0.113.7' }, '203.0.113.7'],
      [null, { 'cf-connecting-ip': '6.6.6.6', 'x-real-ip': '6.6.6.6' }, 'unknown'],
      [null, { 'x-forwarded-for': 'nowhere' }, 'unknown'],
      [null, { 'x-forwarded-for': '6.6.6.6,' }, 'unknown'],
      [null, {}, 'unknown'],
      [
        'cf-connecting-ip',
        { 'cf-connecting-ip': '203.0.113.7', 'x-forwarded-for': '6.6.6.6' },
        '203.0.113.7',
      ],
      ['cf-connecting-ip', { 'cf-connecting-ip': '2001:db8:1:2:3:4:5:6' }, '2001:db8:1:2::/64'],
      ['cf-connecting-ip', { 'x-forwarded-for': '6.6.6.6' }, 'unknown'],
      ['x-real-ip', { 'x-real-ip': '6.6.6.6, 203.0.113.7' }, '203.0.113.7'],
    ])("identifies the network by the proxy's header, %s: %j", async (header, headers, network) => {
      await database.owner('update public.deployment_settings set client_address_header = $1', [header]);
      await database.owner(`select set_config('request.headers', $1, true)`, [JSON.stringify(headers)]);
      await expect(database.owner('select private.caller_network() as network')).resolves.toEqual([
        { network },
      ]);
    });

    test('ignores a forged header of another proxy', async () => {
      const from = (forged: string) =>
        database.owner(`select set_config('request.headers', $1, true)`, [
          JSON.stringify({ 'cf-connecting-ip': forged, 'x-forwarded-for': `${forged}, 203.0.113.7` }),
        ]);
      for (let count = 0; count < 10; count += 1) {
        await from(`198.51.100.${count}`);
        await database.as('visitor', SEND, contactMessage());
      }
      await from('198.51.100.99');
      await expectRefusal(database, 'visitor', SEND, contactMessage(), 'network_limited');
    });

    test.each(['', 'X-Real-IP', 'x real ip', 'a:b'])('rejects a header named %j', async (name) => {
      await expectRefusal(
        database,
        'owner',
        'update public.deployment_settings set client_address_header = $1',
        [name],
        '23514',
      );
    });

    test('accepts five an hour from one account, with any address', async () => {
      for (let count = 0; count < 5; count += 1)
        await database.as('patient', SEND, contactMessage({ email: `ana${count}@exemplo.com.br` }));
      await expectRefusal(database, 'patient', SEND, contactMessage(), 'too_many_messages');
      await database.as('professional', SEND, contactMessage());
      await database.travel('2026-11-24T13:00:01Z');
      await database.as('patient', SEND, contactMessage());
    });

    test('belongs to no account once the login session has ended', async () => {
      await endEverySession(database);
      await database.as('patient', SEND, contactMessage());
      await expect(
        database.owner(`select user_id from public.contact_messages where email = 'ana@exemplo.com.br'`),
      ).resolves.toEqual([{ user_id: null }]);
    });

    test('notifies each admin once with the number of waiting messages', async () => {
      await database.owner('delete from public.contact_messages');
      await database.owner('delete from public.notifications');
      for (let count = 0; count < 3; count += 1) await database.as('visitor', SEND, contactMessage());
      await expect(
        database.as('admin', `select title, link from public.notifications where kind = 'contact'`),
      ).resolves.toEqual([{ title: '3 mensagens novas', link: '/admin/mensagens' }]);
      await database.as('admin', 'update public.notifications set read_at = now()');
      await database.owner('update public.contact_messages set read_at = private.now()');
      await database.as('visitor', SEND, contactMessage());
      await expect(
        database.as(
          'admin',
          `select n.title from public.notifications n
           join public.contact_messages m on n.link = '/admin/mensagens?mensagem=' || m.id
           where n.kind = 'contact' and n.read_at is null and m.read_at is null`,
        ),
      ).resolves.toEqual([{ title: 'Nova mensagem' }]);
    });

    test('is marked as read by admins, idempotently', async () => {
      await database.as('visitor', SEND, contactMessage());
      const [{ id } = { id: '' }] = await database.as<{ id: string }>(
        'admin',
        `select id from public.contact_messages where email = 'ana@exemplo.com.br'`,
      );
      const mark = 'select public.mark_contact_message_read($1)';
      await expectRefusal(database, 'visitor', mark, [id], '42501');
      for (const who of ['patient', 'professional'] as const)
        await expectRefusal(database, who, mark, [id], 'not_allowed');
      await database.as('admin', mark, [id]);
      const readAt = () =>
        database.as(
          'admin',
          `select read_at from public.contact_messages where email = 'ana@exemplo.com.br'`,
        );
      const first = await readAt();
      await database.travel('2026-11-24T13:00:00Z');
      await database.as('admin', mark, [id]);
      await expect(readAt()).resolves.toEqual(first);
      await expectRefusal(database, 'admin', mark, [crypto.randomUUID()], 'message_not_found');
    });
  });
});
