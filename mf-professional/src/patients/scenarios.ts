import { defineScenarios, LONG_NAME } from 'embedded-backend/scenario';
import { CONSULTATIONS, PEOPLE, sql } from 'embedded-backend/seed';

const path = '/professional/pacientes';
const { id } = PEOPLE.marina;

/** Forty more patients, each with a completed consultation. */
const FORTY = `
  insert into auth.users (id, email, email_confirmed_at)
  select ('b1000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'pessoa' || n || '@vinculo.example', private.now()
  from generate_series(1, 40) as n;
  insert into public.consultations (patient_id, professional_id, patient_name, patient_email, professional_name,
    professional_specialty, starts_at, ends_at, status, amount_cents, request_id)
  select ('b1000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, professional_id, 'Pessoa ' || lpad(n::text, 2, '0'),
    'pessoa' || n || '@vinculo.example', professional_name, professional_specialty, starts_at - n * interval '1 week',
    ends_at - n * interval '1 week', 'completed', amount_cents, gen_random_uuid()
  from public.consultations, generate_series(1, 40) as n where id = '${CONSULTATIONS.completed.id}';`;

const failure = (status: number) => ({
  method: 'POST',
  path: '/rest/v1/rpc/list_patients',
  answer: { status },
});

export const scenarios = defineScenarios({
  few: { title: 'Pacientes', path, as: 'professional' },
  many: { title: 'Pacientes em três páginas', path, as: 'professional', setup: FORTY },
  unpaid: {
    title: 'Pacientes, uma sessão aguarda o Pix',
    path,
    as: 'professional',
    setup: `
      delete from public.consultation_sessions where consultation_id = '${CONSULTATIONS.confirmed.id}';
      update public.payments set status = 'pending', paid_at = null, expires_at = private.now() + interval '15 minutes'
        where consultation_id = '${CONSULTATIONS.confirmed.id}';
      ${sql.setStatus(CONSULTATIONS.confirmed, 'pending')}`,
  },
  longNames: {
    title: 'Pacientes com nomes longos',
    path,
    as: 'professional',
    setup: `update public.consultations set patient_name = '${LONG_NAME}'`,
  },
  rioBranco: {
    title: 'Pacientes de quem atende em Rio Branco',
    path,
    as: 'professional',
    setup: `insert into public.agenda_settings (professional_id, time_zone) values ('${id}', 'America/Rio_Branco')`,
  },
  none: { title: 'Nenhum paciente ainda', path, as: 'professional', setup: sql.noConsultations },
  notFound: { title: 'Pacientes: busca sem resultado', path: `${path}?q=Josefa`, as: 'professional' },
  suspended: {
    title: 'Pacientes de quem está suspenso',
    path,
    as: 'professional',
    setup: sql.setApproval(PEOPLE.marina, 'suspended'),
  },
  unreachable: {
    title: 'Pacientes: a lista não carrega',
    path,
    as: 'professional',
    faults: [failure(500)],
  },
  slow: { title: 'Pacientes, servidor lento', path, as: 'professional', latencyMs: 3000 },
});
