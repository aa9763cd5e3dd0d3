import { CONSENT_VERSIONS } from 'shared-domain/consents';
import { book } from './support/arrange.ts';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { ACTORS, signedIn } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const SIGNED_UP = '2026-11-24T12:00:00Z';
const A_MINUTE_LATER = '2026-11-24T12:01:00Z';

const SAID = {
  full_name: 'Um Estranho',
  cpf: '529.982.247-25',
  phone: '(11) 98765-4321',
  cnpj: '11.222.333/0001-81',
  profession: 'psychologist',
  registration: 'CRP 06/123456',
  privacy_version: CONSENT_VERSIONS.privacy,
  terms_version: CONSENT_VERSIONS.terms,
};

/** An unconfirmed account; instants are those of its e-mails. */
async function waiting(
  database: TestDatabase,
  { confirmation = SIGNED_UP, recovery = null }: { confirmation?: string; recovery?: string | null } = {},
): Promise<string> {
  const id = crypto.randomUUID();
  const email = `${id}@vinculo.example`;
  const sent = JSON.stringify(SAID);
  await database.as(
    'authServer',
    `insert into auth.users (id, email, encrypted_password, raw_app_meta_data, raw_user_meta_data, created_at)
     values ($1, $2, 'a hash', '{"provider": "email"}', $3, $4)`,
    [id, email, sent, SIGNED_UP],
  );
  await database.as(
    'authServer',
    `insert into auth.identities (user_id, provider, provider_id, identity_data) values ($1, 'email', $2, $3)`,
    [id, id, sent],
  );
  await database.as(
    'authServer',
    'update auth.users set confirmation_sent_at = $2, recovery_sent_at = $3 where id = $1',
    [id, confirmation, recovery],
  );
  return id;
}

/** In the auth server's two steps: the second one writes the values it has in memory. */
async function confirm(database: TestDatabase, id: string): Promise<void> {
  await database.as(
    'authServer',
    `update auth.users set confirmation_token = '', email_confirmed_at = $2 where id = $1`,
    [id, '2026-11-24T12:05:00Z'],
  );
  await database.as('authServer', 'update auth.users set raw_user_meta_data = $2 where id = $1', [
    id,
    JSON.stringify({ full_name: SAID.full_name, email_verified: true }),
  ]);
}

const accountOf = async (database: TestDatabase, id: string) => {
  const [row] = await database.owner(
    `select u.encrypted_password as hash, u.raw_app_meta_data as facts, u.raw_user_meta_data ->> 'full_name' as told,
       i.identity_data ->> 'full_name' as identity, p.full_name, p.cpf, p.phone, p.cnpj, p.profession, p.registration,
       (select count(*)::int from public.consents c where c.user_id = u.id) as consents
     from auth.users u join auth.identities i on i.user_id = u.id join public.profiles p on p.id = u.id
     where u.id = $1`,
    [id],
  );
  return row;
};

const profileOf = async (database: TestDatabase, id: string) => {
  const [row] = await database.owner(
    'select full_name, cpf, phone, cnpj, profession, registration from public.profiles where id = $1',
    [id],
  );
  return row;
};

/** Runs a select without `from` as the database's owner with this account's token. Its writes are kept. */
const asAccount = (database: TestDatabase, id: string, sql: string, parameters: readonly unknown[] = []) =>
  database.owner<{ answer: unknown }>(
    `with caller as materialized (select set_config('request.jwt.claims', '${signedIn(id).claims}', true))
     ${sql} from caller`,
    parameters,
  );

const restate = (database: TestDatabase, id: string, signUpData: unknown) =>
  asAccount(database, id, 'select public.restate_sign_up($1)', [JSON.stringify(signUpData)]);

const COMPLETE = 'select public.sign_up_is_complete() as answer';

const KEPT = {
  hash: 'a hash',
  facts: { provider: 'email' },
  told: 'Um Estranho',
  identity: 'Um Estranho',
  full_name: 'Um Estranho',
  cpf: '52998224725',
  phone: '11987654321',
  cnpj: '11222333000181',
  profession: 'psychologist',
  registration: 'CRP 06/123456',
  consents: 2,
};
const DROPPED = {
  hash: null,
  facts: { provider: 'email', sign_up_dropped: true },
  told: null,
  identity: null,
  full_name: '',
  cpf: null,
  phone: null,
  cnpj: null,
  profession: null,
  registration: null,
  consents: 0,
};

describe('password and data entered for an unconfirmed address', () => {
  onEveryDatabase((database) => {
    test.each([SIGNED_UP, '2026-11-24T12:00:29Z'])(
      'are kept when the e-mail of its own sign-up (%s) confirms it',
      async (confirmation) => {
        const id = await waiting(database, { confirmation });
        await confirm(database, id);
        await expect(accountOf(database, id)).resolves.toEqual(KEPT);
      },
    );

    test.each([{ confirmation: A_MINUTE_LATER }, { recovery: A_MINUTE_LATER }])(
      'are deleted when another e-mail was requested: %j',
      async (mails) => {
        const id = await waiting(database, mails);
        await expect(accountOf(database, id)).resolves.toEqual(KEPT);
        await confirm(database, id);
        await expect(accountOf(database, id)).resolves.toEqual(DROPPED);
      },
    );

    test('are deleted when the auth server marks it as requested again, without an e-mail', async () => {
      const id = await waiting(database);
      await database.as(
        'authServer',
        `update auth.users set raw_app_meta_data = raw_app_meta_data || '{"sign_up_contested": true}' where id = $1`,
        [id],
      );
      await confirm(database, id);
      await expect(accountOf(database, id)).resolves.toEqual(DROPPED);
    });

    test('are permanent once the address is confirmed, whatever is e-mailed later', async () => {
      const id = await waiting(database);
      await confirm(database, id);
      await database.as('authServer', 'update auth.users set recovery_sent_at = $2 where id = $1', [
        id,
        '2026-11-24T13:00:00Z',
      ]);
      await confirm(database, id);
      await expect(accountOf(database, id)).resolves.toEqual(KEPT);
    });
  });
});

