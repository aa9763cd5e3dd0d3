import { defineScenarios } from 'embedded-backend/scenario';
import { PEOPLE } from 'embedded-backend/seed';

const path = '/admin/settings';
const NONE = 'delete from public.notifications;';

/** A number of unread notifications for the admin. */
const unread = (count: number) => `${NONE}
  insert into public.notifications (user_id, kind, title, body, link, created_at)
  select '${PEOPLE.beatriz.id}', 'application', 'Nova solicitação', 'Pessoa ' || n || ' aguarda análise.',
    '/admin/professionals/approval', private.now() - n * interval '12 minutes'
  from generate_series(1, ${count}) as n`;

export const scenarios = defineScenarios({
  three: { title: 'Moldura, três notificações', path, as: 'admin', setup: unread(3) },
  twelve: { title: 'Moldura, mais de nove notificações', path, as: 'admin', setup: unread(12) },
  none: { title: 'Moldura, nenhuma notificação', path, as: 'admin', setup: NONE },
  unreachable: {
    title: 'Moldura, notificações com falha ao carregar',
    path,
    as: 'admin',
    faults: [{ path: '/rest/v1/notifications', answer: { status: 500 } }],
  },
  markingFails: {
    title: 'Moldura, notificações com falha ao marcar como lidas',
    path,
    as: 'admin',
    setup: unread(3),
    faults: [{ method: 'PATCH', path: '/rest/v1/notifications', answer: 'broken' }],
  },
  uncountedYet: {
    title: 'Moldura, notificações ainda sem contagem',
    path,
    as: 'admin',
    faults: [{ path: '/rest/v1/rpc/unread_notifications', answer: 'never' }],
  },
  unknownAddress: { title: 'Moldura, página não encontrada', path: '/admin/nao-existe', as: 'admin' },
  uncounted: {
    title: 'Moldura, contagens com falha',
    path,
    as: 'admin',
    faults: [
      { path: '/rest/v1/rpc/unread_notifications', answer: { status: 500 } },
      { path: '/rest/v1/rpc/application_counts', answer: { status: 500 } },
    ],
  },
  signOutFails: {
    title: 'Moldura, falha ao sair',
    path,
    as: 'admin',
    faults: [{ path: '/auth/v1/logout', answer: { status: 500 } }],
  },
});
