import { defineScenarios, LONG_NAME } from 'embedded-backend/scenario';
import { PEOPLE } from 'embedded-backend/seed';

const path = '/admin/professionals/approval';
const all = `${path}?fila=todas`;
/** Tatiana's, as the seed makes it. */
const review = `${path}/f${PEOPLE.tatiana.id.slice(1)}`;

/** Only Tatiana's pending and Marina's approved application. */
const FEW = `delete from public.professional_applications
  where email not in ('${PEOPLE.tatiana.email}', '${PEOPLE.marina.email}');`;

/** One application of each other decided status, besides a pending and an approved one. */
const DECIDED = `${FEW}
  insert into public.professional_applications (user_id, email, full_name, specialty, crp_crm, price_per_session,
    application_status, admin_notes, rejection_reason, applied_at)
  values
    ('${PEOPLE.helena.id}', '${PEOPLE.helena.email}', 'Helena Moura', 'psychologist', 'CRP 03/090412', 12000,
      'needs_info', 'A foto da carteira do CRP está ilegível. Envie outra imagem, por favor.', null,
      private.now() - interval '6 days'),
    ('${PEOPLE.rafael.id}', '${PEOPLE.rafael.email}', 'Rafael Teles', 'psychiatrist',
      'CRM 118/MG', 30000, 'rejected', null, 'Registro não encontrado no conselho.',
      private.now() - interval '14 days')`;

/** Forty-five old applications of one applicant. */
const MANY = `${FEW}
  insert into public.professional_applications (user_id, email, full_name, specialty, crp_crm, price_per_session,
    application_status, rejection_reason, applied_at)
  select '${PEOPLE.helena.id}', '${PEOPLE.helena.email}', 'Helena Moura', 'psychologist', 'CRP 03/' || n, 12000,
    'rejected', 'Registro não encontrado no conselho.', private.now() - n * interval '1 day'
  from generate_series(100, 144) as n`;

/** Three documents, the last of which is not stored. */
const DOCUMENTS = `
  insert into storage.objects (bucket_id, name, owner_id, metadata)
  select 'professional-documents', '${PEOPLE.tatiana.id}/' || name, '${PEOPLE.tatiana.id}', '{"size": 1200, "mimetype": "application/pdf"}'
  from unnest(array['1794000000000-carteira-crp.pdf', '1794000000001-diploma.png']) as name;
  update public.professional_applications
  set document_urls = array['${PEOPLE.tatiana.id}/1794000000000-carteira-crp.pdf', '${PEOPLE.tatiana.id}/1794000000001-diploma.png',
    '${PEOPLE.tatiana.id}/1794000000002-endereco.pdf']
  where user_id = '${PEOPLE.tatiana.id}'`;

/** Sent twice, with the registration of another account, two documents, a note and a checked item. */
const REVIEWED = `${DOCUMENTS};
  update public.professional_applications set application_status = 'needs_info', admin_notes = 'Falta o verso da carteira.'
  where user_id = '${PEOPLE.tatiana.id}';
  update public.professional_applications set application_status = 'pending', admin_notes = null, price_per_session = 15000,
    crp_crm = (select registration from public.professionals where user_id = '${PEOPLE.marina.id}')
  where user_id = '${PEOPLE.tatiana.id}';
  insert into private.application_notes (id, application_id, author_id, text)
  select gen_random_uuid(), id, '${PEOPLE.beatriz.id}', 'Ligar antes de decidir.'
  from public.professional_applications where user_id = '${PEOPLE.tatiana.id}';
  insert into private.application_checks (application_id, item, checked_by)
  select id, 'name', '${PEOPLE.beatriz.id}' from public.professional_applications where user_id = '${PEOPLE.tatiana.id}';`;

const refusal = (code: string) => ({
  status: 400,
  body: { code: 'P0001', message: code, details: null, hint: null },
});