describe('an account without name or consents', () => {
  onEveryDatabase((database) => {
    const BOOK = `select public.book_consultation('${ACTORS.professional}', '2026-12-01', '14:00', 15000, gen_random_uuid())`;
    const APPLY = `select public.submit_professional_application('Ana Souza', 'ana@exemplo.com.br', null, null,
      'psychologist', '{}', 'CRP 06/12345', null, 12000, '{}')`;
    const CALLS = [BOOK, APPLY] as const;
    const refuses = async (id: string) => {
      for (const call of CALLS)
        await expect(asAccount(database, id, call)).rejects.toMatchObject({
          code: 'P0001',
          message: 'sign_up_incomplete',
        });
      await expect(asAccount(database, id, COMPLETE)).resolves.toEqual([{ answer: false }]);
    };

    test('cannot book or apply until it has both', async () => {
      const id = await waiting(database, { confirmation: A_MINUTE_LATER });
      await confirm(database, id);
      await refuses(id);
      await restate(database, id, SAID);
      await expect(asAccount(database, id, COMPLETE)).resolves.toEqual([{ answer: true }]);
      for (const call of CALLS) await expect(asAccount(database, id, call)).resolves.toHaveLength(1);
    });

    test.each([{ full_name: ' ' }, { privacy_version: null }, { terms_version: '1900-01-01' }])(
      'includes sign-ups outside the portal: %j',
      async (gap) => {
        const id = crypto.randomUUID();
        await database.as(
          'authServer',
          'insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)',
          [id, `${id}@vinculo.example`, JSON.stringify({ ...SAID, ...gap })],
        );
        await refuses(id);
        await restate(database, id, SAID);
        await expect(asAccount(database, id, BOOK)).resolves.toHaveLength(1);
      },
    );

    test('does not include accounts that have not accepted a newer text', async () => {
      await database.owner(
        `insert into private.consent_texts values ('terms', '2027-01-01', repeat('0', 64))`,
      );
      await expect(book(database)).resolves.toMatchObject({ status: 'pending' });
    });

    test('is reported to its own user only', async () => {
      await expectRefusal(database, 'visitor', COMPLETE, [], '42501');
      await expect(database.as('patient', COMPLETE)).resolves.toEqual([{ answer: true }]);
    });
  });
});

describe('completing it', () => {
  onEveryDatabase((database) => {
    const OWN = { ...SAID, full_name: 'A Dona', cpf: '111.444.777-35' };

    test('is refused to a visitor', async () => {
      await expect(database.as('visitor', `select public.restate_sign_up('{}')`)).rejects.toMatchObject({
        code: '42501',
      });
    });

    test('changes nothing for a user whose sign-up is complete', async () => {
      const id = await waiting(database);
      await confirm(database, id);
      await restate(database, id, OWN);
      await expect(accountOf(database, id)).resolves.toEqual(KEPT);
    });

    test.each([{ full_name: ' ' }, { privacy_version: '1900-01-01' }, { terms_version: null }])(
      'requires a name and both consents: not %j',
      async (gap) => {
        const id = await waiting(database, { confirmation: A_MINUTE_LATER });
        await confirm(database, id);
        await expect(restate(database, id, { ...OWN, ...gap })).rejects.toMatchObject({
          message: 'fields_required',
        });
        await expect(accountOf(database, id)).resolves.toEqual(DROPPED);
      },
    );

    test('keeps stored values of an account without consents that are not entered again', async () => {
      const id = crypto.randomUUID();
      const { privacy_version, terms_version, ...person } = SAID;
      await database.as(
        'authServer',
        'insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)',
        [id, `${id}@vinculo.example`, JSON.stringify(person)],
      );
      await restate(database, id, {
        full_name: 'A Dona',
        registration: null,
        privacy_version,
        terms_version,
      });
      await expect(profileOf(database, id)).resolves.toEqual({
        full_name: 'A Dona',
        cpf: KEPT.cpf,
        phone: KEPT.phone,
        cnpj: KEPT.cnpj,
        profession: KEPT.profession,
        registration: KEPT.registration,
      });
      await expect(asAccount(database, id, COMPLETE)).resolves.toEqual([{ answer: true }]);
    });

    test('transfers the account to its owner, once', async () => {
      const id = await waiting(database, { confirmation: A_MINUTE_LATER });
      await confirm(database, id);
      await restate(database, id, OWN);
      await restate(database, id, SAID);
      await expect(accountOf(database, id)).resolves.toEqual({
        ...DROPPED,
        facts: { provider: 'email' },
        full_name: 'A Dona',
        cpf: '11144477735',
        phone: KEPT.phone,
        cnpj: KEPT.cnpj,
        profession: KEPT.profession,
        registration: KEPT.registration,
        consents: 2,
      });
    });
  });
});
