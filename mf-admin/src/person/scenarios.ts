import { defineScenarios, LONG_NAME } from 'embedded-backend/scenario';
import { PEOPLE } from 'embedded-backend/seed';

const pathOf = (id: string) => `/admin/users/${id}`;
const path = pathOf(PEOPLE.camila.id);
const as = 'admin';

/** Two devices of the patient, and a message to the team. */
const DEVICES = `
  insert into auth.sessions (id, user_id, created_at, updated_at, refreshed_at, aal, user_agent, ip)
  values
    ('5e550001-0000-4000-8000-000000000000', '${PEOPLE.camila.id}', private.now() - interval '3 days', private.now(),
      (private.now() - interval '5 minutes') at time zone 'utc', 'aal1',
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36', '203.0.113.77'),
    ('5e550002-0000-4000-8000-000000000000', '${PEOPLE.camila.id}', private.now() - interval '9 days', private.now(),
      (private.now() - interval '1 day') at time zone 'utc', 'aal1',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0', '203.0.113.77');
  insert into auth.refresh_tokens (token, user_id, session_id, revoked)
  values ('personphone1', '${PEOPLE.camila.id}', '5e550001-0000-4000-8000-000000000000', false),
    ('persondesk01', '${PEOPLE.camila.id}', '5e550002-0000-4000-8000-000000000000', false);
  update public.profiles set emergency_name = 'Sônia Ribeiro', emergency_relation = 'mãe', emergency_phone = '19981230000'
  where id = '${PEOPLE.camila.id}';`;

const BLOCKED = `${DEVICES}
  update auth.users set banned_until = private.now() + interval '100 years' where id = '${PEOPLE.camila.id}';`;

const become = (role: string) => `${DEVICES} update private.team_members set role = '${role}';`;

export const scenarios = defineScenarios({
  patient: { title: 'Uma pessoa: paciente', path, as, setup: DEVICES },
  professional: { title: 'Uma pessoa: profissional', path: pathOf(PEOPLE.marina.id), as },
  own: { title: 'Uma pessoa: a própria conta', path: pathOf(PEOPLE.beatriz.id), as },
  blocked: { title: 'Uma pessoa bloqueada', path, as, setup: BLOCKED },
  longName: {
    title: 'Uma pessoa, nome longo',
    path,
    as,
    setup: `${DEVICES} update public.profiles set full_name = '${LONG_NAME}' where id = '${PEOPLE.camila.id}'`,
  },
  asked: {
    title: 'Uma pessoa, com o diálogo de bloqueio',
    path: `${path}?acao=bloquear`,
    as,
    setup: DEVICES,
  },
  askedOwn: {
    title: 'A própria conta, sem o diálogo',
    path: `${pathOf(PEOPLE.beatriz.id)}?acao=bloquear`,
    as,
  },
  support: { title: 'Uma pessoa, para o atendimento', path, as, setup: become('support') },
  supportOfProfessional: {
    title: 'Uma profissional, para o atendimento',
    path: pathOf(PEOPLE.marina.id),
    as,
    setup: become('support'),
  },
  teamMember: {
    title: 'Uma pessoa da equipe, para o atendimento',
    path: pathOf(PEOPLE.eduardo.id),
    as,
    setup: `update public.profiles set is_admin = true where id = '${PEOPLE.eduardo.id}';
      update private.team_members set role = 'support';`,
  },
  reviewer: { title: 'Uma pessoa, para quem analisa cadastros', path, as, setup: become('reviewer') },
  unknown: { title: 'Uma pessoa que não existe', path: pathOf('00000000-0000-4000-8000-000000000000'), as },
  malformed: { title: 'Uma pessoa, endereço quebrado', path: pathOf('camila'), as },
  unreachable: {
    title: 'Uma pessoa com falha ao carregar',
    path,
    as,
    faults: [{ path: '/rest/v1/rpc/read_person', answer: { status: 500 } }],
  },
  blockingFails: {
    title: 'Uma pessoa, falha ao bloquear',
    path,
    as,
    setup: DEVICES,
    faults: [{ path: '/rest/v1/rpc/block_person', answer: { status: 500 }, once: true }],
  },
  slow: { title: 'Uma pessoa, lenta', path, as, setup: DEVICES, latencyMs: 3000 },
});
