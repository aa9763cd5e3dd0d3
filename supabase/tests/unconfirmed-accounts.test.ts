import { CONSENT_VERSIONS } from 'shared-domain/consents';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { expectRefusal } from './support/refusals.ts';

const SAID = {
  full_name: 'Ninguém Confirmou',
  cpf: '529.982.247-25',
  privacy_version: CONSENT_VERSIONS.privacy,
  terms_version: CONSENT_VERSIONS.terms,
};
const DAY_8 = '2026-12-02T12:00:00Z';

/** A new account; `change` is what else the auth server wrote, and `is` the resulting role of its profile. */
async function account(database: TestDatabase, { change = '', is = '' } = {}): Promise<string> {
  const id = crypto.randomUUID();
  await database.as(
    'authServer',
    `insert into auth.users (id, email, raw_user_meta_data, created_at) values ($1, $2, $3, '2026-11-24T12:00:00Z')`,
    [id, `${id}@vinculo.example`, JSON.stringify(SAID)],
  );
  if (change) await database.as('authServer', `update auth.users set ${change} where id = $1`, [id]);
  if (is) await database.owner(`update public.profiles set ${is} where id = $1`, [id]);
  return id;
}

const CONFIRMED = `email_confirmed_at = '2026-11-24T12:01:00Z'`;
const forget = (database: TestDatabase) => database.as('service', 'select public.forget_expired_data()');

const exists = async (database: TestDatabase, id: string) =>
  (await database.owner('select from auth.users where id = $1', [id])).length === 1;

/** Tables that contain any data of an account. */
async function holding(database: TestDatabase, id: string): Promise<string[]> {
  const tables = await database.owner<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('auth', 'private', 'public') order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await database.owner(`select from ${name} t where strpos(t::text, $1) > 0`, [id]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

describe('an unconfirmed account', () => {
  onEveryDatabase((database) => {
    test('is deleted after seven days with all its data, not earlier', async () => {
      const id = await account(database);
      await expect(holding(database, id)).resolves.toEqual(
        expect.arrayContaining(['auth.users', 'public.consents', 'public.profiles']),
      );
      await database.travel('2026-12-01T12:00:00Z');
      await forget(database);
      await expect(exists(database, id)).resolves.toBe(true);
      await database.travel('2026-12-01T12:00:01Z');
      await forget(database);
      await expect(holding(database, id)).resolves.toEqual([]);
    });

    test.each([
      ['was confirmed', { change: CONFIRMED }],
      ['was confirmed on the last day', { change: `email_confirmed_at = '2026-12-01T11:59:00Z'` }],
      ['was signed in to once', { change: `last_sign_in_at = '2026-11-24T12:01:00Z'` }],
      ['administers', { is: `role = 'admin', is_admin = true` }],
      ['asks to become a professional', { is: `role = 'professional_pending'` }],
      ['belongs to a professional', { is: `role = 'professional'` }],
      ['is a pseudonym', { change: 'email = null' }],
    ])('is kept when it %s', async (_what, made) => {
      const id = await account(database, made);
      await database.travel(DAY_8);
      await forget(database);
      await expect(exists(database, id)).resolves.toBe(true);
    });

    test('is not counted as a patient until it is confirmed', async () => {
      const patients = async () => {
        const [row] = await database.as<{ n: number }>(
          'admin',
          `select (public.admin_overview() ->> 'patients')::int as n`,
        );
        return row?.n ?? 0;
      };
      const before = await patients();
      const id = await account(database);
      await account(database, { is: `role = 'professional_pending'` });
      await expect(patients()).resolves.toBe(before);
      await database.as('authServer', `update auth.users set ${CONFIRMED} where id = $1`, [id]);
      await expect(patients()).resolves.toBe(before + 1);
    });

    test('is never listed', async () => {
      for (const who of ['visitor', 'patient', 'admin'] as const)
        await expectRefusal(database, who, 'select * from private.unconfirmed_accounts', [], '42501');
    });
  });
});
