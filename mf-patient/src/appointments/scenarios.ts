import { defineScenarios, NO_CONSULTATIONS } from 'embedded-backend/scenario';

const path = '/patient/appointments';
/** The seed's pending payment is as old as the seed: give it its fifteen minutes again. */
const OPEN_PAYMENT = `update public.payments set expires_at = private.now() + interval '15 minutes' where status = 'pending'`;
const EXPIRED_PAYMENT = `update public.payments set expires_at = private.now() - interval '1 minute' where status = 'pending'`;

export const scenarios = defineScenarios({
  upcoming: { title: 'Próximas: uma confirmada, uma pendente', path, as: 'patient', setup: OPEN_PAYMENT },
  expired: { title: 'Próximas: o prazo do Pix terminou', path, as: 'patient', setup: EXPIRED_PAYMENT },
  withoutSimulation: {
    title: 'Próximas: sem simulação de pagamento',
    path,
    as: 'patient',
    setup: `${OPEN_PAYMENT}; update public.deployment_settings set pix_simulation = false`,
  },
  history: { title: 'Histórico', path: `${path}?aba=historico`, as: 'patient' },
  empty: { title: 'Nenhuma consulta', path, as: 'patient', setup: NO_CONSULTATIONS },
  unreachable: {
    title: 'Consultas com falha ao carregar',
    path,
    as: 'patient',
    faults: [{ path: '/rest/v1/consultations', answer: { status: 500 } }],
  },
});
