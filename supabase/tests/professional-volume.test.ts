import { WITHOUT_TRIGGERS } from './support/scale-sql.ts';
import { onNewDatabases } from './support/database.ts';
import { ACTORS } from './support/people.ts';

/** A thousand patients with ten consultations each. */
const YEARS = `
  insert into auth.users (id, email)
  select ('0d000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, n || '@volume.example' from generate_series(1, 1000) as n;
  insert into public.profiles (id, email, full_name)
  select ('0d000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, n || '@volume.example', 'Paciente ' || n
  from generate_series(1, 1000) as n;
  insert into public.consultations (patient_id, professional_id, patient_name, patient_email, professional_name,
    professional_specialty, starts_at, ends_at, amount_cents, request_id, status)
  select ('0d000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, '${ACTORS.professional}', 'Paciente ' || n,
    n || '@volume.example', 'Profissional', 'Ansiedade', at, at + interval '50 minutes', 15000, gen_random_uuid(),
    case when at < '2026-11-24' then 'completed' else 'scheduled' end::public.consultation_status
  from generate_series(1, 1000) as n, generate_series(0, 9) as visit,
    lateral (select timestamptz '2026-11-24 12:00Z' + (n * 10 + visit - 9500) * interval '1 hour' as at) as start;
  analyze public.consultations`;

const PAGE = `select public.list_patients(sort_by => 'next') as page`;

describe('a professional with ten thousand consultations', () => {
  onNewDatabases((database) => {
    test('reads a page of patients without reading all consultations for each', async () => {
      for (const statement of [WITHOUT_TRIGGERS, ...YEARS.split(';')])
        await database.as('superuser', statement);
      const [row] = await database.as<{ page: { total: number } }>('professional', PAGE);
      expect(row?.page.total).toBeGreaterThan(999);
      const [plan] = await database.as<{ 'QUERY PLAN': readonly [{ Plan: Record<string, number> }] }>(
        'professional',
        `explain (analyze, buffers, format json) ${PAGE}`,
      );
      // The counts include the procedure's own queries.
      const { 'Shared Hit Blocks': hit = 0, 'Shared Read Blocks': read = 0 } =
        plan?.['QUERY PLAN'][0].Plan ?? {};
      expect(hit + read).toBeGreaterThan(100);
      expect(hit + read).toBeLessThan(10_000);
    });
  });
});
