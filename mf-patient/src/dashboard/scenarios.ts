import { defineScenarios, NO_CONSULTATIONS } from 'embedded-backend/scenario';

const path = '/patient/dashboard';

export const scenarios = defineScenarios({
  busy: { title: 'Painel com consultas', path, as: 'patient' },
  empty: {
    title: 'Painel sem consultas',
    path,
    as: 'patient',
    setup: NO_CONSULTATIONS,
  },
  unreachable: {
    title: 'Painel com falha ao carregar',
    path,
    as: 'patient',
    faults: [{ path: '/rest/v1/consultations', answer: { status: 500 } }],
  },
  slow: { title: 'Painel lento', path, as: 'patient', latencyMs: 3000 },
});
