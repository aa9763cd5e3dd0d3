import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { ACTORS, signUpOf, type Person } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const SET = 'select public.set_time_zone($1) as zone';

const zoneOf = async (database: TestDatabase, who: Person, asProfessional = false) => {
  const [row] = await database.owner<{ zone: string }>('select private.zone_of($1, $2) as zone', [
    ACTORS[who],
    asProfessional,
  ]);
  return row?.zone;
};

describe('the time zone of a user', () => {
  onEveryDatabase((database) => {
    test('is set by no visitor, and not past the procedure', async () => {
      await expectRefusal(database, 'visitor', SET, ['America/Recife'], '42501');
      await expectRefusal(
        database,
        'patient',
        `update public.profiles set time_zone = 'America/Recife'`,
        [],
        '42501',
      );
      await expectRefusal(database, 'professional', 'select private.zone_of($1)', [ACTORS.patient], '42501');
    });

    test('is the caller’s own only', async () => {
      await expect(database.as('patient', SET, ['America/Rio_Branco'])).resolves.toEqual([
        { zone: 'America/Rio_Branco' },
      ]);
      await expect(
        database.owner('select id from public.profiles where time_zone is not null'),
      ).resolves.toEqual([{ id: ACTORS.patient }]);
      await expect(
        database.as('patient', 'select time_zone from public.profiles where id = $1', [ACTORS.patient]),
      ).resolves.toEqual([{ time_zone: 'America/Rio_Branco' }]);
    });

    test.each([
      null,
      '',
      'UTC',
      'BRT',
      'UTC+3',
      'Etc/GMT+3',
      'America/Nowhere',
      `America/${'A'.repeat(100_000)}`,
    ])('is no zone that is not a place: %.20s', async (wrong) => {
      await database.as('patient', SET, ['America/Rio_Branco']);
      await expect(database.as('patient', SET, [wrong])).resolves.toEqual([{ zone: 'America/Rio_Branco' }]);
    });

    test('comes with the sign-up, and does not prevent it', async () => {
      const signUp = async (time_zone: unknown) => {
        const id = crypto.randomUUID();
        await database.as(
          'authServer',
          'insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)',
          [id, `${id}@vinculo.example`, JSON.stringify({ ...signUpOf('Ana Souza'), time_zone })],
        );
        const [row] = await database.owner<{ time_zone: string | null; meta: object }>(
          `select p.time_zone, u.raw_user_meta_data as meta from public.profiles p join auth.users u using (id)
           where id = $1`,
          [id],
        );
        expect(row?.meta).not.toHaveProperty('time_zone');
        return row?.time_zone;
      };
      await expect(signUp('America/Manaus')).resolves.toBe('America/Manaus');
      await expect(signUp('nowhere')).resolves.toBeNull();
      await expect(signUp({ a: 1 })).resolves.toBeNull();
    });

    test('stays when a sign-up is completed without one', async () => {
      await database.as('patient', SET, ['America/Rio_Branco']);
      await database.owner('delete from public.consents where user_id = $1', [ACTORS.patient]);
      await database.as('patient', 'select public.restate_sign_up($1)', [
        JSON.stringify(signUpOf('Camila Ribeiro dos Santos')),
      ]);
      await expect(zoneOf(database, 'patient')).resolves.toBe('America/Rio_Branco');
    });

    test.each([
      ['AC', 'America/Rio_Branco'],
      ['AM', 'America/Manaus'],
      ['MS', 'America/Campo_Grande'],
      ['PE', 'America/Sao_Paulo'],
      [null, 'America/Sao_Paulo'],
    ])('is that of the state %s while the device has sent none', async (state, zone) => {
      await database.owner('update public.profiles set state = $2 where id = $1', [ACTORS.patient, state]);
      await expect(zoneOf(database, 'patient')).resolves.toBe(zone);
    });

    test('is that of the agenda for professionals who set one', async () => {
      await database.as('professional', SET, ['America/Recife']);
      await expect(zoneOf(database, 'professional', true)).resolves.toBe('America/Recife');
      await database.owner(
        `insert into public.agenda_settings (professional_id, time_zone) values ($1, 'Europe/Lisbon')`,
        [ACTORS.professional],
      );
      await expect(zoneOf(database, 'professional', true)).resolves.toBe('Europe/Lisbon');
      await expect(zoneOf(database, 'professional')).resolves.toBe('America/Recife');
    });
  });
});
