import { defineScenarios } from 'embedded-backend/scenario';

const path = '/patient/dashboard';

export const scenarios = defineScenarios({
  busy: { title: 'Painel com consultas', path, as: 'patient' },
  empty: {
    title: 'Painel sem consultas',
    path,
    as: 'patient',
    setup: `delete from public.payments; delete from public.consultation_sessions; delete from public.consultations`,
  },
  unreachable: {
    title: 'Painel com falha ao carregar',
    path,
    as: 'patient',
    faults: [{ path: '/rest/v1/consultations', answer: { status: 500 } }],
  },
  slow: { title: 'Painel lento', path, as: 'patient', latencyMs: 3000 },
});
