import { onEveryDatabase } from './support/database.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

describe('notifications', () => {
  onEveryDatabase((database) => {
    const tell = (who: keyof typeof ACTORS) =>
      database.owner(`select private.tell($1, 'booking', 'Oi', '', '/patient/dashboard')`, [ACTORS[who]]);

    test('are read and marked by their owner only', async () => {
      await tell('patient');
      await expectRefusal(database, 'visitor', 'select 1 from public.notifications', [], '42501');
      for (const who of ['otherPatient', 'professional', 'admin'] as const) {
        await expect(
          database.as(who, 'select 1 from public.notifications where user_id = $1', [ACTORS.patient]),
        ).resolves.toEqual([]);
        await expect(
          database.as(who, 'update public.notifications set read_at = now() where user_id = $1 returning 1', [
            ACTORS.patient,
          ]),
        ).resolves.toEqual([]);
      }
      const unread = 'select public.unread_notifications() as n';
      await expect(database.as('patient', unread)).resolves.toEqual([{ n: 1 }]);
      await expect(
        database.as('patient', 'update public.notifications set read_at = now() returning title'),
      ).resolves.toEqual([{ title: 'Oi' }]);
      await expect(database.as('patient', unread)).resolves.toEqual([{ n: 0 }]);
    });

    test.each([`title = 'x'`, `link = '/x'`, 'user_id = user_id'])('are immutable: %s', async (change) => {
      await tell('patient');
      await expectRefusal(database, 'patient', `update public.notifications set ${change}`, [], '42501');
      await expectRefusal(database, 'patient', 'delete from public.notifications', [], '42501');
    });

    test.each(['//evil.example', 'https://evil.example', '/\\evil', 'x'])(
      'link only to known paths: %s',
      async (link) => {
        await expectRefusal(
          database,
          'owner',
          `insert into public.notifications (user_id, kind, title, link) values ($1, 'booking', 'x', $2)`,
          [ACTORS.patient, link],
          '23514',
        );
      },
    );
  });
});
