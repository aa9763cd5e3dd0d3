import { defineScenarios, LONG_NAME } from 'embedded-backend/scenario';
import { PEOPLE } from 'embedded-backend/seed';

const path = '/admin/users';

/** Forty-five patients, created one a day before the seed's people. */
const MANY = `
  insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
  select ('a00008' || n || '-0000-4000-8000-000000000000')::uuid, 'pessoa' || n || '@vinculo.example', now(),
    jsonb_build_object('full_name', 'Pessoa ' || n)
  from generate_series(10, 54) as n;`;

/** One account of each state that the seed lacks. */
const STATES = `
  update auth.users set banned_until = now() + interval '100 years' where id = '${PEOPLE.eduardo.id}';
  update private.people set last_seen_on = private.today() where user_id = '${PEOPLE.camila.id}';`;

export const scenarios = defineScenarios({
  all: { title: 'Usuários', path, as: 'admin', setup: STATES },
  many: { title: 'Usuários, várias páginas', path, as: 'admin', setup: MANY },
  longNames: {
    title: 'Usuários, nomes longos',
    path,
    as: 'admin',
    setup: `update public.profiles set full_name = '${LONG_NAME}' where id <> '${PEOPLE.beatriz.id}'`,
  },
  filtered: {
    title: 'Usuários, filtrados',
    path: `${path}?busca=camila&papel=paciente&ordem=novas`,
    as: 'admin',
  },
  noMatch: { title: 'Usuários, nenhuma conta encontrada', path: `${path}?busca=zzzz`, as: 'admin' },
  unreachable: {
    title: 'Usuários com falha ao carregar',
    path,
    as: 'admin',
    faults: [{ path: '/rest/v1/rpc/list_people', answer: { status: 500 } }],
  },
  slow: { title: 'Usuários lentos', path, as: 'admin', setup: STATES, latencyMs: 3000 },
  finance: {
    title: 'Usuários, papel que não lê CPF',
    path,
    as: 'admin',
    setup: `update private.team_members set role = 'finance';`,
  },
});
