import { defineScenarios } from 'embedded-backend/scenario';
import { CONTACT_MESSAGES, PEOPLE } from 'embedded-backend/seed';

const path = '/admin/mensagens';

/** The two unread ones. */
const UNREAD = 'delete from public.contact_messages where read_at is not null;';

/** Forty-five older ones in addition. */
const MANY = `${UNREAD}
  insert into public.contact_messages (full_name, email, user_type, subject, message, read_at, created_at)
  select 'Pessoa ' || n, 'pessoa.' || n || '@vinculo.example', 'patient', 'Assunto ' || n, 'Olá.', private.now(),
    private.now() - interval '10 days' - n * interval '1 hour'
  from generate_series(1, 45) as n`;

export const scenarios = defineScenarios({
  some: { title: 'Mensagens, duas não lidas', path, as: 'admin', setup: UNREAD },
  open: {
    title: 'Mensagens, uma aberta',
    path: `${path}?mensagem=${CONTACT_MESSAGES.paulo.id}`,
    as: 'admin',
  },
  fromAccount: {
    title: 'Mensagens, uma de quem tem conta',
    path: `${path}?mensagem=${CONTACT_MESSAGES.sonia.id}`,
    as: 'admin',
    setup: `update public.contact_messages set user_id = '${PEOPLE.marina.id}' where id = '${CONTACT_MESSAGES.sonia.id}';`,
  },
  unknown: { title: 'Mensagens, endereço quebrado', path: `${path}?mensagem=nenhuma`, as: 'admin' },
  many: { title: 'Mensagens, muitas', path, as: 'admin', setup: MANY },
  noMatch: { title: 'Mensagens, busca sem resultado', path: `${path}?busca=zzzz`, as: 'admin' },
  none: {
    title: 'Mensagens, nenhuma',
    path,
    as: 'admin',
    setup: 'delete from public.contact_messages',
  },
  unreachable: {
    title: 'Mensagens com falha ao carregar',
    path,
    as: 'admin',
    faults: [{ path: '/rest/v1/rpc/list_contact_messages', answer: { status: 500 } }],
  },
  uncounted: {
    title: 'Mensagens, contagens com falha',
    path,
    as: 'admin',
    faults: [{ method: 'HEAD', path: '/rest/v1/contact_messages', answer: { status: 404 } }],
  },
  slow: { title: 'Mensagens lentas', path, as: 'admin', latencyMs: 3000 },
});
