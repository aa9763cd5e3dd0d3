import { SEED } from 'embedded-backend/seed';
import { book } from './support/arrange.ts';
import { ACTORS } from './support/people.ts';
import { onEveryDatabase } from './support/database.ts';

describe.each(['consultation_counts', 'admin_overview'])('%s', (procedure) => {
  onEveryDatabase((database) => {
    test('a visitor may not call it', async () => {
      await expect(database.as('visitor', `select public.${procedure}()`)).rejects.toMatchObject({
        code: '42501',
      });
    });

    test.each(['patient', 'professional', 'applicant'] as const)('%s is refused', async (who) => {
      await expect(database.as(who, `select public.${procedure}()`)).rejects.toMatchObject({
        code: 'P0001',
        message: 'not_allowed',
      });
    });
  });
});

describe("the admin's figures", () => {
  onEveryDatabase((database) => {
    const ask = async (procedure: string) => {
      const [row] = await database.as<{ answer: unknown }>('admin', `select public.${procedure}() as answer`);
      return row?.answer;
    };

    test('count consultations in total and by status', async () => {
      await expect(ask('consultation_counts')).resolves.toEqual({
        total: SEED.consultations,
        scheduled: SEED.scheduled,
        completed: SEED.completed,
        cancelled: SEED.cancelled,
      });
      await book(database);
      await expect(ask('consultation_counts')).resolves.toMatchObject({
        total: SEED.consultations + 1,
        // Booking expires what was not paid in time; that is not a cancellation.
        cancelled: SEED.cancelled,
      });
    });

    test('count users and consultations', async () => {
      await expect(ask('admin_overview')).resolves.toMatchObject({
        patients: SEED.patients,
        professionals: SEED.professionals,
        pending_professionals: SEED.waitingForApproval,
        consultations: SEED.consultations,
      });
    });

    test('do not count erased accounts', async () => {
      await database.owner('update public.profiles set erased_at = now() where id = any ($1)', [
        [ACTORS.patient, ACTORS.professional],
      ]);
      await expect(ask('admin_overview')).resolves.toMatchObject({
        patients: SEED.patients - 1,
        professionals: SEED.professionals - 1,
      });
    });

    test('start the month at midnight in São Paulo', async () => {
      const createAt = (instant: string) =>
        database.owner('update public.consultations set created_at = $1', [instant]);
      await createAt('2026-11-01T02:59:59Z');
      await expect(ask('admin_overview')).resolves.toMatchObject({ consultations_this_month: 0 });
      await createAt('2026-11-01T03:00:00Z');
      await expect(ask('admin_overview')).resolves.toMatchObject({
        consultations_this_month: SEED.consultations,
      });
    });
  });
});
