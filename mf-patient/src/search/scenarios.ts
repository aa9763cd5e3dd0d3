import { defineScenarios, LONG_NAME } from 'embedded-backend/scenario';
import { PEOPLE } from 'embedded-backend/seed';

const path = '/patient/search';

/** Sixty-one more psychologists, named by number. */
const SIXTY_MORE = `
  insert into auth.users (instance_id, id, aud, role, email, email_confirmed_at, confirmation_token, recovery_token,
    email_change_token_new, email_change, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
  select '00000000-0000-0000-0000-000000000000', ('e0000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid,
    'authenticated', 'authenticated', 'numero' || n || '@vinculo.example', private.now(), '', '', '', '', '{}',
    jsonb_build_object('full_name', 'Pessoa Número ' || n), private.now(), private.now()
  from generate_series(1, 61) n;
  insert into public.professionals (user_id, full_name, profession, registration, specialties, price_per_session,
    approval_status)
  select ('e0000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Pessoa Número ' || n, 'psychologist',
    'CRP 06/' || 200000 + n, '{Ansiedade}', 10000, 'approved'
  from generate_series(1, 61) n;`;

export const scenarios = defineScenarios({
  unfiltered: { title: 'Busca sem filtros', path, as: 'patient' },
  filtered: {
    title: 'Busca com texto e filtros no endereço',
    path: `${path}?q=marina&especialidade=Ansiedade&preco=150&cidade=S%C3%A3o+Paulo`,
    as: 'patient',
  },
  nextTimes: {
    title: 'Busca com os próximos horários',
    path: `${path}?q=marina`,
    as: 'patient',
    now: '2026-11-24T15:00:00Z',
  },
  timesUnreachable: {
    title: 'Busca, horários com falha ao carregar',
    path: `${path}?q=marina`,
    as: 'patient',
    faults: [{ path: '/rest/v1/rpc/next_free', answer: { status: 400 } }],
  },
  noTimes: {
    title: 'Busca, ninguém com horário livre',
    path: `${path}?q=marina`,
    as: 'patient',
    setup: `insert into public.agenda_settings (professional_id) values ('${PEOPLE.marina.id}')`,
  },
  byTime: {
    title: 'Busca por dia e período, pelo próximo horário',
    path: `${path}?q=a&dia=amanha&periodo=tarde`,
    as: 'patient',
    now: '2026-11-24T15:00:00Z',
    setup: 'select private.keep_openings(500)',
  },
  byTimeUnreachable: {
    title: 'Busca por período, com falha ao carregar',
    path: `${path}?periodo=noite`,
    as: 'patient',
    faults: [{ path: '/rest/v1/rpc/search_by_next_free', answer: { status: 500 } }],
  },
  many: { title: 'Busca com muitos resultados', path, as: 'patient', setup: SIXTY_MORE },
  manyFound: {
    title: 'Busca por texto com muitos resultados',
    path: `${path}?q=pessoa`,
    as: 'patient',
    setup: SIXTY_MORE,
  },
  longName: {
    title: 'Busca com um nome longo',
    path,
    as: 'patient',
    setup: `update public.professionals set full_name = '${LONG_NAME}' where user_id = '${PEOPLE.marina.id}'`,
  },
  offline: {
    title: 'Busca sem conexão',
    path,
    as: 'patient',
    faults: [{ path: '/rest/v1/rpc/search_professionals', answer: 'broken' }],
  },
  noResults: { title: 'Busca sem resultado', path: `${path}?q=zzzz`, as: 'patient' },
  uncounted: {
    title: 'Busca, contagem com falha',
    path,
    as: 'patient',
    faults: [{ path: '/rest/v1/rpc/count_professionals', answer: { status: 400 } }],
  },
  unreachable: {
    title: 'Busca com falha ao carregar',
    path,
    as: 'patient',
    faults: [
      { path: '/rest/v1/rpc/search_professionals', answer: { status: 500 } },
      { path: '/rest/v1/rpc/professional_cities', answer: { status: 400 } },
    ],
  },
  slow: { title: 'Busca lenta', path, as: 'patient', latencyMs: 3000 },
});
