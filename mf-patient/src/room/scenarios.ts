import { defineScenarios } from 'embedded-backend/scenario';
import { CONSULTATIONS, PEOPLE, sql } from 'embedded-backend/seed';

const { id } = CONSULTATIONS.confirmed;
const path = `/sala/${id}`;

/** Consultations happen in the portal's room, since a day. */
const p2p = `update public.deployment_settings
  set room_provider = 'p2p', rooms_since = private.now() - interval '1 day';`;
const agreed = `insert into private.telehealth_consents (user_id, version) values ('${PEOPLE.camila.id}', '2026-11-27');`;
const startingIn = (time: string) => p2p + agreed + sql.confirmedStartingIn(time);
/** The page of the patient who is inside. */
export const OWN_PAGE = 'a1a00000-0000-4000-8000-000000000001';
/** A visit of one side, from some time ago until a later one. */
const visit = (
  side: 'patient' | 'professional',
  from: string,
  until: string | null,
  page: string = crypto.randomUUID(),
) =>
  `insert into private.room_visits (consultation_id, page, side, joined_at, seen_at, left_at)
  values ('${id}', '${page}', '${side}', private.now() - interval '${from}',
    private.now() - interval '${until ?? '0 minutes'}', ${until === null ? 'null' : `private.now() - interval '${until}'`});`;
/** The patient was let in. */
const admitted = (ago: string) =>
  `insert into private.room_admissions (consultation_id, admitted_at) values ('${id}', private.now() - interval '${ago}');`;
const bothMet =
  visit('patient', '48 minutes', '5 minutes') +
  visit('professional', '47 minutes', '3 minutes') +
  admitted('47 minutes');
/** Consultations happen behind their links. */
const outside = (time: string) =>
  `${agreed}update public.deployment_settings set room_provider = 'external';${sql.confirmedStartingIn(time)}`;
const ended = `insert into private.room_endings (consultation_id) values ('${id}');`;
const cancelledBy = (side: 'patient' | 'professional') => `update public.consultations
  set status = 'cancelled', cancelled_by = '${side}', cancelled_at = private.now() where id = '${id}';`;
const refundDue = `update public.payments set refund_due = true where consultation_id = '${id}';`;
/** Marina, a professional, is the patient of Débora. */
const ownPatient = `
  update public.consultations set status = 'cancelled'
  where professional_id = '${PEOPLE.debora.id}' and status in ('pending', 'scheduled');
  update public.consultations set professional_id = '${PEOPLE.debora.id}', professional_name = '${PEOPLE.debora.fullName}'
  where id = '${id}';
  update public.consultations set patient_id = '${PEOPLE.marina.id}', patient_name = '${PEOPLE.marina.fullName}'
  where id = '${id}';`;
/** The two meet again. */
const another = `update public.consultations set patient_id = '${PEOPLE.camila.id}', patient_name = '${PEOPLE.camila.fullName}',
    starts_at = private.now() + interval '300 days',
    ends_at = private.now() + interval '300 days 50 minutes'
  where id = '${CONSULTATIONS.helenaConfirmed.id}';`;

