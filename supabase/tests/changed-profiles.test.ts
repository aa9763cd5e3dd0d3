import { onEveryDatabase } from './support/database.ts';
import { eraseUnblocked, requestOf } from './support/erasing.ts';
import { ACTORS } from './support/people.ts';

interface Answer {
  readonly upTo: number;
  readonly ids: readonly string[] | null;
}

const SUSPEND = `update public.professionals set approval_status = 'suspended', suspension_reason = 'x' where user_id = $1`;

describe('the profiles that changed', () => {
  onEveryDatabase((database) => {
    const read = async (since: number | null) => {
      const sql = 'select public.changed_profiles($1) as answer';
      const [row] = await database.as<{ answer: Answer }>('visitor', sql, [since]);
      if (!row) throw new Error('changed_profiles returned no row');
      return row.answer;
    };
    /** What the test's own transaction changed. */
    const changed = async () => {
      const [row] = await database.owner<{ own: number }>(
        'select pg_current_xact_id()::text::bigint::float8 as own',
      );
      return (await read(row?.own ?? 0)).ids;
    };

    test.each([
      ['suspending', SUSPEND, [ACTORS.professional]],
      [
        'an edited text',
        `update public.professionals set bio = 'Outro texto.' where user_id = $1`,
        [ACTORS.professional],
      ],
      [
        'a new review',
        `update public.reviews set testimonial_status = 'published' where professional_id = $1`,
        [ACTORS.professional],
      ],
      [
        'own hours',
        'insert into public.agenda_settings (professional_id) values ($1)',
        [ACTORS.professional],
      ],
      ['blocking', `update auth.users set banned_until = 'infinity' where id = $1`, [ACTORS.professional]],
    ])('hold what changes by %s', async (_, sql, parameters) => {
      expect(await changed()).toEqual([]);
      await database.as('superuser', sql, parameters);
      await expect(changed()).resolves.toEqual([ACTORS.professional]);
    });

    test('hold an erased professional', async () => {
      await eraseUnblocked(database, 'professional', await requestOf(database, 'professional'));
      await expect(changed()).resolves.toContain(ACTORS.professional);
    });

    test.each([
      [
        'an applicant',
        `update public.professionals set bio = 'Outro texto.' where user_id = $1`,
        ACTORS.applicant,
      ],
      [
        'a professional who stays suspended',
        `update public.professionals set bio = 'Outro texto.' where user_id = $1`,
        ACTORS.suspendedProfessional,
      ],
      ['a patient', `update auth.users set banned_until = 'infinity' where id = $1`, ACTORS.patient],
      ['a sign-in', 'update auth.users set last_sign_in_at = now() where id = $1', ACTORS.professional],
    ])('leave out %s', async (_, sql, id) => {
      await database.as('superuser', sql, [id]);
      await expect(changed()).resolves.toEqual([]);
    });

    test('are missing in no answer: each begins with what was not finished in the previous one', async () => {
      const first = await read(null);
      expect(first.ids).toEqual([]);
      await database.as('superuser', SUSPEND, [ACTORS.professional]);
      const second = await read(first.upTo);
      expect(second.ids).toContain(ACTORS.professional);
      // This transaction is still running.
      expect((await read(second.upTo)).ids).toContain(ACTORS.professional);
      expect((await read(-1)).ids).toContain(ACTORS.professional);
    });

    test('are not listed one by one when there are too many', async () => {
      await database.owner(
        'insert into private.profile_changes (professional_id) select gen_random_uuid() from generate_series(1, 1001)',
      );
      await expect(changed()).resolves.toBeNull();
    });

    test('keep the last row of a professional, and those that a reader may still need', async () => {
      await database.owner(
        `insert into private.profile_changes (professional_id, changed_in) values ($1, '3'), ($1, '4')`,
        [ACTORS.professional],
      );
      const rows = () =>
        database.owner('select from private.profile_changes where professional_id = $1', [
          ACTORS.professional,
        ]);
      await database.as('superuser', SUSPEND, [ACTORS.professional]);
      await database.as('superuser', `update public.professionals set bio = 'x' where user_id = $1`, [
        ACTORS.professional,
      ]);
      await expect(rows()).resolves.toHaveLength(1);
    });
  });
});
