import fc from 'fast-check';
import { onEveryDatabase, type TestDatabase } from './support/database.ts';

const PERSONAL = {
  cpf: '529.982.247-25',
  phone: '(11) 98765-4321',
  cnpj: '11.222.333/0001-81',
  profession: 'psychologist',
  registration: ' crp 06/123456 ',
  privacy_version: '2026-11-21',
  terms_version: '2026-11-21',
};

/** Writes a new account like GoTrue: the user, the identity, then the user's metadata once more. */
async function signUp(database: TestDatabase, sent: unknown): Promise<string> {
  const id = crypto.randomUUID();
  const email = `${id}@vinculo.example`;
  const data = JSON.stringify(sent);
  await database.as(
    'authServer',
    `insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)`,
    [id, email, data],
  );
  const held = JSON.stringify({ ...(sent as object), sub: id, email, email_verified: false });
  await database.as(
    'authServer',
    `insert into auth.identities (user_id, provider, provider_id, identity_data)
     values ($1, 'email', $2, $3)`,
    [id, id, held],
  );
  await database.as('authServer', 'update auth.users set raw_user_meta_data = $2 where id = $1', [id, held]);
  return id;
}

const profileOf = async (database: TestDatabase, id: string) => {
  const [row] = await database.owner(
    `select role, is_admin, full_name, cpf, phone, cnpj, profession, registration
     from public.profiles where id = $1`,
    [id],
  );
  return row;
};

const nothing = { cpf: null, phone: null, cnpj: null, profession: null, registration: null };

describe('signing up', () => {
  onEveryDatabase((database) => {
    test('creates a patient, whatever role the metadata contains', async () => {
      const id = await signUp(database, {
        full_name: ' Ana Souza ',
        role: 'admin',
        is_admin: true,
        approval_status: 'approved',
        app_metadata: { role: 'service_role' },
      });
      await expect(profileOf(database, id)).resolves.toEqual({
        role: 'patient',
        is_admin: false,
        full_name: 'Ana Souza',
        ...nothing,
      });
      await expect(
        database.owner('select user_id from public.professionals where user_id = $1', [id]),
      ).resolves.toEqual([]);
    });

    test('moves personal data to the profile', async () => {
      const id = await signUp(database, { full_name: 'Ana Souza', ...PERSONAL });
      await expect(profileOf(database, id)).resolves.toEqual({
        role: 'patient',
        is_admin: false,
        full_name: 'Ana Souza',
        cpf: '52998224725',
        phone: '11987654321',
        cnpj: '11222333000181',
        profession: 'psychologist',
        registration: 'CRP 06/123456',
      });
    });

    test('records the accepted texts with the time', async () => {
      const id = await signUp(database, PERSONAL);
      await expect(
        database.owner(
          `select document, version, accepted_at = '2026-11-24T12:00:00Z' as dated
           from public.consents where user_id = $1 order by document`,
          [id],
        ),
      ).resolves.toEqual([
        { document: 'privacy', version: '2026-11-21', dated: true },
        { document: 'terms', version: '2026-11-21', dated: true },
      ]);
    });

    test('records no consent to an unpublished text', async () => {
      const id = await signUp(database, {
        full_name: 'Ana',
        privacy_version: '2020-01',
        terms_version: '2026-11-21',
      });
      await expect(
        database.owner('select document from public.consents where user_id = $1', [id]),
      ).resolves.toEqual([{ document: 'terms' }]);
    });

    test("leaves only the full name and GoTrue's own keys in the auth tables", async () => {
      const id = await signUp(database, { full_name: 'Ana Souza', role: 'admin', ...PERSONAL, anything: 1 });
      const kept = {
        sub: id,
        email: `${id}@vinculo.example`,
        email_verified: false,
        full_name: 'Ana Souza',
      };
      await expect(
        database.owner(
          `select raw_user_meta_data as user_data, identity_data from auth.users
             join auth.identities on user_id = users.id where users.id = $1`,
          [id],
        ),
      ).resolves.toEqual([{ user_data: kept, identity_data: kept }]);
    });

    test('has removed the data before GoTrue writes again', async () => {
      const id = crypto.randomUUID();
      await database.as('authServer', 'insert into auth.users (id, raw_user_meta_data) values ($1, $2)', [
        id,
        JSON.stringify({ full_name: 'Ana', ...PERSONAL }),
      ]);
      await expect(
        database.owner('select raw_user_meta_data as data from auth.users where id = $1', [id]),
      ).resolves.toEqual([{ data: { full_name: 'Ana' } }]);
    });

    test('succeeds with invalid data, which is dropped', async () => {
      const id = await signUp(database, {
        full_name: 'a'.repeat(200),
        cpf: '111.111.111-11',
        phone: '123',
        cnpj: '11.222.333/0001-82',
        profession: 'admin',
        registration: 'R'.repeat(60),
        privacy_version: '',
        terms_version: { nested: true },
      });
      await expect(profileOf(database, id)).resolves.toMatchObject({
        ...nothing,
        full_name: 'a'.repeat(120),
      });
    });

    test.each([
      ['psychologist', 'CRP-25/12345', 'CRP 25/12345'],
      ['psychologist', 'CRP-06/1234567', 'CRP 06/1234567'],
      ['psychologist', '06/123456-7', 'CRP 06/1234567'],
      ['psychologist', 'CRP-06/123', null],
      ['psychologist', 'CRP-06/12345678', null],
      ['psychiatrist', ' crm-06/123456', 'CRM 123456/CE'],
      ['psychiatrist', 'CRP-25/12345', null],
      ['psychologist', 'CRP-28/12345', null],
      ['psychologist', 'abc', null],
      [null, 'CRP-25/12345', null],
    ])('reads the registration of a %s, %s, as %s', async (profession, registration, expected) => {
      const id = await signUp(database, { profession, registration });
      await expect(profileOf(database, id)).resolves.toMatchObject({ registration: expected });
    });

    test.each([
      ['529.982.247-24', null],
      ['52998224725', '52998224725'],
      ['00000000000', null],
      ['5299822472', null],
      ['039.053.344-70', null],
      ['11144477735', '11144477735'],
    ])('reads CPF %s as %s', async (cpf, expected) => {
      const id = await signUp(database, { cpf });
      await expect(profileOf(database, id)).resolves.toMatchObject({ cpf: expected });
    });

    test.each([
      ['12.ABC.345/01DE-35', '12ABC34501DE35'],
      ['12.abc.345/01de-35', '12ABC34501DE35'],
      ['12ABC34501DE36', null],
      ['00000000000000', null],
      ['11222333000181', '11222333000181'],
    ])('reads CNPJ %s as %s', async (cnpj, expected) => {
      const id = await signUp(database, { cnpj });
      await expect(profileOf(database, id)).resolves.toMatchObject({ cnpj: expected });
    });

    test.each([null, [], 'text', 7])('accepts %j as metadata', async (sent) => {
      const id = crypto.randomUUID();
      await database.as('authServer', 'insert into auth.users (id, raw_user_meta_data) values ($1, $2)', [
        id,
        JSON.stringify(sent),
      ]);
      await expect(profileOf(database, id)).resolves.toMatchObject({ role: 'patient', full_name: '' });
    });

    test('ignores metadata once the account exists', async () => {
      const id = await signUp(database, { full_name: 'Ana' });
      await database.as('authServer', 'update auth.users set raw_user_meta_data = $2 where id = $1', [
        id,
        JSON.stringify({ full_name: 'Outra', role: 'admin', is_admin: true, cpf: '52998224725' }),
      ]);
      await expect(profileOf(database, id)).resolves.toMatchObject({
        role: 'patient',
        is_admin: false,
        full_name: 'Ana',
        cpf: null,
      });
      await expect(
        database.owner('select raw_user_meta_data as data from auth.users where id = $1', [id]),
      ).resolves.toEqual([{ data: { full_name: 'Outra' } }]);
    });

    test('updates the profile when the address changes, and deletes it with the account', async () => {
      const id = await signUp(database, { full_name: 'Ana', terms_version: '2026-11-21' });
      await database.as('authServer', `update auth.users set email = 'ana@vinculo.example' where id = $1`, [
        id,
      ]);
      await expect(database.owner('select email from public.profiles where id = $1', [id])).resolves.toEqual([
        { email: 'ana@vinculo.example' },
      ]);

      await database.as('authServer', 'delete from auth.users where id = $1', [id]);
      await expect(
        database.owner(
          `select id from public.profiles where id = $1
           union all select id from public.consents where user_id = $1`,
          [id],
        ),
      ).resolves.toEqual([]);
    });
  });
});

