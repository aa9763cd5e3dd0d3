import { onEveryDatabase } from './support/database.ts';
import { ACTORS } from './support/people.ts';
import { expectRefusal } from './support/refusals.ts';

/** A change of the fee, as its procedure writes it. */
const REASON = 'Atualização pelo painel de administração';

describe('the platform fee', () => {
  const SET = 'select public.update_platform_fee($1, $2, $3) as answer';
  onEveryDatabase((database) => {
    test.each(['patient', 'professional', 'applicant', 'suspendedProfessional'] as const)(
      '%s cannot read or set it',
      async (who) => {
        for (const table of ['platform_fee_settings', 'platform_fee_history'])
          await expect(database.as(who, `select 1 from public.${table}`)).resolves.toEqual([]);
        await expectRefusal(database, who, SET, [1, null, null], 'not_allowed');
      },
    );

    test('a visitor cannot read or set it', async () => {
      for (const table of ['platform_fee_settings', 'platform_fee_history'])
        await expectRefusal(database, 'visitor', `select 1 from public.${table}`, [], '42501');
      await expectRefusal(database, 'visitor', SET, [1, null, null], '42501');
    });

    test.each([-0.001, 100.001, null, 'NaN'])('cannot be %p percent', async (percent) => {
      await expectRefusal(database, 'admin', SET, [percent, null, null], 'fee_out_of_range');
    });

    test.each([0.5, 0.5004])('is refused where it equals the current one: %p', async (percent) => {
      await expectRefusal(database, 'admin', SET, [percent, null, null], 'fee_unchanged');
    });

    test('starts at half a percent, and every change is stored with a note', async () => {
      const current = 'select fee_percentage::text from public.platform_fee_settings';
      await expect(database.as('admin', current)).resolves.toEqual([{ fee_percentage: '0.00500' }]);
      await database.as('admin', SET, [0.625, null, null]);
      await expect(database.as('admin', current)).resolves.toEqual([{ fee_percentage: '0.00625' }]);
      await database.as('admin', SET, [1, ' Revisão anual ', null]);
      await expect(
        database.as(
          'admin',
          `select old_percentage::text as "from", new_percentage::text as "to", notes, reason, changed_by
           from public.platform_fee_history where changed_at >= '2026-11-24' order by changed_at`,
        ),
      ).resolves.toEqual([
        {
          from: '0.00500',
          to: '0.00625',
          notes: 'Atualização para 0.625% em 24/11/2026',
          reason: REASON,
          changed_by: ACTORS.admin,
        },
        {
          from: '0.00625',
          to: '0.01000',
          notes: 'Revisão anual',
          reason: REASON,
          changed_by: ACTORS.admin,
        },
      ]);
    });

    test('reports a conflict to the second of two admins', async () => {
      const [seen] = await database.as<{ updated_at: string }>(
        'admin',
        'select updated_at from public.platform_fee_settings',
      );
      await database.as('admin', SET, [0.6, null, seen?.updated_at]);
      await expectRefusal(database, 'admin', SET, [0.7, null, seen?.updated_at], 'fee_conflict');
      await database.as('admin', SET, [0.7, null, null]);
    });

    test('has a history that cannot be rewritten, not even by its owner', async () => {
      await database.as('admin', SET, [0.6, null, null]);
      for (const who of ['admin', 'service', 'owner'] as const)
        for (const attempt of [
          'update public.platform_fee_history set notes = $$x$$',
          'delete from public.platform_fee_history',
          'truncate public.platform_fee_history',
        ])
          await expectRefusal(database, who, attempt, [], '42501');
    });
  });
});
