import { SEED } from 'embedded-backend/seed';
import { onEveryDatabase } from './support/database.ts';
import { ACTORS } from './support/people.ts';

const WHOSE = 'select user_id from public.professional_applications order by user_id';

describe('professional applications', () => {
  onEveryDatabase((database) => {
    const apply = (user: string, status: string, price = 12000) =>
      database.owner(
        `insert into public.professional_applications
           (user_id, email, full_name, specialty, crp_crm, price_per_session, application_status)
         values ($1, 'x@vinculo.example', 'X', 'psychologist', 'CRP 06/1', $3, $2)`,
        [user, status, price],
      );

    test('a visitor reads none', async () => {
      await expect(database.as('visitor', WHOSE)).rejects.toMatchObject({ code: '42501' });
    });

    test.each(['visitor', 'patient', 'applicant', 'admin'] as const)(
      '%s cannot write except through procedures',
      async (who) => {
        const attempts = [
          `insert into public.professional_applications (user_id, email, full_name, specialty, crp_crm, price_per_session)
           values ('${ACTORS.patient}', 'x', 'X', 'psychologist', 'CRP 06/1', 12000)`,
          `update public.professional_applications set application_status = 'approved'`,
          'delete from public.professional_applications',
        ];
        for (const attempt of attempts) {
          await expect(database.as(who, attempt)).rejects.toMatchObject({ code: '42501' });
        }
      },
    );

    test('users read only their own', async () => {
      await expect(database.as('patient', WHOSE)).resolves.toEqual([]);
      await expect(database.as('applicant', WHOSE)).resolves.toEqual([{ user_id: ACTORS.applicant }]);
      await expect(database.as('professional', WHOSE)).resolves.toEqual([{ user_id: ACTORS.professional }]);
    });

    test('an admin reads none but by procedures', async () => {
      await expect(database.as('admin', WHOSE)).resolves.toEqual([]);
      await expect(
        database.as('admin', 'select id from public.list_applications(page_size => 100)'),
      ).resolves.toHaveLength(SEED.applications);
    });

    test('a user has at most one open application', async () => {
      await expect(apply(ACTORS.applicant, 'needs_info')).rejects.toMatchObject({ code: '23505' });
      await expect(apply(ACTORS.applicant, 'rejected')).resolves.toEqual([]);
      await expect(apply(ACTORS.patient, 'pending')).resolves.toEqual([]);
    });

    test('the price must be between R$ 50 and R$ 1000', async () => {
      await expect(apply(ACTORS.patient, 'pending', 4999)).rejects.toMatchObject({ code: '23514' });
      await expect(apply(ACTORS.patient, 'pending', 100001)).rejects.toMatchObject({ code: '23514' });
      await expect(apply(ACTORS.patient, 'pending', 5000)).resolves.toEqual([]);
    });
  });
});
