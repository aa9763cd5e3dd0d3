import { onEveryDatabase } from './support/database.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

describe('the log', () => {
  onEveryDatabase((database) => {
    test('is readable by admins only', async () => {
      await expectRefusal(database, 'visitor', 'select 1 from public.audit_log', [], '42501');
      for (const who of ['patient', 'professional', 'applicant'] as const)
        await expect(database.as(who, 'select 1 from public.audit_log')).resolves.toEqual([]);
      expect((await database.as('admin', 'select 1 from public.audit_log limit 1')).length).toBe(1);
    });

    test.each(['patient', 'admin', 'service', 'owner'] as const)('%s cannot change its rows', async (who) => {
      for (const attempt of [
        `update public.audit_log set action = 'insert'`,
        'delete from public.audit_log',
        'truncate public.audit_log',
      ])
        await expectRefusal(database, who, attempt, [], '42501');
    });

    test('records a change of role by any user', async () => {
      await database.owner(`update public.profiles set role = 'admin' where id = $1`, [ACTORS.patient]);
      await expect(
        database.as('admin', 'select actor_id, before, after from public.audit_log where subject_id = $1', [
          ACTORS.patient,
        ]),
      ).resolves.toEqual([
        {
          actor_id: null,
          before: { role: 'patient', is_admin: false },
          after: { role: 'admin', is_admin: false },
        },
      ]);
    });

    test('does not record unrelated changes', async () => {
      const count = async () =>
        (await database.owner<{ n: number }>('select count(*)::int as n from public.audit_log'))[0]?.n;
      const before = await count();
      await database.as('patient', `update public.profiles set full_name = 'Camila' where id = $1`, [
        ACTORS.patient,
      ]);
      await expect(count()).resolves.toBe(before);
    });
  });
});
