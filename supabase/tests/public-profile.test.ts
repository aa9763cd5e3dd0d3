import { onEveryDatabase } from './support/database.ts';
import { eraseUnblocked, requestOf } from './support/erasing.ts';
import { ACTORS } from './support/people.ts';

const READ = 'select public.public_profile($1) as profile';

interface Answer {
  readonly professional: Readonly<Record<string, unknown>>;
  readonly details: Readonly<Record<string, unknown>>;
  readonly reviews: readonly unknown[];
  readonly hours: readonly unknown[];
  readonly days: readonly unknown[];
}

describe('a public profile', () => {
  onEveryDatabase((database) => {
    const read = async (id: string) =>
      (await database.as<{ profile: Answer | null }>('visitor', READ, [id]))[0]?.profile;

    test.each([
      ['an unknown id', '00000000-0000-4000-8000-000000000000'],
      ['a patient', ACTORS.patient],
      ['an applicant', ACTORS.applicant],
      ['a suspended professional', ACTORS.suspendedProfessional],
    ])('is null for %s', async (_, id) => {
      await expect(read(id)).resolves.toBeNull();
    });

    test('is null for a blocked professional', async () => {
      await database.as('superuser', `update auth.users set banned_until = 'infinity' where id = $1`, [
        ACTORS.professional,
      ]);
      await expect(read(ACTORS.professional)).resolves.toBeNull();
    });

    test('is null for an erased professional', async () => {
      await eraseUnblocked(database, 'professional', await requestOf(database, 'professional'));
      await expect(read(ACTORS.professional)).resolves.toBeNull();
    });

    test('holds what the views and free_times return', async () => {
      const [separately] = await database.owner<{ parts: Answer }>(
        `select json_build_object(
           'professional', (select to_json(p) from public.professionals_public p where user_id = $1),
           'details', (select json_build_object('approaches', approaches, 'session_text', session_text,
               'education', education, 'experience', experience, 'languages', languages, 'audiences', audiences,
               'accommodations', accommodations, 'not_attended', not_attended)
             from public.professionals where user_id = $1),
           'reviews', (select json_agg(json_build_object('id', id, 'rating', rating, 'comment', comment,
               'patient_name', patient_name, 'created_at', created_at) order by created_at desc, id desc)
             from public.public_reviews where professional_id = $1),
           'hours', (select json_agg(json_build_object('day_of_week', day_of_week, 'start_time', start_time,
               'end_time', end_time) order by day_of_week, start_time)
             from public.weekly_availability where user_id = $1),
           'days', public.free_times($1, null, '2199-12-31') -> 'days') as parts`,
        [ACTORS.professional],
      );
      const profile = await read(ACTORS.professional);
      expect(profile).toEqual({ ...separately?.parts, reviews: separately?.parts.reviews.slice(0, 3) });
      expect(profile?.days).toHaveLength(62);
      expect(profile?.hours).not.toEqual([]);
    });

    test('shows published reviews only', async () => {
      await database.owner(
        `update public.reviews set testimonial_status = 'pending', public_testimonial = 'Recomendo.'
         where professional_id = $1`,
        [ACTORS.professional],
      );
      await expect(read(ACTORS.professional)).resolves.toMatchObject({ reviews: [] });
    });

    test('has no times without a price', async () => {
      await expect(read(ACTORS.unpricedProfessional)).resolves.toMatchObject({ days: [] });
    });
  });
});
