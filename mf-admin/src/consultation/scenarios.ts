import { defineScenarios, LONG_NAME } from 'embedded-backend/scenario';
import { CONSULTATIONS, PEOPLE, sql } from 'embedded-backend/seed';

const pathOf = (id: string) => `/admin/consultas/${id}`;
const { confirmed } = CONSULTATIONS;
const path = pathOf(confirmed.id);
const as = 'admin';

const become = (role: string) => `update private.team_members set role = '${role}';`;

/** Consultations happen in the portal's room. */
const ROOMS = `update public.deployment_settings set room_provider = 'p2p', rooms_since = private.now() - interval '1 day';`;

/** It ended an hour ago; the patient was in the room for a while, or never. */
const ended = (visits: string) => `${sql.confirmedStartingIn('-110 minutes')}
  insert into private.room_visits (consultation_id, page, side, joined_at, seen_at, left_at)
  select '${confirmed.id}', gen_random_uuid(), side, private.now() - interval '111 minutes',
    private.now() - interval '70 minutes', private.now() - interval '70 minutes'
  from (values ${visits}) as there (side);`;

/** The patient was in the room before a move; the professional's page no longer answers. */
const VISITS = `insert into private.room_visits (consultation_id, page, side, joined_at, seen_at, left_at) values
  ('${confirmed.id}', gen_random_uuid(), 'patient', private.now() - interval '1 day', private.now() - interval '1 day',
    private.now() - interval '1 day'),
  ('${confirmed.id}', gen_random_uuid(), 'professional', private.now() - interval '111 minutes',
    private.now() - interval '70 minutes', null);`;

const contested = `${ROOMS}${ended(`('professional')`)}
  insert into private.absences (consultation_id, message) values ('${confirmed.id}', 'Esperei meia hora na sala.');`;

/** A part went back, and another waits for a second admin. */
const PARTS = `
  insert into private.refund_decisions (id, payment_id, amount_cents, reason, borne_by, state)
  values (gen_random_uuid(), '${confirmed.paymentId}', 5000, 'Acordo', 'professional', 'done');
  select private.carry_out(d) from private.refund_decisions d where d.payment_id = '${confirmed.paymentId}';
  insert into private.refund_decisions (id, payment_id, amount_cents, reason, borne_by, state)
  values (gen_random_uuid(), '${confirmed.paymentId}', 4000, 'Acordo', 'platform', 'waiting');`;

/** Moved by the patient, with e-mails: one sent, one waiting, one failed. */
const EVENTFUL = `
  insert into public.audit_log (actor_id, subject_table, subject_id, action, before, after, happened_at)
  select '${PEOPLE.camila.id}', 'consultations', id, 'update',
    jsonb_build_object('status', 'scheduled', 'starts_at', starts_at - interval '1 day'),
    jsonb_build_object('status', 'scheduled', 'starts_at', starts_at), private.now() - interval '3 hours'
  from public.consultations where id = '${confirmed.id}';
  insert into private.mail_outbox (kind, user_id, recipient, payload, created_at, sent_at, attempts)
  select mail.kind, mail.reader::uuid, 'a@vinculo.example', jsonb_build_object('consultation_id', '${confirmed.id}'),
    private.now() - interval '2 hours', mail.sent_at, mail.attempts
  from (values
    ('rescheduled', '${PEOPLE.camila.id}', private.now() - interval '2 hours', 1),
    ('consultation_rescheduled', '${PEOPLE.marina.id}', null, 8),
    ('payment_confirmed', '${PEOPLE.camila.id}', null, 0)) as mail (kind, reader, sent_at, attempts);`;

