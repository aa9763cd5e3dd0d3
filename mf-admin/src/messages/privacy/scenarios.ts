import { defineScenarios } from 'embedded-backend/scenario';
import { CONSULTATIONS, PEOPLE, PRIVACY_REQUESTS } from 'embedded-backend/seed';

const path = '/admin/mensagens?aba=privacidade';
const CAMILAS = '60000007-0000-4000-8000-000000000007';

/** Without the paid consultation that blocks her erasure. */
const SETTLED = `update public.consultations set status = 'cancelled' where patient_id = '${PEOPLE.camila.id}' and status = 'scheduled';`;

/** Camila requests erasure: four completed consultations, one upcoming, one unpaid. */
const ASKED = `
  insert into public.privacy_requests (id, user_id, kind, full_name, email, user_type, message, created_at)
  select '${CAMILAS}', id, 'erasure', full_name, email, 'patient', 'Não uso mais.', private.now() - interval '1 hour'
  from public.profiles where id = '${PEOPLE.camila.id}';`;

/** The same for Marina, without upcoming consultations. */
const PROFESSIONAL_SETTLED = `${ASKED} ${SETTLED}`
  .replaceAll(PEOPLE.camila.id, PEOPLE.marina.id)
  .replace('where patient_id', 'where professional_id');

/** A user without consultations: nothing is retained. */
const NOTHING_RETAINED = `
  insert into public.privacy_requests (id, user_id, kind, full_name, email, user_type)
  select '${CAMILAS}', id, 'erasure', full_name, email, 'professional' from public.profiles
  where email = '${PEOPLE.tatiana.email}';`;

/** Forty-seven answered requests. */
const MANY = `delete from public.privacy_requests;
  insert into public.privacy_requests (user_id, kind, full_name, email, user_type, status, created_at)
  select '${PEOPLE.camila.id}', 'other', 'Pessoa ' || n, 'pessoa.' || n || '@vinculo.example', 'patient', 'done',
    private.now() - n * interval '1 hour'
  from generate_series(1, 47) as n`;

const erasure = `${path}&mensagem=${CAMILAS}`;
const other = `${path}&mensagem=${PRIVACY_REQUESTS.bruno.id}`;

