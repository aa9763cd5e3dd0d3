import { SEED } from 'embedded-backend/seed';
import { onEveryDatabase } from './support/database.ts';
import { ACTORS } from './support/people.ts';

const COUNT = 'select count(*)::int as n from public.consultations';

describe('consultations', () => {
  onEveryDatabase((database) => {
    const insert = (
      patient: string,
      professional: string,
      startsAt: string,
      status = 'scheduled',
      minutes = 50,
    ) =>
      database.owner(
        `insert into public.consultations (patient_id, professional_id, patient_name, patient_email,
           professional_name, professional_specialty, starts_at, ends_at, status, amount_cents, request_id)
         values ($1, $2, 'A', 'a@vinculo.example', 'B', 'C', $3::timestamptz,
           $3::timestamptz + $5 * interval '1 minute', $4, 15000, gen_random_uuid())
         returning consultation_date::text, consultation_time`,
        [patient, professional, startsAt, status, minutes],
      );

    test('a visitor reads none', async () => {
      await expect(database.as('visitor', COUNT)).rejects.toMatchObject({ code: '42501' });
    });

    test.each(['visitor', 'patient', 'professional', 'admin'] as const)(
      '%s cannot write except through procedures',
      async (who) => {
        const attempts = [
          `update public.consultations set status = 'completed'`,
          'update public.consultations set amount_cents = 1',
          'delete from public.consultations',
          `insert into public.consultations (patient_id, professional_id, patient_name, patient_email,
             professional_name, professional_specialty, starts_at, ends_at, amount_cents, request_id)
           values ('${ACTORS.patient}', '${ACTORS.professional}', 'A', 'a', 'B', 'C', now(),
             now() + interval '50 minutes', 1, gen_random_uuid())`,
        ];
        for (const attempt of attempts) {
          await expect(database.as(who, attempt)).rejects.toMatchObject({ code: '42501' });
        }
      },
    );

    test.each([
      ['patient', `patient_id = '${ACTORS.patient}'`, 7],
      ['otherPatient', `patient_id = '${ACTORS.otherPatient}'`, 2],
      ['professional', `professional_id = '${ACTORS.professional}'`, 10],
      ['otherProfessional', `professional_id = '${ACTORS.otherProfessional}'`, 1],
      ['unpricedProfessional', 'false', 0],
    ] as const)('%s reads only those they take part in', async (who, condition, n) => {
      await expect(database.as(who, COUNT)).resolves.toEqual([{ n }]);
      await expect(database.as(who, `${COUNT} where not (${condition})`)).resolves.toEqual([{ n: 0 }]);
      await expect(database.owner(`${COUNT} where ${condition}`)).resolves.toEqual([{ n }]);
    });

    test('a suspended professional still reads theirs', async () => {
      await database.owner(
        `update public.professionals set approval_status = 'suspended' where user_id = $1`,
        [ACTORS.professional],
      );
      await expect(database.as('professional', COUNT)).resolves.toEqual([{ n: 10 }]);
    });

    test('an admin reads all', async () => {
      await expect(database.as('admin', COUNT)).resolves.toEqual([{ n: SEED.consultations }]);
    });

    test('the request ids are not readable', async () => {
      for (const who of ['patient', 'professional', 'admin'] as const) {
        await expect(database.as(who, 'select request_id from public.consultations')).rejects.toMatchObject({
          code: '42501',
        });
      }
    });

    test.each(['pending', 'scheduled'])(
      'a professional cannot have two open ones at a time (%s)',
      async (status) => {
        await insert(ACTORS.patient, ACTORS.otherProfessional, '2026-12-03T12:00:00Z', status);
        for (const start of ['2026-12-03T12:00:00Z', '2026-12-03T12:49:00Z', '2026-12-03T11:11:00Z']) {
          await expect(insert(ACTORS.otherPatient, ACTORS.otherProfessional, start)).rejects.toMatchObject({
            code: '23P01',
          });
        }
      },
    );

    test('a patient cannot have two open ones at a time', async () => {
      await insert(ACTORS.patient, ACTORS.otherProfessional, '2026-12-03T12:00:00Z');
      await expect(
        insert(ACTORS.patient, ACTORS.professional, '2026-12-03T12:30:00Z', 'pending'),
      ).rejects.toMatchObject({ code: '23P01' });
    });

    test.each(['cancelled', 'completed', 'no_show'])('a %s one frees its time', async (status) => {
      await insert(ACTORS.patient, ACTORS.otherProfessional, '2026-12-03T12:00:00Z', status);
      await expect(
        insert(ACTORS.otherPatient, ACTORS.otherProfessional, '2026-12-03T12:00:00Z'),
      ).resolves.toHaveLength(1);
    });

    test('one may start when another ends', async () => {
      await insert(ACTORS.patient, ACTORS.otherProfessional, '2026-12-03T12:00:00Z');
      await expect(
        insert(ACTORS.patient, ACTORS.otherProfessional, '2026-12-03T12:50:00Z'),
      ).resolves.toHaveLength(1);
    });

    test("date and time are in São Paulo's time zone", async () => {
      await expect(insert(ACTORS.patient, ACTORS.otherProfessional, '2026-12-04T02:30:00Z')).resolves.toEqual(
        [{ consultation_date: '2026-12-03', consultation_time: '23:30' }],
      );
    });

    test('lasts fifty minutes, and cannot be with oneself', async () => {
      await expect(
        insert(ACTORS.patient, ACTORS.otherProfessional, '2026-12-03T12:00:00Z', 'pending', 60),
      ).rejects.toMatchObject({ code: '23514' });
      await expect(
        insert(ACTORS.professional, ACTORS.professional, '2026-12-03T12:00:00Z'),
      ).rejects.toMatchObject({ code: '23514' });
    });
  });
});
