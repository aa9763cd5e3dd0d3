import { defineScenarios } from 'embedded-backend/scenario';

const path = '/patient/search';

export const scenarios = defineScenarios({
  everybody: { title: 'Busca sem filtros', path, as: 'patient' },
  filtered: {
    title: 'Busca com texto e filtros no endereço',
    path: `${path}?q=marina&especialidade=Ansiedade&preco=150&cidade=S%C3%A3o+Paulo`,
    as: 'patient',
  },
  nobody: { title: 'Busca sem resultado', path: `${path}?q=zzzz`, as: 'patient' },
  unreachable: {
    title: 'Busca com falha ao carregar',
    path,
    as: 'patient',
    faults: [{ path: '/rest/v1/rpc/search_professionals', answer: { status: 500 } }],
  },
  slow: { title: 'Busca lenta', path, as: 'patient', latencyMs: 3000 },
});
