import { defineScenarios } from 'embedded-backend/scenario';
import { PEOPLE } from 'embedded-backend/seed';

const path = '/contato';
const SEND = '/rest/v1/rpc/send_contact_message';

export const scenarios = defineScenarios({
  empty: { title: 'Contato', path },
  signedIn: { title: 'Contato de quem já entrou', path, as: 'professional' },
  refused: {
    title: 'Contato: mensagem que não pôde ser enviada',
    path,
    faults: [{ path: SEND, answer: { status: 500 } }],
  },
  offline: { title: 'Contato sem conexão', path, faults: [{ path: SEND, answer: 'broken', once: true }] },
  tooMany: {
    title: 'Contato: muitas mensagens da mesma rede',
    path,
    faults: [{ path: SEND, answer: { status: 400, body: { code: 'P0001', message: 'network_limited' } } }],
  },
  tooManySignedIn: {
    title: 'Contato: muitas mensagens da mesma conta',
    path,
    as: 'patient',
    setup: `insert into public.contact_messages (user_id, full_name, email, user_type, subject, message)
      select '${PEOPLE.camila.id}', 'Ana', 'ana@exemplo.com.br', 'patient', 'Assunto ' || n, 'Mensagem'
      from generate_series(1, 5) as n;`,
  },
  slow: { title: 'Contato lento', path, latencyMs: 1500 },
});
