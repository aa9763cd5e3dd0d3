import { onEveryDatabase } from './support/database.ts';
import { expectRefusal } from './support/refusals.ts';

describe('the clock', () => {
  onEveryDatabase((database) => {
    test('is at the instant set by the host', async () => {
      await database.travel('2027-01-01T02:30:00Z');
      await expect(
        database.owner(
          `select private.now() = '2027-01-01T02:30:00Z' as there, private.today()::text as today`,
        ),
      ).resolves.toEqual([{ there: true, today: '2026-12-31' }]);
    });

    test('is available to signed-in users, for countdowns', async () => {
      await database.travel('2027-01-01T02:30:00Z');
      await expect(
        database.as('patient', `select public.server_now() = '2027-01-01T02:30:00Z' as is_current`),
      ).resolves.toEqual([{ is_current: true }]);
      await expectRefusal(database, 'visitor', 'select public.server_now()', [], '42501');
    });

    test("is the database's own by default", async () => {
      await database.travel('');
      await expect(database.owner('select private.now() = now() as own')).resolves.toEqual([{ own: true }]);
    });
  });
});
