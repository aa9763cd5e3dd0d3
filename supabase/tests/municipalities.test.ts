import { onEveryDatabase, type TestDatabase } from './support/database.ts';
import { ACTORS } from './support/people.ts';

const SUBMIT = `select public.submit_professional_application('Camila Ribeiro', 'camila@exemplo.com.br', null, null,
  'psychologist', '{}', 'CRP 06/123456', null, 12000, '{}')`;

const move = (
  database: TestDatabase,
  who: 'patient' | 'professional',
  city: string | null,
  state: string | null,
) =>
  database.as(who, 'update public.profiles set city = $1, state = $2 where id = $3', [
    city,
    state,
    ACTORS[who],
  ]);
const place = async (
  database: TestDatabase,
  table: 'profiles' | 'professionals',
  who: 'patient' | 'professional',
) => {
  const key = table === 'profiles' ? 'id' : 'user_id';
  const [row] = await database.owner(`select city, state from public.${table} where ${key} = $1`, [
    ACTORS[who],
  ]);
  return row;
};

describe('municipalities', () => {
  onEveryDatabase((database) => {
    test('are listed for signed-in users, by state, in order', async () => {
      await expect(database.as('visitor', `select public.municipalities_of('SP')`)).rejects.toMatchObject({
        code: '42501',
      });
      const [row] = await database.as<{ names: string[] }>(
        'patient',
        `select public.municipalities_of('SP') as names`,
      );
      expect(row?.names).toHaveLength(645);
      expect(row?.names.slice(0, 2)).toEqual(['Adamantina', 'Adolfo']);
      await expect(database.as('patient', `select public.municipalities_of('XX') as names`)).resolves.toEqual(
        [{ names: [] }],
      );
      await expect(database.owner('select count(*)::int as n from private.municipalities')).resolves.toEqual([
        { n: 5571 },
      ]);
    });

    test.each([
      ['São Paulo', 'RJ', 'city_unknown'],
      ['Sampa', 'SP', 'city_unknown'],
      ['São Paulo', null, 'city_unknown'],
      ["'); drop table", 'SP', 'city_unknown'],
      [null, 'XX', 'state_unknown'],
    ])('a professional cannot move to %s, %s', async (city, state, code) => {
      const before = await place(database, 'professionals', 'professional');
      await expect(move(database, 'professional', city, state)).rejects.toMatchObject({ message: code });
      await expect(place(database, 'professionals', 'professional')).resolves.toEqual(before);
    });

    test('a professional moves, and the directory shows the official spelling', async () => {
      await move(database, 'professional', '  ribeirao PRETO ', 'SP');
      const moved = { city: 'Ribeirão Preto', state: 'SP' };
      await expect(place(database, 'profiles', 'professional')).resolves.toEqual(moved);
      await expect(place(database, 'professionals', 'professional')).resolves.toEqual(moved);
      await move(database, 'professional', null, null);
      await expect(place(database, 'professionals', 'professional')).resolves.toEqual({
        city: null,
        state: null,
      });
    });

    test('a patient may enter any place, and applies with a known one or none', async () => {
      await move(database, 'patient', 'Sampa', 'SP');
      await expect(place(database, 'profiles', 'patient')).resolves.toEqual({ city: 'Sampa', state: 'SP' });
      await expect(database.as('patient', SUBMIT)).rejects.toMatchObject({ message: 'city_unknown' });
      await move(database, 'patient', null, null);
      await database.as('patient', SUBMIT);
      await expect(place(database, 'professionals', 'patient')).resolves.toEqual({ city: null, state: null });
    });

    test('an earlier value stays in the profile and is hidden until it is corrected', async () => {
      await database.owner(`alter table public.profiles disable trigger place_check`);
      await database.owner(`update public.profiles set city = 'Sampa', state = 'SP' where id = $1`, [
        ACTORS.professional,
      ]);
      await database.owner(`alter table public.profiles enable trigger place_check`);
      await expect(place(database, 'profiles', 'professional')).resolves.toEqual({
        city: 'Sampa',
        state: 'SP',
      });
      await expect(
        database.as('visitor', 'select city, state from public.professionals_public where user_id = $1', [
          ACTORS.professional,
        ]),
      ).resolves.toEqual([{ city: null, state: 'SP' }]);
      // Other data can still be saved.
      await database.as('professional', `update public.profiles set phone = '11987654321' where id = $1`, [
        ACTORS.professional,
      ]);
      await move(database, 'professional', 'São Paulo', 'SP');
      await expect(place(database, 'professionals', 'professional')).resolves.toEqual({
        city: 'São Paulo',
        state: 'SP',
      });
    });
  });
});
