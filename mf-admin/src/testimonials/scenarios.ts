import { defineScenarios } from 'embedded-backend/scenario';

const path = '/admin/depoimentos';

/** One that waits, two that are published. */
const THREE = `delete from public.reviews
  where consultation_id not in ('d0000002-0000-4000-8000-000000000002', 'd0000011-0000-4000-8000-000000000011',
    'd0000012-0000-4000-8000-000000000012');`;

export const scenarios = defineScenarios({
  pending: { title: 'Depoimentos, um aguardando', path, as: 'admin', setup: THREE },
  published: {
    title: 'Depoimentos publicados',
    path: `${path}?aba=publicados`,
    as: 'admin',
    setup: THREE,
  },
  refused: {
    title: 'Depoimentos ocultos',
    path: `${path}?aba=ocultos`,
    as: 'admin',
    setup: `${THREE} update public.reviews set testimonial_status = 'refused' where testimonial_status = 'pending'`,
  },
  none: { title: 'Depoimentos, nenhum', path, as: 'admin', setup: 'delete from public.reviews' },
  actionFails: {
    title: 'Depoimentos, falha ao publicar',
    path,
    as: 'admin',
    setup: THREE,
    faults: [{ path: '/rest/v1/rpc/moderate_testimonial', answer: { status: 500 } }],
  },
  unreachable: {
    title: 'Depoimentos com falha ao carregar',
    path,
    as: 'admin',
    faults: [{ path: '/rest/v1/rpc/list_testimonials', answer: { status: 500 } }],
  },
  slow: { title: 'Depoimentos lentos', path, as: 'admin', latencyMs: 3000 },
});