export const scenarios = defineScenarios({
  each: { title: 'Aprovação, uma solicitação de cada estado', path: all, as: 'admin', setup: DECIDED },
  longNames: {
    title: 'Aprovação, nomes longos',
    path: all,
    as: 'admin',
    setup: `update public.professional_applications set full_name = '${LONG_NAME}';
      update public.profiles set full_name = '${LONG_NAME}' where email = '${PEOPLE.beatriz.email}'`,
  },
  many: { title: 'Aprovação, muitas solicitações', path: all, as: 'admin', setup: MANY },
  documents: { title: 'Aprovação, com documentos', path, as: 'admin', setup: DOCUMENTS },
  readOnly: {
    title: 'Aprovação, só leitura',
    path,
    as: 'admin',
    setup: `${FEW} update private.team_members set role = 'read_only';`,
  },
  documentsUnreachable: {
    title: 'Aprovação, documentos com falha ao abrir',
    path,
    as: 'admin',
    setup: DOCUMENTS,
    faults: [{ path: '/storage/v1/*', answer: { status: 500 } }],
  },
  noMatch: { title: 'Aprovação, busca sem resultado', path: `${all}&busca=zzzz`, as: 'admin' },
  none: {
    title: 'Aprovação, nenhuma solicitação',
    path,
    as: 'admin',
    setup: 'delete from public.professional_applications',
  },
  decidedMeanwhile: {
    title: 'Aprovação, outra pessoa já decidiu',
    path,
    as: 'admin',
    faults: [{ path: '/rest/v1/rpc/promote_to_professional', answer: refusal('application_not_pending') }],
  },
  actionFails: {
    title: 'Aprovação, falha na ação',
    path,
    as: 'admin',
    faults: [{ path: '/rest/v1/rpc/reject_professional_application', answer: { status: 500 }, once: true }],
  },
  mailFails: {
    title: 'Aprovação, o e-mail não sai',
    path,
    as: 'admin',
    faults: [{ path: '/functions/v1/professional-approval-notification', answer: { status: 502 } }],
  },
  unknownStatus: {
    title: 'Aprovação, um estado que esta versão não conhece',
    path,
    as: 'admin',
    faults: [
      {
        path: '/rest/v1/rpc/list_applications',
        answer: {
          status: 200,
          body: [
            {
              id: 'e0000001-0000-4000-8000-000000000001',
              user_id: PEOPLE.tatiana.id,
              full_name: 'Tatiana Cordeiro',
              email: PEOPLE.tatiana.email,
              specialty: 'psychologist',
              specialties: [],
              crp_crm: 'CRP 06/131415',
              price_per_session: 12000,
              document_urls: [],
              application_status: 'archived',
              applied_at: '2026-11-18T15:00:00Z',
            },
          ],
        },
      },
    ],
  },
  mailHangs: {
    title: 'Aprovação, o e-mail demora',
    path: all,
    as: 'admin',
    faults: [{ path: '/functions/v1/professional-approval-notification', answer: 'never' }],
  },
  unreachable: {
    title: 'Aprovação com falha ao carregar',
    path,
    as: 'admin',
    faults: [{ path: '/rest/v1/rpc/list_applications', answer: { status: 500 } }],
  },
  pending: { title: 'Aprovação, as pendentes', path, as: 'admin' },
  waiting: {
    title: 'Aprovação, esperando resposta',
    path: `${path}?fila=informacoes`,
    as: 'admin',
    setup: DECIDED,
  },
  review: { title: 'Uma solicitação', path: review, as: 'admin', setup: REVIEWED },
  reviewReadOnly: {
    title: 'Uma solicitação, só leitura',
    path: review,
    as: 'admin',
    setup: `${REVIEWED} update private.team_members set role = 'read_only';`,
  },
  reviewUnknown: {
    title: 'Uma solicitação que não existe',
    path: `${path}/00000000-0000-4000-8000-000000000000`,
    as: 'admin',
  },
  reviewUnreachable: {
    title: 'Uma solicitação com falha ao carregar',
    path: review,
    as: 'admin',
    faults: [{ path: '/rest/v1/rpc/review_application', answer: { status: 500 } }],
  },
  reviewSlow: { title: 'Uma solicitação lenta', path: review, as: 'admin', setup: REVIEWED, latencyMs: 3000 },
  slow: { title: 'Aprovação lenta', path, as: 'admin', latencyMs: 3000 },
});
