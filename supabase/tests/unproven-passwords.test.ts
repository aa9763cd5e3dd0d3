import { onEveryDatabase, type TestDatabase } from './support/database.ts';

const SIGNED_UP = '2026-11-24T12:00:00Z';

/** An account that waits for its confirmation; instants are those of its e-mails. */
async function waiting(
  database: TestDatabase,
  { confirmation = SIGNED_UP, recovery = null }: { confirmation?: string; recovery?: string | null } = {},
): Promise<string> {
  const id = crypto.randomUUID();
  await database.as(
    'authServer',
    `insert into auth.users (id, email, encrypted_password, raw_app_meta_data, created_at)
     values ($1, $2, 'a hash', '{"provider": "email"}', $3)`,
    [id, `${id}@vinculo.example`, SIGNED_UP],
  );
  await database.as(
    'authServer',
    'update auth.users set confirmation_sent_at = $2, recovery_sent_at = $3 where id = $1',
    [id, confirmation, recovery],
  );
  return id;
}

const confirm = (database: TestDatabase, id: string) =>
  database.as(
    'authServer',
    `update auth.users set confirmation_token = '', email_confirmed_at = $2 where id = $1`,
    [id, '2026-11-24T12:05:00Z'],
  );

const passwordOf = async (database: TestDatabase, id: string) => {
  const [row] = await database.owner(
    'select encrypted_password as hash, raw_app_meta_data as facts from auth.users where id = $1',
    [id],
  );
  return row;
};

const KEPT = { hash: 'a hash', facts: { provider: 'email' } };
const DROPPED = { hash: null, facts: { provider: 'email', password_dropped: true } };

describe('the password of an account that nobody has confirmed', () => {
  onEveryDatabase((database) => {
    test.each([SIGNED_UP, '2026-11-24T12:00:29Z'])(
      'stays when the e-mail of its own sign-up (%s) confirms it',
      async (confirmation) => {
        const id = await waiting(database, { confirmation });
        await confirm(database, id);
        await expect(passwordOf(database, id)).resolves.toEqual(KEPT);
      },
    );

    test.each([{ confirmation: '2026-11-24T12:01:00Z' }, { recovery: '2026-11-24T12:01:00Z' }])(
      'goes when another e-mail was asked for: %j',
      async (mails) => {
        const id = await waiting(database, mails);
        await expect(passwordOf(database, id)).resolves.toEqual(KEPT);
        await confirm(database, id);
        await expect(passwordOf(database, id)).resolves.toEqual(DROPPED);
      },
    );

    test('is replaced by one that the confirmed person chooses', async () => {
      const id = await waiting(database, { confirmation: '2026-11-24T12:01:00Z' });
      await confirm(database, id);
      await database.as('authServer', `update auth.users set encrypted_password = 'another' where id = $1`, [
        id,
      ]);
      await expect(passwordOf(database, id)).resolves.toEqual({ ...KEPT, hash: 'another' });
    });

    test('stays for good once the address is confirmed, whatever is mailed later', async () => {
      const id = await waiting(database);
      await confirm(database, id);
      await database.as('authServer', 'update auth.users set recovery_sent_at = $2 where id = $1', [
        id,
        '2026-11-24T13:00:00Z',
      ]);
      await confirm(database, id);
      await expect(passwordOf(database, id)).resolves.toEqual(KEPT);
    });
  });
});
