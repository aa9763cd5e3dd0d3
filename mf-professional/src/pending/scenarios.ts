import { defineScenarios } from 'embedded-backend/scenario';
import { PEOPLE, sql } from 'embedded-backend/seed';

const path = '/professional/pending';

/** SQL that gives Camila an application in a given state, with its professional record. */
const applied = (status: string, more = '') => `
  insert into public.professional_applications (user_id, email, full_name, specialty, crp_crm, price_per_session,
    application_status, admin_notes, rejection_reason, applied_at)
  values ('${PEOPLE.camila.id}', '${PEOPLE.camila.email}', 'Camila Ribeiro dos Santos', 'psychologist', 'CRP 06/123456', 15000,
    '${status}',
    case '${status}' when 'needs_info' then 'A foto da carteira do CRP está ilegível. Envie outra imagem, por favor.' end,
    case '${status}' when 'rejected' then 'Registro não encontrado no conselho.' end,
    '2026-11-18T15:00:00Z');
  insert into public.professionals (user_id, full_name, profession, registration, approval_status)
  values ('${PEOPLE.camila.id}', 'Camila Ribeiro dos Santos', 'psychologist', 'CRP 06/123456',
    case '${status}' when 'rejected' then 'rejected' else 'pending' end::public.approval_status);
  update public.profiles set role = case '${status}' when 'rejected' then 'patient' else 'professional_pending' end::public.user_role
    where id = '${PEOPLE.camila.id}';
  ${more}`;

const broken = { method: 'GET', path: '/rest/v1/professional_applications', answer: { status: 500 } };

export const scenarios = defineScenarios({
  pending: { title: 'Solicitação em análise', path, as: 'patient', setup: applied('pending') },
  needsInfo: {
    title: 'Situação: a equipe pediu informações',
    path,
    as: 'patient',
    setup: applied('needs_info'),
  },
  rejected: { title: 'Solicitação não aprovada', path, as: 'patient', setup: applied('rejected') },
  none: { title: 'Nenhuma solicitação', path, as: 'patient' },
  approved: { title: 'Quem já foi aprovado segue para o painel', path, as: 'professional' },
  withdrawn: {
    title: 'Aprovação retirada',
    path,
    as: 'professional',
    setup: sql.setApproval(PEOPLE.marina, 'pending'),
  },
  suspended: {
    title: 'Cadastro suspenso',
    path,
    as: 'professional',
    setup: `${sql.suspend(PEOPLE.marina, 'O registro no conselho venceu em outubro.')}
      update public.professionals set suspended_at = '2026-11-20T12:00:00Z' where user_id = '${PEOPLE.marina.id}';`,
  },
  unreachable: {
    title: 'Falha ao verificar a solicitação',
    path,
    as: 'patient',
    faults: [broken],
  },
  recovering: {
    title: 'Falha ao verificar que passa na nova tentativa',
    path,
    as: 'patient',
    setup: applied('pending'),
    // The portal reads the application as well.
    faults: [
      { ...broken, once: true },
      { ...broken, once: true },
    ],
  },
  slow: { title: 'Verificação lenta', path, as: 'patient', latencyMs: 3000, setup: applied('pending') },
});
