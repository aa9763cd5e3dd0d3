import { defineScenarios } from 'embedded-backend/scenario';
import { CONSULTATIONS, PEOPLE, sql } from 'embedded-backend/seed';

const path = '/admin/dashboard';

/** One event of each kind, minutes apart, on a fixed day. */
const ONE_OF_EACH = `${sql.fewConsultations}
  update public.consultations set created_at = private.now() - interval '3 days';
  update public.payments set paid_at = private.now() - interval '3 days' where paid_at is not null;
  update public.reviews set created_at = private.now() - interval '3 days';
  update public.professional_applications set applied_at = private.now() - interval '3 days';
  update public.consultations set created_at = private.now() - interval '40 minutes',
    starts_at = '2026-11-26T14:30:00Z', ends_at = '2026-11-26T15:20:00Z'
  where id = '${CONSULTATIONS.inesConfirmed.id}';
  update public.payments set paid_at = private.now() - interval '1 hour', amount_cents = 20000
  where consultation_id = '${CONSULTATIONS.reviewed.id}';
  update public.reviews set created_at = private.now() - interval '2 hours'
  where consultation_id = '${CONSULTATIONS.reviewed.id}';
  update public.professional_applications set applied_at = private.now() - interval '12 minutes'
  where user_id = '${PEOPLE.tatiana.id}';
  update public.professional_applications set application_status = 'rejected', rejection_reason = 'Sem registro.'
  where user_id = '${PEOPLE.marina.id}'`;

export const scenarios = defineScenarios({
  deployed: {
    title: 'Visão geral, fora de uma demonstração',
    path,
    as: 'admin',
    setup: sql.deployment({ demonstration: false }),
  },
  counts: { title: 'Visão Geral', path, as: 'admin' },
  activity: {
    title: 'Visão Geral, uma atividade de cada tipo',
    path,
    as: 'admin',
    setup: ONE_OF_EACH,
    now: '2026-11-20T14:02:00.000Z',
  },
  nothing: {
    title: 'Visão Geral, nada aconteceu',
    path,
    as: 'admin',
    setup: `${sql.noConsultations} delete from public.professional_applications`,
  },
  entrance: { title: 'Entrada da administração', path: '/admin', as: 'admin' },
  unreachable: {
    title: 'Visão Geral com falha ao carregar',
    path,
    as: 'admin',
    faults: [{ path: '/rest/v1/rpc/admin_overview', answer: { status: 500 } }],
  },
  activityUnreachable: {
    title: 'Visão Geral, atividade com falha ao carregar',
    path,
    as: 'admin',
    faults: [{ path: '/rest/v1/rpc/recent_activity', answer: { status: 500 } }],
  },
  slow: { title: 'Visão Geral lenta', path, as: 'admin', latencyMs: 3000 },
});