export const scenarios = defineScenarios({
  open: { title: 'Sala, antes da hora', path, as: 'patient', setup: startingIn('5 minutes') },
  first: {
    title: 'Sala, primeira sessão por vídeo',
    path,
    as: 'patient',
    setup: p2p + sql.confirmedStartingIn('5 minutes'),
  },
  professional: {
    title: 'Sala, como profissional',
    path,
    as: 'professional',
    setup: startingIn('5 minutes'),
  },
  professionalAsPatient: {
    title: 'Sala de uma profissional que é a paciente',
    path,
    as: 'professional',
    setup: `${startingIn('5 minutes')}${ownPatient}`,
  },
  cancelledAsPatient: {
    title: 'Sala cancelada de uma profissional que é a paciente',
    path,
    as: 'professional',
    setup: startingIn('5 minutes') + ownPatient + sql.setStatus(CONSULTATIONS.confirmed, 'cancelled'),
  },
  absentPatient: {
    title: 'Sala, paciente não veio',
    path,
    as: 'professional',
    setup: startingIn('-16 minutes') + visit('professional', '17 minutes', null),
  },
  early: { title: 'Sala ainda fechada', path, as: 'patient', setup: startingIn('2 hours') },
  late: { title: 'Sala, profissional com atraso', path, as: 'patient', setup: startingIn('-12 minutes') },
  unattended: {
    title: 'Sala, profissional não veio',
    path,
    as: 'patient',
    setup: startingIn('-20 minutes'),
  },
  together: {
    title: 'Sala com as duas pessoas',
    path,
    as: 'patient',
    setup:
      startingIn('-32 minutes') +
      visit('patient', '33 minutes', null, OWN_PAGE) +
      visit('professional', '32 minutes', null) +
      admitted('32 minutes'),
  },
  leftByOther: {
    title: 'Sala que outro aparelho deixou',
    path,
    as: 'patient',
    setup:
      startingIn('-32 minutes') +
      visit('patient', '33 minutes', '5 minutes', OWN_PAGE) +
      visit('professional', '32 minutes', null) +
      admitted('32 minutes'),
  },
  waited: {
    title: 'Sala em que o profissional espera',
    path,
    as: 'patient',
    setup: startingIn('-2 minutes') + visit('professional', '3 minutes', null),
  },
  written: {
    title: 'Sala com uma mensagem nova no chat',
    path,
    as: 'patient',
    setup:
      startingIn('-32 minutes') +
      visit('patient', '33 minutes', null) +
      visit('professional', '32 minutes', null) +
      admitted('32 minutes') +
      `update public.chat_messages set read_at = private.now() where read_at is null;
      insert into public.chat_messages (id, consultation_id, sender_id, sender, content)
      values (gen_random_uuid(), '${id}', '${PEOPLE.marina.id}', 'professional', 'O exercício está aqui.');`,
  },
  lastMinutes: {
    title: 'Sala nos últimos minutos',
    path,
    as: 'professional',
    setup:
      startingIn('-46 minutes') +
      visit('patient', '46 minutes', null) +
      visit('professional', '45 minutes', null) +
      admitted('45 minutes'),
  },
  ended: {
    title: 'Sala encerrada antes do fim',
    path,
    as: 'patient',
    setup: startingIn('-48 minutes') + bothMet + ended,
  },
  endedWithAnother: {
    title: 'Sala encerrada antes do fim, com outra sessão marcada',
    path,
    as: 'patient',
    setup: startingIn('-48 minutes') + bothMet + ended + another,
  },
  endedByProfessional: {
    title: 'Sala encerrada antes do fim, como profissional',
    path,
    as: 'professional',
    setup: startingIn('-48 minutes') + bothMet + ended,
  },
  completed: {
    title: 'Sala depois da consulta concluída',
    path,
    as: 'patient',
    setup: startingIn('-52 minutes') + bothMet + ended + sql.setStatus(CONSULTATIONS.confirmed, 'completed'),
  },
  toBeCompleted: {
    title: 'Sala um dia depois da consulta, por concluir',
    path,
    as: 'patient',
    setup:
      `${p2p}update public.deployment_settings set rooms_since = private.now() - interval '3 days';${agreed}` +
      sql.confirmedStartingIn('-25 hours') +
      visit('patient', '25 hours', '24 hours') +
      visit('professional', '25 hours', '24 hours') +
      admitted('25 hours'),
  },
  toComplete: {
    title: 'Sala depois do fim, por concluir',
    path,
    as: 'professional',
    setup: startingIn('-57 minutes') + bothMet,
  },
  contested: {
    title: 'Sala depois do fim, com uma ausência informada',
    path,
    as: 'professional',
    setup: startingIn('-57 minutes') + bothMet,
  },
  contestedCall: {
    title: 'Sala depois da hora, com uma ausência informada',
    path,
    as: 'professional',
    setup: `${startingIn('-52 minutes')}insert into private.absences (consultation_id, message) values ('${id}', 'Esperei.');`,
  },
  neverLetIn: {
    title: 'Sala em que a porta não abriu',
    path,
    as: 'patient',
    setup:
      startingIn('-57 minutes') +
      visit('patient', '57 minutes', '10 minutes') +
      visit('professional', '50 minutes', '10 minutes'),
  },
  neverMet: {
    title: 'Sala em que ninguém se encontrou',
    path,
    as: 'professional',
    setup: startingIn('-57 minutes'),
  },
  cancelled: {
    title: 'Sala de consulta cancelada',
    path,
    as: 'patient',
    setup: startingIn('5 minutes') + cancelledBy('professional') + refundDue,
  },
  cancelledForProfessional: {
    title: 'Sala de consulta cancelada, como profissional',
    path,
    as: 'professional',
    setup: startingIn('5 minutes') + cancelledBy('patient'),
  },
  cancelledForAbsence: {
    title: 'Sala de consulta cancelada por ausência do profissional',
    path,
    as: 'patient',
    setup: startingIn('-20 minutes') + cancelledBy('professional') + refundDue,
  },
  cancelledForOwnAbsence: {
    title: 'Sala de consulta cancelada por ausência, como profissional',
    path,
    as: 'professional',
    setup: startingIn('-20 minutes') + cancelledBy('professional'),
  },
  missed: {
    title: 'Sala de consulta com falta',
    path,
    as: 'professional',
    setup: startingIn('-20 minutes') + sql.setStatus(CONSULTATIONS.confirmed, 'no_show'),
  },
  unpaid: {
    title: 'Sala antes do pagamento',
    path: `/sala/${CONSULTATIONS.pending.id}`,
    as: 'patient',
    setup: p2p,
  },
  external: {
    title: 'Sala fora do portal',
    path,
    as: 'patient',
    setup: outside('5 minutes'),
  },
  afterExternal: {
    title: 'Sala depois de uma sessão fora do portal',
    path,
    as: 'patient',
    setup: outside('-57 minutes') + bothMet,
  },
  afterWayOut: {
    title: 'Sala depois de uma sessão em que o paciente usou o link externo',
    path,
    as: 'professional',
    setup: `${startingIn('-57 minutes')}${bothMet}${visit('patient', '40 minutes', null)}
      update private.room_visits set is_elsewhere = true, seen_at = joined_at where left_at is null;`,
  },
  otherUsers: {
    title: 'Sala de outras pessoas',
    path: `/sala/${CONSULTATIONS.eduardoConfirmed.id}`,
    as: 'patient',
  },
  admin: { title: 'Sala aberta por um admin', path, as: 'admin' },
  notAnId: { title: 'Sala com endereço quebrado', path: '/sala/marina', as: 'patient' },
  unreachable: {
    title: 'Sala com falha ao carregar',
    path,
    as: 'patient',
    setup: startingIn('5 minutes'),
    faults: [{ path: '/rest/v1/rpc/read_room', answer: { status: 400 } }],
  },
  slow: { title: 'Sala lenta', path, as: 'patient', setup: outside('5 minutes'), latencyMs: 3000 },
});
