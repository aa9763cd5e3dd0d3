import { defineScenarios } from 'embedded-backend/scenario';
import { CONSULTATIONS, PEOPLE, sql } from 'embedded-backend/seed';

const path = '/admin/depoimentos';

/** One pending, two published. */
const THREE = `delete from public.reviews
  where consultation_id not in ('${CONSULTATIONS.reviewed.id}', '${CONSULTATIONS.helenaReviewed.id}',
    '${CONSULTATIONS.rafaelReviewed.id}');`;

/** Forty-five pending ones, each of its own consultation. */
const MANY = `${sql.fewConsultations}
  delete from public.reviews;
  insert into public.consultations (patient_id, professional_id, patient_name, patient_email, professional_name,
    professional_specialty, starts_at, ends_at, status, amount_cents, request_id)
  select '${PEOPLE.eduardo.id}', '${PEOPLE.marina.id}', 'Eduardo Lima',
    '${PEOPLE.eduardo.email}', 'Marina Azevedo', 'Ansiedade', starts_at, starts_at + interval '50 minutes',
    'completed', 15000, gen_random_uuid()
  from generate_series(40, 84) as back,
    lateral (select private.slot_start(private.today() - back, '09:00') as starts_at) as placed;
  insert into public.reviews (consultation_id, patient_id, professional_id, rating, would_recommend,
    public_testimonial, testimonial_status, patient_display_name, created_at)
  select id, patient_id, professional_id, 5, true, 'Depoimento ' || row_number() over (order by starts_at), 'pending',
    'Eduardo L.', ends_at
  from public.consultations where starts_at < private.now() - interval '39 days'`;

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
  many: { title: 'Depoimentos, muitos aguardando', path, as: 'admin', setup: MANY },
  none: { title: 'Depoimentos, nenhum', path, as: 'admin', setup: 'delete from public.reviews' },
  withoutTestimonial: {
    title: 'Avaliações sem depoimento',
    path,
    as: 'admin',
    setup: `${THREE} update public.reviews set public_testimonial = null, testimonial_status = 'none', rating = 2,
      positive_aspects = 'Escutou com calma.', improvements = 'Começou atrasado.', emotion = 'Ansioso(a)',
      would_recommend = false
      where testimonial_status = 'pending'`,
  },
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
    faults: [{ path: '/rest/v1/rpc/list_reviews', answer: { status: 500 } }],
  },
  slow: { title: 'Depoimentos lentos', path, as: 'admin', latencyMs: 3000 },
});