/**
 * Values that our form never sends, in each field: of every type, overlong, and with digits of other scripts.
 */
const ODD = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'grapheme' }),
  fc
    .string({ unit: 'binary', maxLength: 40 })
    .map((text) => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '')),
  fc.string({ unit: fc.constantFrom(...'0123456789٠١٢٣٤٥٦٧٨٩०१२１２３'), minLength: 9, maxLength: 16 }),
  fc.nat({ max: 5 }).map((n) => 'x'.repeat(10 ** n)),
  fc.nat({ max: 5 }).map((n) => '9'.repeat(10 ** n)),
  fc.constantFrom(
    '119٣٣٣٣٣٣٣٣',
    '٥٢٩٩٨٢٢٤٧25',
    'ﬁß'.repeat(60),
    '١١222333000181',
    'CRP 06/١٢٣',
    '\u202e\u200b',
    52998224725,
    true,
  ),
);
const SENT_KEYS = [
  ...Object.keys(PERSONAL),
  'full_name',
  'role',
  'is_admin',
  'sub',
  'email',
  'email_verified',
];

describe('any metadata', () => {
  onEveryDatabase((database) => {
    test('creates an account, and drops unknown fields', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.dictionary(fc.oneof(fc.constantFrom(...SENT_KEYS), fc.string({ unit: 'grapheme-ascii' })), ODD, {
            noNullPrototype: true,
          }),
          async (sent) => {
            const id = await signUp(database, sent);
            const [row] = await database.owner<{
              role: string;
              is_admin: boolean;
              length: number;
              kept: number;
            }>(
              `select p.role::text, p.is_admin, char_length(p.full_name) as length,
                 char_length(u.raw_user_meta_data ->> 'full_name') as kept
               from public.profiles p join auth.users u on u.id = p.id where p.id = $1`,
              [id],
            );
            expect(row).toMatchObject({ role: 'patient', is_admin: false });
            expect(row?.length).toBeLessThanOrEqual(120);
            expect(row?.kept ?? 0).toBeLessThanOrEqual(120);
          },
        ),
        { numRuns: 60 },
      );
    });
  });
});
