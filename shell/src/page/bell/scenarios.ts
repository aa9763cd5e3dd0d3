import { defineScenarios } from 'embedded-backend/scenario';
import { CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';

const path = '/patient/appointments';
const NONE = 'delete from public.notifications;';

/** A number of unread messages of the patient. */
const unread = (count: number) => `${NONE}
  insert into public.notifications (user_id, kind, title, facts, link, created_at)
  select '${PEOPLE.camila.id}', 'message', 'Nova mensagem', jsonb_build_object('who', 'Marina'),
    '/chat/${CONSULTATIONS.confirmed.id}', private.now() - n * interval '12 minutes'
  from generate_series(1, ${count}) as n`;

export const scenarios = defineScenarios({
  three: { title: 'Sino, três notificações', path, as: 'patient', setup: unread(3) },
  twelve: { title: 'Sino, mais de nove notificações', path, as: 'patient', setup: unread(12) },
  none: { title: 'Sino, nenhuma notificação', path, as: 'patient', setup: NONE },
  ofProfessional: { title: 'Sino de uma profissional', path: '/professional/dashboard', as: 'professional' },
  unreachable: {
    title: 'Sino, falha ao carregar',
    path,
    as: 'patient',
    setup: unread(3),
    faults: [{ path: '/rest/v1/notifications', answer: { status: 500 } }],
  },
  uncounted: {
    title: 'Sino, contagem com falha',
    path,
    as: 'patient',
    faults: [{ path: '/rest/v1/rpc/unread_notifications', answer: { status: 500 } }],
  },
});
