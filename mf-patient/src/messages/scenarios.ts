import { defineScenarios } from 'embedded-backend/scenario';
import { CONSULTATIONS, PEOPLE, sql } from 'embedded-backend/seed';

const path = '/patient/mensagens';
const open = `${path}/${CONSULTATIONS.confirmed.id}`;
const LIST = '/rest/v1/rpc/conversations';

/** A second conversation, older and read. */
const TWO = `insert into public.chat_messages (id, consultation_id, sender_id, sender, content, created_at)
  select gen_random_uuid(), id, patient_id, 'patient', 'Boa semana, Caio.', private.now() - interval '40 days'
  from public.consultations where id = '${CONSULTATIONS.pending.id}'`;

export const scenarios = defineScenarios({
  list: { title: 'Mensagens, como paciente', path, as: 'patient', setup: TWO },
  open: { title: 'Mensagens com uma conversa aberta, como paciente', path: open, as: 'patient', setup: TWO },
  refusedOnce: {
    title: 'Mensagens, com uma que não foi enviada',
    path: open,
    as: 'patient',
    setup: TWO,
    faults: [
      {
        path: '/rest/v1/rpc/send_message',
        answer: { status: 400, body: { code: 'P0001', message: 'message_invalid' } },
        once: true,
      },
    ],
  },
  firstRefused: {
    title: 'Mensagens, com a primeira de uma conversa não enviada',
    path: open,
    as: 'patient',
    setup: `delete from public.chat_messages where consultation_id in (
      select id from public.consultations where patient_id = '${PEOPLE.camila.id}')`,
    faults: [
      {
        path: '/rest/v1/rpc/send_message',
        answer: { status: 400, body: { code: 'P0001', message: 'message_invalid' } },
      },
    ],
  },
  soon: {
    title: 'Mensagens, com a sala aberta',
    path: open,
    as: 'patient',
    setup: sql.confirmedStartingIn('9 minutes'),
  },
  running: {
    title: 'Mensagens durante a consulta',
    path: open,
    as: 'patient',
    setup: sql.confirmedStartingIn('-20 minutes'),
  },
  later: {
    title: 'Mensagens, sem consulta marcada',
    path: open,
    as: 'patient',
    setup: `update public.consultations set status = 'cancelled', cancelled_by = 'patient'
      where status in ('pending', 'scheduled') and patient_id = '${PEOPLE.camila.id}'`,
  },
  moved: {
    title: 'Mensagens, com outros horários propostos',
    path: open,
    as: 'patient',
    setup: `insert into public.chat_messages (id, consultation_id, sender_id, sender, content, event)
      select gen_random_uuid(), id, professional_id, 'professional', 'Pode ser na sexta?', 'proposed'
      from public.consultations where id = '${CONSULTATIONS.confirmed.id}'`,
  },
  past: {
    title: 'Mensagens, aberta por outra consulta dos dois',
    path: `${path}/${CONSULTATIONS.completed.id}`,
    as: 'patient',
  },
  empty: {
    title: 'Mensagens sem conversa',
    path,
    as: 'patient',
    setup: sql.removeMessagesOf(PEOPLE.camila),
  },
  unreachable: {
    title: 'Mensagens: a lista não carrega',
    path,
    as: 'patient',
    faults: [{ path: LIST, answer: { status: 400 } }],
  },
  slow: { title: 'Mensagens lentas', path, as: 'patient', latencyMs: 3000 },
  slowOpen: {
    title: 'Mensagens lentas com uma conversa aberta, como paciente',
    path: open,
    as: 'patient',
    latencyMs: 3000,
  },
  unknown: {
    title: 'Mensagens: conversa que não existe',
    path: `${path}/d0000099-0000-4000-8000-000000000099`,
    as: 'patient',
  },
});
