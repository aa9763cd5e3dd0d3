import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onEveryDatabase } from './support/database.ts';
import { PEOPLE } from './support/people.ts';

/** Statements of the seed; none holds a semicolon at the end of a line inside a text. */
const statements = readFileSync(join(__dirname, '../seed.sql'), 'utf8')
  .split(/;$/m)
  .filter((statement) => statement.trim());

const SEEDED = [
  'auth.users',
  'auth.identities',
  'public.professionals',
  'public.consultations',
  'public.payments',
  'public.consultation_sessions',
  'public.professional_applications',
  'public.consents',
];

describe('the seed', () => {
  onEveryDatabase((database) => {
    const counts = () =>
      database.owner(
        SEEDED.map((table) => `select '${table}' as t, count(*)::int as n from ${table}`).join(' union all '),
      );
    const seed = async () => {
      for (const statement of statements) await database.owner(statement);
    };

    test('may run again without harm', async () => {
      const before = await counts();
      await seed();
      await expect(counts()).resolves.toEqual(before);
    });

    test('gives everybody a confirmed address and nobody a password', async () => {
      await expect(
        database.owner(
          `select count(*)::int as n from auth.users u join auth.identities i on i.user_id = u.id
           where u.email_confirmed_at is not null and u.encrypted_password is null`,
        ),
      ).resolves.toEqual([{ n: 20 }]);
    });

    test('has the four people of the demonstration', async () => {
      await expect(
        database.owner(
          `select email, role, is_admin, full_name from public.profiles where id = any ($1) order by id`,
          [[PEOPLE.patient, PEOPLE.otherPatient, PEOPLE.professional, PEOPLE.admin]],
        ),
      ).resolves.toEqual([
        {
          email: 'paciente@vinculo.example',
          role: 'patient',
          is_admin: false,
          full_name: 'Camila Ribeiro dos Santos',
        },
        {
          email: 'outro.paciente@vinculo.example',
          role: 'patient',
          is_admin: false,
          full_name: 'Eduardo Lima',
        },
        {
          email: 'profissional@vinculo.example',
          role: 'professional',
          is_admin: false,
          full_name: 'Marina Azevedo',
        },
        { email: 'admin@vinculo.example', role: 'admin', is_admin: true, full_name: 'Beatriz Farias' },
      ]);
    });

    test('invents only valid CPFs', async () => {
      await expect(
        database.owner(
          `select count(*)::int as valid, count(distinct cpf)::int as different from public.profiles
           where cpf = private.parse_cpf(cpf)`,
        ),
      ).resolves.toEqual([{ valid: 20, different: 20 }]);
    });

    test.each([1, 2, 3, 4, 5, 6, 7])('is whole when it runs on day %i of a week', async (weekday) => {
      await database.owner('truncate auth.users cascade');
      await database.travel(`2027-02-0${weekday}T23:30:00-03:00`);
      await seed();
      await expect(
        database.owner(
          `select count(*)::int as all, count(*) filter (where extract(isodow from consultation_date) = 7)::int as sundays,
             count(*) filter (where consultation_time = '14:00')::int as at_two,
             count(*) filter (where status in ('pending', 'scheduled') and starts_at <= private.now())::int as overdue,
             count(*) filter (where status in ('completed', 'no_show') and ends_at > private.now())::int as early
           from public.consultations`,
        ),
      ).resolves.toEqual([{ all: 16, sundays: 0, at_two: 0, overdue: 0, early: 0 }]);
    });
  });
});
