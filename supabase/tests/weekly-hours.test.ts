import { suspend } from './support/arrange.ts';
import { onEveryDatabase } from './support/database.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

describe('weekly hours', () => {
  onEveryDatabase((database) => {
    const hours = (who: Parameters<typeof database.as>[0], of: string) =>
      database.as(who, 'select 1 from public.weekly_availability where user_id = $1', [of]);

    test('of approved professionals are public, of suspended ones not', async () => {
      await expect(hours('visitor', ACTORS.professional)).resolves.toHaveLength(5);
      await suspend(database);
      for (const who of ['visitor', 'patient', 'otherProfessional'] as const)
        await expect(hours(who, ACTORS.professional)).resolves.toEqual([]);
      for (const who of ['professional', 'admin'] as const)
        await expect(hours(who, ACTORS.professional)).resolves.toHaveLength(5);
    });

    test.each(['visitor', 'patient', 'professional', 'admin'] as const)(
      '%s cannot write any',
      async (who) => {
        for (const attempt of [
          'delete from public.weekly_availability',
          'update public.weekly_availability set day_of_week = 6',
        ])
          await expectRefusal(database, who, attempt, [], '42501');
      },
    );
  });
});
