import { defineScenarios } from 'embedded-backend/scenario';
import { PEOPLE } from 'embedded-backend/seed';

const path = '/professional/apply';
const DIPLOMA = `${PEOPLE.camila.id}/1763000000000-diploma-psicologia.pdf`;

/** SQL that gives Camila an application in a given state, with one document. */
const applied = (status: string) => `
  insert into storage.objects (id, bucket_id, name)
    values ('50000001-0000-4000-8000-000000000001', 'professional-documents', '${DIPLOMA}');
  insert into private.verified_documents (object_id, kind)
    values ('50000001-0000-4000-8000-000000000001', 'application/pdf');
  insert into public.professional_applications (user_id, email, full_name, cpf_cnpj, phone, specialty, specialties,
    crp_crm, bio, price_per_session, document_urls, application_status, admin_notes, rejection_reason)
  values ('${PEOPLE.camila.id}', 'camila.ribeiro@exemplo.com.br', 'Camila Ribeiro', '11222333000181', '11987654321',
    'psychologist', '{Ansiedade,"Trauma e PTSD"}', 'CRP 06/123456', 'Escuto primeiro, sem pressa.', 8990,
    '{${DIPLOMA}}', '${status}', case '${status}' when 'needs_info' then 'A foto da carteira do CRP está ilegível.' end,
    case '${status}' when 'rejected' then 'Registro não encontrado no conselho.' end);
  insert into public.professionals (user_id, full_name, profession, registration, approval_status)
  values ('${PEOPLE.camila.id}', 'Camila Ribeiro', 'psychologist', 'CRP 06/123456', 'pending');
  update public.profiles set role = 'professional_pending', city = 'Campinas', state = 'SP' where id = '${PEOPLE.camila.id}'`;

export const scenarios = defineScenarios({
  patient: { title: 'Cadastro profissional de uma paciente', path, as: 'patient' },
  signedUp: {
    title: 'Cadastro de quem já informou a profissão ao criar a conta',
    path: '/apply-professional',
    as: 'patient',
    setup: `update public.profiles set profession = 'psychiatrist', registration = 'CRM 123456/SP',
      cnpj = '11222333000181', city = 'Campinas', state = 'SP' where id = '${PEOPLE.camila.id}'`,
  },
  needsInfo: {
    title: 'A equipe pediu informações',
    path: '/apply-professional',
    as: 'patient',
    setup: applied('needs_info'),
  },
  rejected: {
    title: 'A equipe não aprovou a solicitação anterior',
    path,
    as: 'patient',
    setup: applied('rejected'),
  },
  pending: { title: 'Já em análise: segue para a situação', path, as: 'patient', setup: applied('pending') },
  unreachable: {
    title: 'Cadastro com falha ao carregar',
    path,
    as: 'patient',
    faults: [{ method: 'GET', path: '/rest/v1/professional_applications', answer: { status: 500 } }],
  },
  slow: { title: 'Cadastro lento', path, as: 'patient', latencyMs: 3000 },
  brokenUpload: {
    title: 'O primeiro envio de um documento é interrompido',
    path,
    as: 'patient',
    faults: [{ method: 'POST', path: '/storage/v1/object/*', answer: { status: 503 }, once: true }],
  },
  twoBrokenUploads: {
    title: 'O primeiro envio de cada um de dois documentos é interrompido',
    path,
    as: 'patient',
    faults: ['cai.pdf', 'cai-2.pdf'].map((name) => ({
      method: 'POST',
      path: `/storage/v1/object/*${name}`,
      answer: { status: 503 },
      once: true,
    })),
  },
  hangingUpload: {
    title: 'O envio de um documento não termina',
    path,
    as: 'patient',
    faults: [{ method: 'POST', path: '/storage/v1/object/*', answer: 'never' }],
  },
  refused: {
    title: 'O envio da solicitação falha',
    path,
    as: 'patient',
    setup: applied('needs_info'),
    faults: [{ path: '/rest/v1/rpc/submit_professional_application', answer: { status: 500 } }],
  },
  placeRefused: {
    title: 'Cidade e estado não são salvos',
    path,
    as: 'patient',
    setup: applied('needs_info'),
    faults: [{ method: 'PATCH', path: '/rest/v1/profiles', answer: { status: 500 } }],
  },
  withoutSignUp: {
    title: 'O cadastro da conta ficou pela metade',
    path,
    as: 'patient',
    setup: `${applied('needs_info')};
      delete from public.consents where user_id = '${PEOPLE.camila.id}'`,
  },
  signedOut: {
    title: 'A sessão terminou enquanto se preenchia',
    path,
    as: 'patient',
    setup: applied('needs_info'),
    faults: [
      {
        path: '/rest/v1/rpc/submit_professional_application',
        answer: { status: 400, body: { code: 'P0001', message: 'not_authenticated' } },
      },
    ],
  },
});
