import { defineScenarios, NO_CONSULTATIONS } from 'embedded-backend/scenario';

const path = '/professional/dashboard';

export const scenarios = defineScenarios({
  busy: { title: 'Painel com consultas', path, as: 'professional' },
  pending: {
    title: 'Painel com uma consulta à espera do pagamento',
    path,
    as: 'professional',
    setup: `
      delete from public.consultation_sessions where consultation_id = 'd0000006-0000-4000-8000-000000000006';
      update public.payments set status = 'pending', paid_at = null, expires_at = private.now() + interval '15 minutes'
        where consultation_id = 'd0000006-0000-4000-8000-000000000006';
      update public.consultations set status = 'pending' where id = 'd0000006-0000-4000-8000-000000000006'`,
  },
  beginner: {
    title: 'Painel de quem acaba de começar',
    path,
    as: 'professional',
    setup: NO_CONSULTATIONS,
  },
  unreachable: {
    title: 'Painel com falha ao carregar as consultas',
    path,
    as: 'professional',
    faults: [{ method: 'GET', path: '/rest/v1/consultations', answer: { status: 500 } }],
  },
  slow: { title: 'Painel lento', path, as: 'professional', latencyMs: 3000 },
});
