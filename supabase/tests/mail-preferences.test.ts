import { onEveryDatabase } from './support/database.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

const SET = 'select public.set_mail_preference($1, $2) as wanted';

describe('preferences for e-mails', () => {
  onEveryDatabase((database) => {
    const wants = async (topic: string, who: keyof typeof ACTORS = 'patient') => {
      const [row] = await database.owner<{ wants: boolean }>('select private.wants_mail($1, $2) as wants', [
        ACTORS[who],
        topic,
      ]);
      return row?.wants;
    };

    test('are set by users for themselves', async () => {
      await expectRefusal(database, 'visitor', SET, ['room', false], '42501');
      for (const wish of [
        ['changes', false],
        ['payments', false],
        [null, false],
        ['room', null],
      ])
        await expectRefusal(database, 'patient', SET, wish, 'preference_unknown');
      for (const write of [
        `insert into public.mail_preferences (user_id, topic, wanted) values ('${ACTORS.patient}', 'room', false)`,
        'update public.mail_preferences set wanted = false',
        'delete from public.mail_preferences',
      ])
        await expectRefusal(database, 'patient', write, [], '42501');
    });

    test('are read by their user only', async () => {
      await database.as('patient', SET, ['room', false]);
      const read = 'select topic, wanted from public.mail_preferences';
      await expect(database.as('patient', read)).resolves.toEqual([{ topic: 'room', wanted: false }]);
      for (const who of ['otherPatient', 'professional', 'admin'] as const)
        await expect(database.as(who, read)).resolves.toEqual([]);
      await expectRefusal(database, 'visitor', read, [], '42501');
    });

    test('want everything until something is turned off, and again once it is turned on', async () => {
      for (const topic of ['changes', 'payments', 'room', 'reminder_48h', 'reminder_day', 'messages'])
        await expect(wants(topic)).resolves.toBe(true);
      await expect(database.as('patient', SET, ['reminder_day', false])).resolves.toEqual([
        { wanted: false },
      ]);
      await expect(wants('reminder_day')).resolves.toBe(false);
      await expect(wants('reminder_48h')).resolves.toBe(true);
      await expect(wants('reminder_day', 'otherPatient')).resolves.toBe(true);
      await database.as('patient', SET, ['reminder_day', true]);
      await database.as('patient', SET, ['reminder_day', true]);
      await expect(wants('reminder_day')).resolves.toBe(true);
    });

    test('without e-mails in the profile leave changes, payments and the way into the room', async () => {
      await database.as('patient', 'update public.profiles set contact_email = false where id = $1', [
        ACTORS.patient,
      ]);
      const wanted = async () =>
        Promise.all(
          ['changes', 'payments', 'room', 'reminder_48h', 'reminder_day', 'messages'].map((topic) =>
            wants(topic),
          ),
        );
      await expect(wanted()).resolves.toEqual([true, true, true, false, false, false]);
      await database.as('patient', SET, ['room', false]);
      await expect(wanted()).resolves.toEqual([true, true, false, false, false, false]);
    });

    test('know every topic, and no unknown account', async () => {
      await expect(wants('news')).rejects.toThrow('Unknown topic');
      await expect(
        database.owner(`select private.wants_mail(gen_random_uuid(), 'changes') as wants`),
      ).resolves.toEqual([{ wants: false }]);
    });
  });
});
