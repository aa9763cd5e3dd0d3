import { defineScenarios } from 'embedded-backend/scenario';

const path = '/admin/dashboard';

export const scenarios = defineScenarios({
  counts: { title: 'Visão Geral', path, as: 'admin' },
  entrance: { title: 'Entrada da administração', path: '/admin', as: 'admin' },
  unreachable: {
    title: 'Visão Geral com falha ao carregar',
    path,
    as: 'admin',
    faults: [{ path: '/rest/v1/rpc/admin_overview', answer: { status: 500 } }],
  },
  slow: { title: 'Visão Geral lenta', path, as: 'admin', latencyMs: 3000 },
});
