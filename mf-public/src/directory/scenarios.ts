import { defineScenarios, LONG_NAME } from 'embedded-backend/scenario';
import { PEOPLE, sql } from 'embedded-backend/seed';

const path = '/profissionais';

export const scenarios = defineScenarios({
  deployed: {
    title: 'Profissionais, fora de uma demonstração',
    path: '/profissionais',
    setup: sql.deployment({ demonstration: false }),
  },
  unfiltered: { title: 'Diretório', path },
  filtered: {
    title: 'Diretório com filtros no endereço',
    path: `${path}?q=marina&especialidade=Ansiedade&de=100&ate=200`,
  },
  nextTimes: {
    title: 'Diretório com os próximos horários',
    path: `${path}?q=marina`,
    now: '2026-11-24T15:00:00Z',
  },
  byTime: {
    title: 'Diretório por dia e período',
    path: `${path}?dia=amanha&periodo=tarde`,
    now: '2026-11-24T15:00:00Z',
    setup: 'select private.keep_openings(500)',
  },
  profession: { title: 'Diretório, só psiquiatria', path: `${path}?especialidade=psychiatrist` },
  longName: {
    title: 'Diretório com um nome longo',
    path,
    setup: `update public.professionals set full_name = '${LONG_NAME}' where user_id = '${PEOPLE.marina.id}'`,
  },
  noResults: { title: 'Diretório sem resultado', path: `${path}?q=zzzz` },
  uncounted: {
    title: 'Diretório, contagem com falha',
    path,
    faults: [{ path: '/rest/v1/rpc/count_professionals', answer: { status: 400 } }],
  },
  unreachable: {
    title: 'Diretório com falha ao carregar',
    path,
    faults: [{ path: '/rest/v1/rpc/search_by_next_free', answer: { status: 500 } }],
  },
  slow: { title: 'Diretório lento', path, latencyMs: 3000 },
});
