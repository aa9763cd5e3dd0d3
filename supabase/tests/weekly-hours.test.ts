import { suspend } from './support/arrange.ts';
import { onEveryDatabase } from './support/database.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

describe('the weekly hours that earlier releases read', () => {
  onEveryDatabase((database) => {
    const hours = (who: Parameters<typeof database.as>[0], of: string) =>
      database.as(who, 'select 1 from public.weekly_availability where user_id = $1', [of]);

    test('of approved professionals are public, of suspended ones not', async () => {
      await expect(hours('visitor', ACTORS.professional)).resolves.toHaveLength(12);
      await suspend(database);
      for (const who of ['visitor', 'patient', 'otherProfessional'] as const)
        await expect(hours(who, ACTORS.professional)).resolves.toEqual([]);
      for (const who of ['professional', 'admin'] as const)
        await expect(hours(who, ACTORS.professional)).resolves.toHaveLength(12);
    });

    test.each(['visitor', 'patient', 'professional', 'admin'] as const)(
      '%s cannot write any',
      async (who) => {
        for (const attempt of [
          'delete from public.weekly_hours',
          'update public.weekly_hours set weekday = 6',
          `insert into public.weekly_hours values ('${ACTORS.professional}', 1, '09:00', '10:00')`,
        ])
          await expectRefusal(database, who, attempt, [], '42501');
        await expectRefusal(database, who, 'delete from public.weekly_availability', [], '55000');
        await expectRefusal(database, who, 'select 1 from private.stated_availability', [], '42501');
      },
    );
  });
});
