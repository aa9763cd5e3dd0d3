import { defineScenarios, LONG_NAME } from 'embedded-backend/scenario';
import { CONSULTATIONS, PEOPLE, sql } from 'embedded-backend/seed';

const path = '/patient/dashboard';

/** Camila's application in a given state. */
const applied = (status: string, role = 'patient') => `
  insert into public.professional_applications (id, user_id, email, full_name, cpf_cnpj, phone, specialty, specialties,
    crp_crm, price_per_session, application_status, admin_notes, rejection_reason, applied_at)
  values ('f1000001-0000-4000-8000-000000000001', '${PEOPLE.camila.id}', '${PEOPLE.camila.email}',
    'Camila Ribeiro dos Santos', '39053344705', '11987654321', 'psychologist', '{}', 'CRP 06/123456', 12000,
    '${status}', 'A foto da carteira do CRP está ilegível. Envie outra imagem, por favor.',
    'Registro não encontrado no conselho.', private.now() - interval '3 days');
  update public.profiles set role = '${role}' where id = '${PEOPLE.camila.id}';`;

export const scenarios = defineScenarios({
  busy: { title: 'Painel com consultas', path, as: 'patient' },
  firstVisit: {
    title: 'Painel na primeira visita',
    path,
    as: 'patient',
    setup: `${sql.noConsultations} update auth.users set created_at = now(), email_confirmed_at = now()
      where id = '${PEOPLE.camila.id}'`,
  },
  confirmedLate: {
    title: 'Painel na primeira visita, com o e-mail confirmado horas depois do cadastro',
    path,
    as: 'patient',
    // Signing in comes next.
    setup: `update auth.users set created_at = now() - interval '3 hours', email_confirmed_at = now()
      where id = '${PEOPLE.camila.id}'`,
  },
  rioBranco: {
    title: 'Painel de quem está em Rio Branco, com uma sessão de noite',
    path,
    as: 'patient',
    // Half past midnight in São Paulo, 22:30 of the day before in Rio Branco.
    setup: `
      update public.profiles set time_zone = 'America/Rio_Branco' where id = '${PEOPLE.camila.id}';
      update public.consultations set status = 'cancelled' where patient_id = '${PEOPLE.camila.id}'
        and status in ('pending', 'scheduled') and id <> '${CONSULTATIONS.confirmed.id}';
      ${sql.moveTo(CONSULTATIONS.confirmed, `((private.today() + 2 + time '00:30') at time zone 'America/Sao_Paulo')`)}`,
  },
  longNames: {
    title: 'Painel com nomes longos',
    path,
    as: 'patient',
    setup: `update public.profiles set full_name = '${LONG_NAME}' where id = '${PEOPLE.camila.id}';
      update public.consultations set professional_name = '${LONG_NAME}'`,
  },
  manyComing: {
    title: 'Painel com trinta consultas marcadas',
    path,
    as: 'patient',
    setup: `insert into public.consultations (patient_id, professional_id, patient_name, patient_email,
        professional_name, professional_specialty, starts_at, ends_at, status, amount_cents, request_id)
      select c.patient_id, c.professional_id, c.patient_name, c.patient_email, c.professional_name,
        c.professional_specialty, c.starts_at + n * interval '7 days', c.ends_at + n * interval '7 days',
        'scheduled', c.amount_cents, gen_random_uuid()
      from public.consultations c, generate_series(1, 30) n where c.id = '${CONSULTATIONS.confirmed.id}'`,
  },
  empty: {
    title: 'Painel sem consultas',
    path,
    as: 'patient',
    setup: sql.noConsultations,
  },
  nothingComing: {
    title: 'Painel sem próximas consultas, com uma concluída',
    path,
    as: 'patient',
    now: '2026-11-24T15:00:00Z',
    setup: `update public.consultations set status = 'cancelled'
      where patient_id = '${PEOPLE.camila.id}' and status in ('pending', 'scheduled')`,
  },
  unreachable: {
    title: 'Painel com falha ao carregar',
    path,
    as: 'patient',
    faults: [
      { path: '/rest/v1/consultations', answer: { status: 500 } },
      { path: '/rest/v1/rpc/patient_history', answer: { status: 500 } },
    ],
  },
  uncounted: {
    title: 'Painel, contagens com falha',
    path,
    as: 'patient',
    faults: [{ path: '/rest/v1/rpc/history_summary', answer: { status: 400 } }],
  },
  inReview: {
    title: 'Painel, cadastro profissional em análise',
    path,
    as: 'patient',
    setup: applied('pending', 'professional_pending'),
  },
  needsInfo: {
    title: 'Painel, cadastro profissional com pergunta da equipe',
    path,
    as: 'patient',
    setup: applied('needs_info', 'professional_pending'),
  },
  rejected: {
    title: 'Painel, cadastro profissional não aprovado',
    path,
    as: 'patient',
    setup: applied('rejected'),
  },
  approved: {
    title: 'Painel, cadastro profissional aprovado',
    path,
    as: 'professional',
  },
  withdrawn: {
    title: 'Painel de profissional sem aprovação',
    path,
    as: 'professional',
    setup: sql.setApproval(PEOPLE.marina, 'pending'),
  },
  suspended: {
    title: 'Painel de profissional suspenso',
    path,
    as: 'professional',
    setup: sql.suspend(PEOPLE.marina, 'O registro no conselho venceu em outubro.'),
  },
  fromAddress: {
    title: 'Painel, estado do cadastro no endereço',
    path: `${path}?professional_status=needs_info`,
    as: 'patient',
  },
  profileNotSaved: {
    title: 'Painel, falha ao salvar o perfil',
    path,
    as: 'patient',
    faults: [{ path: '/rest/v1/profiles', method: 'PATCH', answer: { status: 500 } }],
  },
  profileUnreachable: {
    title: 'Painel, falha ao carregar o perfil para editar',
    path,
    as: 'patient',
    faults: [{ path: '/rest/v1/profiles?*birth_date*', answer: { status: 400 } }],
  },
  slow: { title: 'Painel lento', path, as: 'patient', latencyMs: 3000 },
});
