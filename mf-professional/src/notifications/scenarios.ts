import { defineScenarios } from 'embedded-backend/scenario';
import { CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';

const path = '/professional/notificacoes';
const preferences = `${path}?aba=preferencias`;
const NONE = 'delete from public.notifications;';
const NOTICES = '/rest/v1/notifications';

/** One of each group: unread today and yesterday, read this week and before. */
const ONE_OF_EACH = `${NONE}
  insert into public.notifications (user_id, about_id, kind, title, facts, link, created_at, read_at)
  select '${PEOPLE.marina.id}', '${CONSULTATIONS.confirmed.id}', kind, private.notice_title(kind),
    facts::jsonb || jsonb_build_object('who', 'Camila', 'starts_at', '2026-12-01T17:00:00Z'),
    '/chat/${CONSULTATIONS.confirmed.id}', at::timestamptz, case when is_read then private.now() end
  from (values ('message', '{"count": 2}', '2026-11-26T11:00:00Z', false),
    ('cancelled', '{"by": "patient"}', '2026-11-25T18:20:00Z', false),
    ('moved', '{"was_at": "2026-11-30T12:00:00Z"}', '2026-11-23T12:00:00Z', true),
    ('review', '{"amount_cents": 15000, "stars": 5}', '2026-11-12T12:00:00Z', true))
    as listed (kind, facts, at, is_read)`;
/** Thursday, 09:00 in São Paulo. */
const now = '2026-11-26T12:00:00Z';

export const scenarios = defineScenarios({
  all: { title: 'Notificações de cada grupo', path, as: 'professional', now, setup: ONE_OF_EACH },
  rioBranco: {
    title: 'Notificações de quem atende no horário de Rio Branco',
    path,
    as: 'professional',
    now,
    setup: `${ONE_OF_EACH};
      insert into public.agenda_settings (professional_id, time_zone) values ('${PEOPLE.marina.id}', 'America/Rio_Branco');`,
  },
  slow: { title: 'Notificações, conexão lenta', path, as: 'professional', latencyMs: 3000 },
  empty: { title: 'Notificações, nenhuma', path, as: 'professional', setup: NONE },
  unreachable: {
    title: 'Notificações, falha ao carregar',
    path,
    as: 'professional',
    faults: [{ path: NOTICES, answer: { status: 500 } }],
  },
  preferences: { title: 'Preferências de aviso', path: preferences, as: 'professional' },
  mailsOff: {
    title: 'Preferências de aviso, e-mails desligados no perfil',
    path: preferences,
    as: 'professional',
    setup: `update public.profiles set contact_email = false where id = '${PEOPLE.marina.id}'`,
  },
});
