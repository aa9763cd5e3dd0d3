import { defineScenarios } from 'embedded-backend/scenario';
import { CONSULTATIONS, PEOPLE, sql } from 'embedded-backend/seed';

const path = `/chat/${CONSULTATIONS.confirmed.id}`;
const refused = (message: string) => ({
  status: 400,
  body: { code: 'P0001', message, details: null, hint: null },
});
const pair = `patient_id = '${PEOPLE.camila.id}' and professional_id = '${PEOPLE.marina.id}'`;
/** Camila and Marina had only a consultation that was cancelled. */
export const onlyCancelled = `update public.consultations set status = 'cancelled', cancelled_by = 'patient' where ${pair}`;
const sending = '/rest/v1/rpc/send_message';

export const scenarios = defineScenarios({
  patient: { title: 'Conversa, como paciente', path, as: 'patient' },
  professional: { title: 'Conversa, como profissional', path, as: 'professional' },
  completed: {
    title: 'Conversa por outra consulta dos dois',
    path: `/chat/${CONSULTATIONS.completed.id}`,
    as: 'patient',
  },
  empty: {
    title: 'Conversa sem mensagens',
    path,
    as: 'patient',
    setup: sql.removeMessagesOf(PEOPLE.camila),
  },
  changed: {
    title: 'Conversa com uma consulta remarcada e outra cancelada',
    path,
    as: 'patient',
    setup: `update public.consultations set starts_at = starts_at + interval '7 days', ends_at = ends_at + interval '7 days'
        where id = '${CONSULTATIONS.confirmed.id}';
      update public.consultations set status = 'cancelled', cancelled_by = 'patient' where id = '${CONSULTATIONS.completed.id}'`,
  },
  long: {
    title: 'Conversa com 120 mensagens',
    path,
    as: 'patient',
    setup: `insert into public.chat_messages (id, consultation_id, sender_id, sender, content, created_at)
      select gen_random_uuid(), c.id, c.patient_id, 'patient', 'Mensagem ' || n, private.now() - interval '10 days' + n * interval '1 minute'
      from public.consultations c, generate_series(1, 116) n where c.id = '${CONSULTATIONS.confirmed.id}'`,
  },
  pending: {
    title: 'Conversa antes do pagamento',
    path: `/chat/${CONSULTATIONS.pending.id}`,
    as: 'patient',
    setup: `update public.consultations c set status = 'cancelled', cancelled_by = 'patient' from public.consultations p
      where p.id = '${CONSULTATIONS.pending.id}' and c.id <> p.id and c.patient_id = p.patient_id
        and c.professional_id = p.professional_id`,
  },
  idle: { title: 'Conversa de quem só tem consultas canceladas', path, as: 'patient', setup: onlyCancelled },
  blocked: {
    title: 'Conversa com uma conta bloqueada',
    path,
    as: 'patient',
    setup: `update auth.users set banned_until = private.now() + interval '1 day' where id = '${PEOPLE.marina.id}'`,
  },
  suspended: {
    title: 'Conversa com profissional suspenso',
    path,
    as: 'patient',
    setup: sql.setApproval(PEOPLE.marina, 'suspended'),
  },
  ownSuspension: {
    title: 'Conversa de profissional suspenso',
    path,
    as: 'professional',
    setup: sql.setApproval(PEOPLE.marina, 'suspended'),
  },
  unlisted: {
    title: 'Conversa com profissional fora da lista, sem suspensão',
    path,
    as: 'patient',
    setup: sql.setApproval(PEOPLE.marina, 'pending'),
  },
  brokenOnce: {
    title: 'Conversa, conexão cortada uma vez ao enviar',
    path,
    as: 'patient',
    faults: [{ path: sending, answer: 'broken', once: true }],
  },
  offline: {
    title: 'Conversa, sem conexão ao enviar',
    path,
    as: 'patient',
    faults: [{ path: sending, answer: 'broken' }],
  },
  refusedOnce: {
    title: 'Conversa, mensagem recusada uma vez',
    path,
    as: 'patient',
    faults: [{ path: sending, answer: refused('message_invalid'), once: true }],
  },
  serverInTrouble: {
    title: 'Conversa, servidor com problema ao enviar',
    path,
    as: 'patient',
    faults: [
      {
        path: sending,
        answer: { status: 503, body: { code: 'PGRST002', message: 'no schema cache' } },
        once: true,
      },
    ],
  },
  tooMany: {
    title: 'Conversa, mensagens demais num minuto',
    path,
    as: 'patient',
    faults: [{ path: sending, answer: refused('too_many_messages') }],
  },
  closedMeanwhile: {
    title: 'Conversa fechada enquanto se escrevia',
    path,
    as: 'patient',
    faults: [{ path: sending, answer: refused('chat_closed') }],
  },
  suspendedMeanwhile: {
    title: 'Conversa, profissional suspenso enquanto se escrevia',
    path,
    as: 'patient',
    faults: [{ path: sending, answer: refused('chat_suspended') }],
  },
  refusedText: {
    title: 'Conversa, mensagem recusada',
    path,
    as: 'patient',
    faults: [{ path: sending, answer: refused('message_invalid') }],
  },
  unreachable: {
    title: 'Conversa com falha ao carregar as mensagens',
    path,
    as: 'patient',
    faults: [{ path: '/rest/v1/rpc/conversation_messages', answer: { status: 400 } }],
  },
  lost: {
    title: 'Conversa com falha ao carregar',
    path,
    as: 'patient',
    faults: [{ path: '/rest/v1/rpc/conversation_about', answer: { status: 400 } }],
  },
  slow: { title: 'Conversa lenta', path, as: 'patient', latencyMs: 3000 },
  otherUsers: {
    title: 'Conversa de outras pessoas',
    path: `/chat/${CONSULTATIONS.eduardoConfirmed.id}`,
    as: 'patient',
  },
  admin: { title: 'Conversa aberta por um admin', path, as: 'admin' },
  unknown: {
    title: 'Conversa que não existe',
    path: '/chat/d0000099-0000-4000-8000-000000000099',
    as: 'patient',
  },
  unknownToProfessional: {
    title: 'Conversa que não existe, como profissional',
    path: '/chat/d0000099-0000-4000-8000-000000000099',
    as: 'professional',
  },
  notAnId: { title: 'Conversa com endereço quebrado', path: '/chat/marina', as: 'patient' },
});
