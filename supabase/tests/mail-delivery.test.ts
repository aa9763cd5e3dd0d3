import { onEveryDatabase } from './support/database.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const CALL = 'select private.call_deliver_mail() as request';

/** A stub of pg_net and the vault of a Supabase project. */
const PLATFORM = [
  'create schema vault',
  'create table vault.decrypted_secrets (name text, decrypted_secret text)',
  'create schema net',
  'create table net.asked (id bigint generated always as identity, url text, headers jsonb, body jsonb)',
  `create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}',
     headers jsonb default '{}', timeout_milliseconds int default 5000) returns bigint language sql as $$
     insert into net.asked (url, headers, body) values (url, headers, body) returning id $$`,
];
const SECRETS = `insert into vault.decrypted_secrets values
  ('api_url', 'https://project.supabase.test/'), ('secret_key', 'sb_secret_x')`;
const WAITING = `insert into private.mail_outbox (kind, user_id, recipient, payload)
  values ('booking', '${ACTORS.patient}', 'ana@exemplo.com.br', '{}')`;

describe('triggering the delivery of e-mails', () => {
  onEveryDatabase((database) => {
    const asked = () => database.owner('select url, headers, body from net.asked');
    const call = async () => (await database.owner<{ request: string | null }>(CALL))[0]?.request;
    beforeEach(async () => {
      for (const statement of [...PLATFORM, 'delete from private.mail_outbox'])
        await database.owner(statement);
    });

    test('calls the function as the service role when e-mails are waiting', async () => {
      await database.owner(SECRETS);
      await database.owner(WAITING);
      expect(await call()).not.toBeNull();
      expect(await asked()).toEqual([
        {
          url: 'https://project.supabase.test/functions/v1/deliver-mail',
          headers: { 'content-type': 'application/json', apikey: 'sb_secret_x' },
          body: {},
        },
      ]);
    });

    test.each([
      ['no e-mail is waiting', [SECRETS]],
      ['no URL is configured', [WAITING]],
      [
        'waiting e-mails are obsolete',
        [SECRETS, WAITING, 'update private.mail_outbox set not_after = private.now()'],
      ],
      ['eight attempts have failed', [SECRETS, WAITING, 'update private.mail_outbox set attempts = 8']],
    ])('calls nothing when %s', async (_why, statements) => {
      for (const statement of statements) await database.owner(statement);
      expect(await call()).toBeNull();
      expect(await asked()).toEqual([]);
    });

    test.each(['visitor', 'patient', 'admin'] as const)('is refused to %s', async (who) => {
      await expectRefusal(database, who, CALL, [], '42501');
    });
  });
});
