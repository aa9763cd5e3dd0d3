import { onEveryDatabase } from './support/database.ts';
import { ACTORS } from './support/people.ts';

const NAMES = 'select full_name from public.profiles order by full_name';

describe('profiles', () => {
  onEveryDatabase((database) => {
    test('a visitor reads none', async () => {
      await expect(database.as('visitor', 'select id from public.profiles')).rejects.toMatchObject({
        code: '42501',
      });
    });

    test.each([
      ['patient', 'Camila Ribeiro dos Santos'],
      ['otherPatient', 'Eduardo Lima'],
      ['professional', 'Marina Azevedo'],
      ['applicant', 'Tatiana Cordeiro'],
    ] as const)('%s reads only their own', async (who, name) => {
      await expect(database.as(who, NAMES)).resolves.toEqual([{ full_name: name }]);
    });

    test('an admin reads only the own one, by role or by the flag: others by logged procedures', async () => {
      await expect(database.as('admin', NAMES)).resolves.toEqual([{ full_name: 'Beatriz Farias' }]);
      await database.owner('update public.profiles set is_admin = true where id = $1', [ACTORS.otherPatient]);
      await expect(database.as('otherPatient', NAMES)).resolves.toEqual([{ full_name: 'Eduardo Lima' }]);
    });

    test('a professional who moves is found in the new city', async () => {
      await database.as(
        'professional',
        `update public.profiles set city = 'Recife', state = 'PE' where id = $1`,
        [ACTORS.professional],
      );
      await expect(
        database.as('visitor', 'select city, state from public.professionals_public where user_id = $1', [
          ACTORS.professional,
        ]),
      ).resolves.toEqual([{ city: 'Recife', state: 'PE' }]);
    });

    test.each(['1133334444', '11987654321'])('the phone number %s is accepted', async (phone) => {
      await expect(
        database.as('patient', 'update public.profiles set phone = $1, emergency_phone = $1 where id = $2', [
          phone,
          ACTORS.patient,
        ]),
      ).resolves.toEqual([]);
    });

    test.each(['0133334444', '1163334444', '11887654321', '119876543210'])(
      'the phone number %s is refused',
      async (phone) => {
        for (const column of ['phone', 'emergency_phone'])
          await expect(
            database.as('patient', `update public.profiles set ${column} = $1 where id = $2`, [
              phone,
              ACTORS.patient,
            ]),
          ).rejects.toMatchObject({ code: '23514' });
      },
    );

    test.each(['visitor', 'patient', 'professional', 'admin'] as const)(
      '%s cannot add or remove one',
      async (who) => {
        const attempts = [
          `insert into public.profiles (id) values ('${crypto.randomUUID()}')`,
          'delete from public.profiles',
          'truncate public.profiles cascade',
        ];
        for (const attempt of attempts) {
          await expect(database.as(who, attempt)).rejects.toMatchObject({ code: '42501' });
        }
      },
    );

    test.each([
      `role = 'admin'`,
      'is_admin = true',
      `cpf = '52998224725'`,
      `email = 'x@vinculo.example'`,
      `created_at = now()`,
      `id = '${crypto.randomUUID()}'`,
    ])('users cannot write their own %s', async (change) => {
      for (const who of ['patient', 'applicant', 'admin'] as const) {
        const attempt = `update public.profiles set ${change} where id = '${ACTORS[who]}'`;
        await expect(database.as(who, attempt)).rejects.toMatchObject({ code: '42501' });
      }
    });

    test.each([`role = 'admin'`, 'is_admin = true'])(
      'users cannot write their own %s, even if it is granted by mistake',
      async (change) => {
        await database.owner('grant update on public.profiles to authenticated');
        for (const who of ['patient', 'professional', 'applicant'] as const) {
          const own = `where id = '${ACTORS[who]}' returning 1 as n`;
          await expect(database.as(who, `update public.profiles set ${change} ${own}`)).rejects.toMatchObject(
            { code: '42501' },
          );
          // Unchanged values and other granted columns are accepted.
          await expect(
            database.as(who, `update public.profiles set role = role, email = 'x@vinculo.example' ${own}`),
          ).resolves.toEqual([{ n: 1 }]);
        }
      },
    );

    test('users cannot add a profile, even if that is granted by mistake', async () => {
      await database.owner('grant insert on public.profiles to authenticated');
      await database.owner(
        'create policy "A mistake" on public.profiles for insert to authenticated with check (true)',
      );
      await expect(
        database.as('patient', `insert into public.profiles (id, role) values (gen_random_uuid(), 'admin')`),
      ).rejects.toMatchObject({ code: '42501', message: expect.stringContaining('procedures') as string });
    });

    test.each(['patient', 'professional', 'admin'] as const)(
      "%s cannot change another user's",
      async (who) => {
        await expect(
          database.as(who, `update public.profiles set full_name = 'X' where id = $1 returning id`, [
            ACTORS.otherPatient,
          ]),
        ).resolves.toEqual([]);
      },
    );

    test('users correct name, phone, city and state, and the time of the change is stored', async () => {
      await expect(
        database.as(
          'patient',
          `update public.profiles set full_name = 'Camila R.', phone = '1133334444', city = 'Santos', state = 'SP'
           where id = $1 returning full_name, phone, city, state, updated_at = '2026-11-24T12:00:00Z' as dated`,
          [ACTORS.patient],
        ),
      ).resolves.toEqual([
        { full_name: 'Camila R.', phone: '1133334444', city: 'Santos', state: 'SP', dated: true },
      ]);
    });

    test.each([`full_name = repeat('a', 121)`, `phone = '11 98765'`, `state = 'SPX'`])(
      'refuses %s',
      async (change) => {
        await expect(
          database.as('patient', `update public.profiles set ${change} where id = $1`, [ACTORS.patient]),
        ).rejects.toMatchObject({ code: '23514' });
      },
    );
  });
});
