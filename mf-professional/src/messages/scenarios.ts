import { defineScenarios, LONG_NAME } from 'embedded-backend/scenario';
import { CONSULTATIONS, PEOPLE, sql } from 'embedded-backend/seed';

const path = '/professional/mensagens';
const open = `${path}/${CONSULTATIONS.confirmed.id}`;
const LIST = '/rest/v1/rpc/conversations';

/** 120 more patients who have written; the last of them, "Pessoa 120", long ago. */
const MANY = `
  insert into auth.users (id, email, email_confirmed_at)
  select ('b1000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'pessoa' || n || '@vinculo.example', private.now()
  from generate_series(1, 120) as n;
  insert into public.consultations (id, patient_id, professional_id, patient_name, patient_email, professional_name,
    professional_specialty, starts_at, ends_at, status, amount_cents, request_id)
  select ('b2000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid,
    ('b1000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, professional_id, 'Pessoa ' || lpad(n::text, 3, '0'),
    'pessoa' || n || '@vinculo.example', professional_name, professional_specialty, starts_at - n * interval '1 week',
    ends_at - n * interval '1 week', 'completed', amount_cents, gen_random_uuid()
  from public.consultations, generate_series(1, 120) as n where id = '${CONSULTATIONS.completed.id}';
  insert into public.chat_messages (id, consultation_id, sender_id, sender, content, created_at)
  select gen_random_uuid(), c.id, c.professional_id, 'professional', 'Até a próxima.',
    private.now() - right(c.id::text, 12)::int * interval '1 day'
  from public.consultations c where c.id::text like 'b2000000%'`;

export const scenarios = defineScenarios({
  list: { title: 'Mensagens, como profissional', path, as: 'professional' },
  open: { title: 'Mensagens com uma conversa aberta, como profissional', path: open, as: 'professional' },
  many: { title: 'Mensagens com 120 conversas', path, as: 'professional', setup: MANY },
  longNames: {
    title: 'Mensagens com nomes longos',
    path: open,
    as: 'professional',
    setup: `update public.consultations set patient_name = '${LONG_NAME}'`,
  },
  noMatch: { title: 'Mensagens: busca sem resultado', path: `${path}?q=Josefa`, as: 'professional' },
  suspended: {
    title: 'Mensagens de quem está suspenso',
    path: open,
    as: 'professional',
    setup: sql.setApproval(PEOPLE.marina, 'suspended'),
  },
  empty: {
    title: 'Mensagens sem conversa, como profissional',
    path,
    as: 'professional',
    setup: sql.removeMessagesOf(PEOPLE.marina),
  },
  unreachable: {
    title: 'Mensagens: a lista não carrega, como profissional',
    path,
    as: 'professional',
    faults: [{ path: LIST, answer: { status: 400 } }],
  },
  slow: { title: 'Mensagens lentas, como profissional', path, as: 'professional', latencyMs: 3000 },
  slowOpen: {
    title: 'Mensagens lentas com uma conversa aberta, como profissional',
    path: open,
    as: 'professional',
    latencyMs: 3000,
  },
});