export const scenarios = defineScenarios({
  list: { title: 'Pedidos de privacidade', path, as: 'admin', setup: ASKED },
  overdue: {
    title: 'Pedidos de privacidade, um atrasado e um respondido',
    path,
    as: 'admin',
    now: '2026-11-20T14:02:00.000Z',
    setup: `${ASKED} update public.privacy_requests set created_at = '2026-11-04T15:00:00Z' where id = '${PRIVACY_REQUESTS.bruno.id}';
      insert into public.privacy_requests (user_id, kind, full_name, email, user_type, status, answer, created_at)
      select user_id, 'other', 'Helena Moura', '${PEOPLE.helena.email}', user_type, 'done', 'Aqui está.',
        '2026-11-18T15:00:00Z' from public.privacy_requests where id = '${PRIVACY_REQUESTS.bruno.id}'`,
  },
  overdueOpen: {
    title: 'Pedido de privacidade atrasado, aberto',
    path: other,
    as: 'admin',
    now: '2026-11-20T14:02:00.000Z',
    setup: `update public.privacy_requests set created_at = '2026-11-04T15:00:00Z' where id = '${PRIVACY_REQUESTS.bruno.id}'`,
  },
  many: { title: 'Pedidos de privacidade, muitos', path, as: 'admin', setup: MANY },
  none: {
    title: 'Pedidos de privacidade, nenhum',
    path,
    as: 'admin',
    setup: 'delete from public.privacy_requests',
  },
  erasure: { title: 'Pedido de exclusão aberto', path: erasure, as: 'admin', setup: `${ASKED} ${SETTLED}` },
  consultationOpen: {
    title: 'Pedido de exclusão com sessão paga por vir',
    path: erasure,
    as: 'admin',
    setup: ASKED,
  },
  professionalOpen: {
    title: 'Pedido de exclusão de profissional com sessões por vir',
    path: erasure,
    as: 'admin',
    setup: ASKED.replace(PEOPLE.camila.id, PEOPLE.marina.id),
  },
  professional: {
    title: 'Pedido de exclusão de profissional',
    path: erasure,
    as: 'admin',
    setup: PROFESSIONAL_SETTLED,
  },
  inProgress: {
    title: 'Pedido de exclusão em andamento',
    path: erasure,
    as: 'admin',
    setup: `${ASKED} ${SETTLED} update public.privacy_requests set status = 'in_progress' where id = '${CAMILAS}'`,
  },
  nothingRetained: {
    title: 'Pedido de exclusão sem nada a guardar',
    path: erasure,
    as: 'admin',
    setup: NOTHING_RETAINED,
  },
  refund: {
    title: 'Pedido de exclusão com reembolso por fazer',
    path: erasure,
    as: 'admin',
    setup: `${ASKED} ${SETTLED} update public.payments set refund_due = true
      where consultation_id = '${CONSULTATIONS.noShow.id}'`,
  },
  owed: {
    title: 'Pedido de exclusão de profissional, repasse e ausência por resolver',
    path: erasure,
    as: 'admin',
    setup: `${PROFESSIONAL_SETTLED}
      select private.book('earned', gen_random_uuid(), null, null, null, false, private.account('psp'),
        private.account('owed', '${PEOPLE.marina.id}'), 15000);
      insert into private.absences (consultation_id) values ('${CONSULTATIONS.noShow.id}');`,
  },
  debt: {
    title: 'Pedido de exclusão de profissional que deve de um repasse',
    path: erasure,
    as: 'admin',
    setup: `${PROFESSIONAL_SETTLED}
      select private.book('refund_decided', gen_random_uuid(), null, null, null, false,
        private.account('owed', '${PEOPLE.marina.id}'), private.account('refund_due'), 15000);`,
  },
  reserved: {
    title: 'Pedido de exclusão de profissional com um repasse por transferir',
    path: erasure,
    as: 'admin',
    setup: `${PROFESSIONAL_SETTLED}
      with batch as (insert into private.payout_batches (id, week_ends, is_simulated, state, approved_at)
        values (gen_random_uuid(), '2026-11-22', false, 'approved', private.now()) returning id)
      insert into private.payout_lines (batch_id, professional_id, amount_cents, state)
      select id, '${PEOPLE.marina.id}', 15000, 'ready' from batch;`,
  },
  other: { title: 'Pedido sobre dados pessoais aberto', path: other, as: 'admin' },
  refused: {
    title: 'Pedido recusado em parte',
    path: other,
    as: 'admin',
    setup: `update public.privacy_requests set status = 'partly_refused', answer = 'Com ninguém além de nós.'
      where id = '${PRIVACY_REQUESTS.bruno.id}'`,
  },
  erased: {
    title: 'Pedido de exclusão concluído',
    path: erasure,
    as: 'admin',
    setup: `${ASKED} update public.privacy_requests set status = 'partly_refused', full_name = 'Pessoa removida',
      email = '', message = '', user_id = null, kept = '{"consultations": 4, "consultations_until": "2031-11-17",
      "attended": 0, "attended_until": null, "not_held": 1, "payments": 5,
      "payments_until": "2031-12-31"}' where id = '${CAMILAS}'`,
  },
  filesToGo: {
    title: 'Pedido de exclusão concluído, com arquivos por apagar',
    path: erasure,
    as: 'admin',
    setup: `${ASKED} update public.privacy_requests set status = 'done', full_name = 'Pessoa removida', email = '',
      message = '', kept = '{"consultations": 0, "consultations_until": null, "attended": 0, "attended_until": null,
      "not_held": 0, "payments": 0, "payments_until": null}' where id = '${CAMILAS}'`,
  },
  withdrawn: {
    title: 'Pedido retirado por quem pediu',
    path: erasure,
    as: 'admin',
    setup: `${ASKED} update public.privacy_requests set status = 'withdrawn' where id = '${CAMILAS}'`,
  },
  unknown: { title: 'Pedido de privacidade que não existe', path: `${path}&mensagem=nenhum`, as: 'admin' },
  previewFailed: {
    title: 'Pedido de exclusão com falha ao conferir',
    path: erasure,
    as: 'admin',
    setup: ASKED,
    faults: [{ path: '/rest/v1/rpc/erasure_preview', answer: { status: 400 } }],
  },
  erasureFailed: {
    title: 'Pedido de exclusão com falha ao concluir',
    path: erasure,
    as: 'admin',
    setup: `${ASKED} ${SETTLED}`,
    faults: [{ path: '/functions/v1/erase-person', answer: { status: 500 }, once: true }],
  },
  filesLeft: {
    title: 'Pedido de exclusão com arquivos por apagar',
    path: erasure,
    as: 'admin',
    setup: `${ASKED} ${SETTLED}`,
    faults: [
      {
        path: '/functions/v1/erase-person',
        answer: { status: 502, body: { success: false, code: 'files_left', error: 'Files are left.' } },
      },
    ],
  },
  bookedMeanwhile: {
    title: 'Pedido de exclusão, sessão paga nesse meio-tempo',
    path: erasure,
    as: 'admin',
    setup: `${ASKED} ${SETTLED}`,
    faults: [
      {
        path: '/functions/v1/erase-person',
        answer: { status: 400, body: { success: false, code: 'session_open', error: 'A session is open.' } },
      },
    ],
  },
  owedMeanwhile: {
    title: 'Pedido de exclusão, reembolso por fazer nesse meio-tempo',
    path: erasure,
    as: 'admin',
    setup: `${ASKED} ${SETTLED}`,
    faults: [
      {
        path: '/functions/v1/erase-person',
        answer: { status: 400, body: { success: false, code: 'refund_open', error: 'A refund is open.' } },
      },
    ],
  },
  unpaidMeanwhile: {
    title: 'Pedido de exclusão, repasse por fazer nesse meio-tempo',
    path: erasure,
    as: 'admin',
    setup: `${ASKED} ${SETTLED}`,
    faults: [
      {
        path: '/functions/v1/erase-person',
        answer: { status: 400, body: { success: false, code: 'payout_open', error: 'Money is owed.' } },
      },
    ],
  },
  answerFailed: {
    title: 'Pedido de privacidade com falha ao responder',
    path: other,
    as: 'admin',
    faults: [{ path: '/rest/v1/rpc/answer_privacy_request', answer: { status: 500 } }],
  },
  unreachable: {
    title: 'Pedidos de privacidade com falha ao carregar',
    path,
    as: 'admin',
    faults: [{ path: '/rest/v1/rpc/list_privacy_requests', answer: { status: 500 } }],
  },
  slow: { title: 'Pedidos de privacidade lentos', path, as: 'admin', latencyMs: 3000 },
});
