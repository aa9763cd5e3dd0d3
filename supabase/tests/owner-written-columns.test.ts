import { onEveryDatabase } from './support/database.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const BORN = 'update public.profiles set birth_date = $2 where id = $1 returning 1 as n';
const READ = 'update public.notifications set read_at = $1 returning read_at = private.now() as now';

describe('columns that owners write directly', () => {
  onEveryDatabase((database) => {
    test('refuses a birth date later than today in São Paulo', async () => {
      await database.travel('2026-11-25T02:30:00Z');
      await expectRefusal(database, 'patient', BORN, [ACTORS.patient, '2026-11-25'], '23514');
      await expect(database.as('patient', BORN, [ACTORS.patient, '2026-11-24'])).resolves.toEqual([{ n: 1 }]);
      await expect(database.as('patient', BORN, [ACTORS.patient, null])).resolves.toEqual([{ n: 1 }]);
    });

    test("set the read time of a notification by the database's clock, once", async () => {
      await database.owner('delete from public.notifications');
      await database.owner(
        `insert into public.notifications (user_id, kind, title, link) values ($1, 'booking', 'Olá', '/x')`,
        [ACTORS.patient],
      );
      await expect(database.as('patient', READ, ['1999-01-01T00:00:00Z'])).resolves.toEqual([{ now: true }]);
      await database.travel('2026-11-24T13:00:00Z');
      for (const later of ['2099-01-01T00:00:00Z', null])
        await expect(database.as('patient', READ, [later])).resolves.toEqual([]);
      await expect(database.owner('select read_at from public.notifications')).resolves.toEqual([
        { read_at: new Date('2026-11-24T12:00:00Z') },
      ]);
    });
  });
});