export const scenarios = defineScenarios({
  confirmed: { title: 'Uma consulta agendada', path, as },
  eventful: { title: 'Uma consulta com mudanças e e-mails', path, as, setup: EVENTFUL },
  pending: { title: 'Uma consulta que espera o pagamento', path: pathOf(CONSULTATIONS.pending.id), as },
  unproven: {
    title: 'Uma consulta marcada como paga pela equipe, sem prova do banco',
    path: pathOf(CONSULTATIONS.pending.id),
    as,
    setup: sql.markedUnproven,
  },
  expired: { title: 'Uma consulta que venceu sem pagamento', path: pathOf(CONSULTATIONS.expired.id), as },
  completed: { title: 'Uma consulta concluída', path: pathOf(CONSULTATIONS.completed.id), as },
  noShow: { title: 'Uma consulta a que se faltou', path: pathOf(CONSULTATIONS.noShow.id), as },
  refundDue: {
    title: 'Uma consulta cancelada, a reembolsar',
    path: pathOf(CONSULTATIONS.rafaelRefundDue.id),
    as,
  },
  missed: {
    title: 'Uma consulta que terminou sem o paciente',
    path,
    as,
    setup: `${ROOMS}${ended(`('professional')`)}`,
  },
  held: {
    title: 'Uma consulta que terminou com os dois',
    path,
    as,
    setup: `${ROOMS}${ended(`('professional'), ('patient')`)}`,
  },
  heldElsewhere: {
    title: 'Uma consulta que terminou, por link externo',
    path,
    as,
    setup: ended(`('professional'), ('patient')`),
  },
  visitedBefore: {
    title: 'Uma consulta que terminou, com entradas de antes da mudança',
    path,
    as,
    setup: `${ROOMS}${sql.confirmedStartingIn('-110 minutes')}${VISITS}`,
  },
  unattended: {
    title: 'Uma consulta cancelada porque o profissional não veio',
    path,
    as,
    setup: `${ROOMS}${ended(`('patient')`)} select private.cancel_unattended(array['${confirmed.id}'::uuid]);`,
  },
  contested: { title: 'Uma consulta com ausência informada', path, as, setup: contested },
  contestedForSupport: {
    title: 'Uma consulta com ausência informada, para o atendimento',
    path,
    as,
    setup: `${contested}${become('support')}`,
  },
  partlyReturned: { title: 'Uma consulta com uma parte devolvida', path, as, setup: PARTS },
  own: {
    title: 'Uma consulta da própria administradora',
    path,
    as,
    setup: `update public.consultations set patient_id = '${PEOPLE.beatriz.id}', patient_name = 'Beatriz',
        patient_email = '${PEOPLE.beatriz.email}' where id = '${confirmed.id}';
      update public.payments set patient_id = '${PEOPLE.beatriz.id}' where id = '${confirmed.paymentId}';`,
  },
  longNames: {
    title: 'Uma consulta, nomes longos',
    path,
    as,
    setup: `update public.consultations set patient_name = '${LONG_NAME}', professional_name = '${LONG_NAME}'
      where id = '${confirmed.id}'`,
  },
  withoutEmail: {
    title: 'Uma consulta, com o diálogo do link, de um paciente sem e-mail',
    path: `${path}?acao=link`,
    as,
    setup: `update public.profiles set email = '' where id = '${PEOPLE.camila.id}'`,
  },
  support: { title: 'Uma consulta, para o atendimento', path, as, setup: become('support') },
  finance: {
    title: 'Uma consulta concluída, para o financeiro',
    path: pathOf(CONSULTATIONS.completed.id),
    as,
    setup: become('finance'),
  },
  readOnly: { title: 'Uma consulta, só leitura', path, as, setup: become('read_only') },
  reviewer: { title: 'Uma consulta, para quem analisa cadastros', path, as, setup: become('reviewer') },
  asked: { title: 'Uma consulta, com o diálogo de mover', path: `${path}?acao=mover`, as },
  askedTooLate: {
    title: 'Uma consulta concluída, sem o diálogo',
    path: `${pathOf(CONSULTATIONS.completed.id)}?acao=mover`,
    as,
  },
  unknown: { title: 'Uma consulta que não existe', path: pathOf('00000000-0000-4000-8000-000000000000'), as },
  malformed: { title: 'Uma consulta, endereço quebrado', path: pathOf('camila'), as },
  unreachable: {
    title: 'Uma consulta com falha ao carregar',
    path,
    as,
    faults: [{ path: '/rest/v1/rpc/read_consultation', answer: { status: 500 } }],
  },
  cancellingFails: {
    title: 'Uma consulta, falha ao cancelar',
    path,
    as,
    faults: [{ path: '/rest/v1/rpc/admin_cancel_consultation', answer: { status: 500 }, once: true }],
  },
  timesFail: {
    title: 'Uma consulta, falha ao buscar horários',
    path: `${path}?acao=mover`,
    as,
    faults: [{ path: '/rest/v1/rpc/times_to_move_to', answer: { status: 500 } }],
  },
  slow: { title: 'Uma consulta, lenta', path, as, latencyMs: 3000 },
});
