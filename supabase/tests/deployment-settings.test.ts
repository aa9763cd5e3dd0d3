import { onEveryDatabase } from './support/database.ts';

describe('the settings of the deployment', () => {
  onEveryDatabase((database) => {
    test.each(['visitor', 'patient', 'professional', 'admin'] as const)(
      '%s cannot change them',
      async (who) => {
        const attempts = [
          `update public.deployment_settings set pix_simulation = true`,
          `update public.deployment_settings set test_admins = true`,
          `delete from public.deployment_settings`,
          `insert into public.deployment_settings (id) values (true)`,
        ];
        for (const attempt of attempts) {
          await expect(database.as(who, attempt)).rejects.toMatchObject({ code: '42501' });
        }
      },
    );

    test('are always a single row', async () => {
      await expect(
        database.owner('insert into public.deployment_settings default values'),
      ).rejects.toMatchObject({
        code: '23505',
      });
      await expect(
        database.owner('insert into public.deployment_settings (id) values (false)'),
      ).rejects.toMatchObject({ code: '23514' });
    });

    test('the seed, which a preview branch runs in public, does not enable test admins', async () => {
      await expect(
        database.owner('select demonstration, test_admins from public.deployment_settings'),
      ).resolves.toEqual([{ demonstration: true, test_admins: false }]);
    });

    test.each(['visitor', 'patient'] as const)('%s reads them', async (who) => {
      const sql =
        'select demonstration, pix_simulation, test_admins, meeting_prefix from public.deployment_settings';
      await expect(database.as(who, sql)).resolves.toEqual([
        {
          demonstration: true,
          pix_simulation: true,
          test_admins: false,
          meeting_prefix: 'https://meet.jit.si/vinculo-',
        },
      ]);
    });

    test('are all off by default', async () => {
      await database.owner('delete from public.deployment_settings');
      await expect(
        database.owner(
          `insert into public.deployment_settings default values
           returning demonstration, pix_simulation, test_admins`,
        ),
      ).resolves.toEqual([{ demonstration: false, pix_simulation: false, test_admins: false }]);
    });
  });
});
