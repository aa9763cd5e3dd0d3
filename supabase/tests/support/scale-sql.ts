/** How many invented rows. */
export interface Scale {
  readonly professionals: number;
  readonly consultations: number;
}

/** Patients among whom the consultations are shared. */
const PATIENTS = 20_000;
/** Each of so many consultations was paid before it was cancelled, and each of so many is still to be refunded. */
const PAID_AND_CANCELLED = 121;
const STILL_OWED = 4_840;
/** The person whose list is measured has as many consultations as a faithful patient. */
export const MEASURED_PATIENT = '0a000000-0000-4000-8000-000000000001';

const id = (prefix: string, n: string) =>
  `('${prefix}000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;

/** Rows of one transaction: PGlite loses its session when a single one writes many hundred thousand. */
const BATCH = 100_000;

/** A statement for each batch of `rows` rows, which it takes from `series`. */
function batches(rows: number, statement: (series: string) => string): string[] {
  return Array.from({ length: Math.ceil(rows / BATCH) }, (_, batch) =>
    statement(`generate_series(${batch * BATCH + 1}, ${Math.min((batch + 1) * BATCH, rows)})`),
  );
}

/** Keeps triggers and foreign keys from running, for the transaction: what they would do is in the rows already. */
export const WITHOUT_TRIGGERS = 'set local session_replication_role = replica';

/**
 * SQL that fills a migrated and seeded database with invented rows. Each statement is a transaction of its own,
 * after `WITHOUT_TRIGGERS`, run as the owner; running them again adds nothing.
 */
export function scaleSql({ professionals, consultations }: Scale): readonly string[] {
  const patient = `1 + (n::bigint * 7919) % ${PATIENTS}`;
  const professional = `1 + (n::bigint * 104729) % ${professionals}`;
  return [
    ...batches(
      PATIENTS,
      (series) => `insert into public.profiles (id, full_name, email, role)
     select ${id('0a', 'n')}, 'Paciente ' || n, 'paciente.' || n || '@escala.example', 'patient'
     from ${series} n on conflict do nothing`,
    ),
    ...batches(
      professionals,
      (series) => `insert into public.profiles (id, full_name, email, role)
     select ${id('0b', 'n')}, 'Profissional ' || n, 'profissional.' || n || '@escala.example', 'professional'
     from ${series} n on conflict do nothing`,
    ),
    ...batches(
      professionals,
      (
        series,
      ) => `insert into public.professionals (user_id, full_name, profession, registration, specialties, city, state,
       approval_status, price_per_session, rating_counts, rating, total_reviews, search_text)
     select *, private.search_text(full_name, specialties, profession)
     from (select ${id('0b', 'n')},
       (array['Ana','Bruno','Carla','Daniel','Elisa','Fábio','Gabriela','Hugo','Íris','João'])[1 + n % 10] || ' '
         || (array['Silva','Souza','Oliveira','Santos','Pereira','Lima','Costa','Ribeiro','Alves'])[1 + n % 9] || ' ' || n,
       case when n % 5 = 0 then 'psychiatrist' else 'psychologist' end::public.profession, 'CRP 06/' || n,
       case n % 4 when 0 then array['Ansiedade'] when 1 then array['Depressão']
         when 2 then array['Terapia de Casal'] else array['Trauma e PTSD'] end,
       (array['São Paulo','Rio de Janeiro','Belo Horizonte','Recife','Curitiba','Salvador'])[1 + (n / 4) % 6],
       (array['SP','RJ','MG','PE','PR','BA'])[1 + (n / 4) % 6],
       case when n % 50 = 0 then 'pending' else 'approved' end::public.approval_status, 8000 + (n % 40) * 500,
       '{0,0,0,1,4}'::int[], 4.8, 5
     from ${series} n) as made (user_id, full_name, profession, registration, specialties, city, state, approval_status,
       price, counts, rating, reviews) on conflict do nothing`,
    ),
    ...batches(
      consultations,
      (
        series,
      ) => `insert into public.consultations (id, patient_id, professional_id, patient_name, patient_email,
       professional_name, professional_specialty, starts_at, ends_at, status, amount_cents, request_id, created_at)
     select ${id('0c', 'n')}, ${id('0a', patient)}, ${id('0b', professional)}, 'Paciente ' || (${patient}),
       'paciente.' || (${patient}) || '@escala.example', 'Profissional ' || (${professional}), 'Ansiedade', moment,
       moment + interval '50 minutes',
       (case when n % 11 = 0 then 'cancelled' when n % 23 = 0 then 'no_show' else 'completed' end)
         ::public.consultation_status, 15000, gen_random_uuid(), moment - interval '3 days'
     from ${series} n,
       lateral (select timestamptz '2021-01-04 12:00:00Z' + n * interval '3 minutes' as moment) as placed
     on conflict do nothing`,
    ),
    ...batches(
      consultations,
      (
        series,
      ) => `insert into public.payments (id, consultation_id, patient_id, professional_id, amount_cents, status, expires_at,
       paid_at, refund_due, refunded_at, created_at)
     select ${id('0d', 'n')}, ${id('0c', 'n')}, ${id('0a', patient)}, ${id('0b', professional)}, 15000,
       case when was_paid then 'paid' else 'expired' end::public.payment_status, moment,
       case when was_paid then moment end, is_due, case when is_due and n % ${STILL_OWED} <> 0 then moment end, moment
     from ${series} n,
       lateral (select timestamptz '2021-01-01 12:00:00Z' + n * interval '3 minutes' as moment,
         n % 11 <> 0 or n % ${PAID_AND_CANCELLED} = 0 as was_paid, n % ${PAID_AND_CANCELLED} = 0 as is_due) as placed
     on conflict do nothing`,
    ),
  ];
}
