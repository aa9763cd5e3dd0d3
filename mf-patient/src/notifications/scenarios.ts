import { defineScenarios } from 'embedded-backend/scenario';
import { CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';

const path = '/patient/notificacoes';
const preferences = `${path}?aba=preferencias`;
const NONE = 'delete from public.notifications;';
const NOTICES = '/rest/v1/notifications';

/** One of each group: unread today and yesterday, read this week and before. */
const ONE_OF_EACH = `${NONE}
  insert into public.notifications (user_id, about_id, kind, title, facts, link, created_at, read_at)
  select '${PEOPLE.camila.id}', '${CONSULTATIONS.confirmed.id}', kind, private.notice_title(kind),
    facts::jsonb || jsonb_build_object('who', 'Marina', 'starts_at', '2026-12-01T17:00:00Z'),
    '/chat/${CONSULTATIONS.confirmed.id}', at::timestamptz, case when is_read then private.now() end
  from (values ('message', '{"count": 2}', '2026-11-26T11:00:00Z', false),
    ('cancelled', '{"by": "professional"}', '2026-11-25T18:20:00Z', false),
    ('moved', '{"was_at": "2026-11-30T12:00:00Z"}', '2026-11-23T12:00:00Z', true),
    ('refunded', '{"amount_cents": 15000, "stars": 5}', '2026-11-12T12:00:00Z', true))
    as listed (kind, facts, at, is_read)`;
/** Thursday, 09:00 in São Paulo. */
const now = '2026-11-26T12:00:00Z';

export const scenarios = defineScenarios({
  all: { title: 'Notificações de cada grupo', path, as: 'patient', now, setup: ONE_OF_EACH },
  thirty: {
    title: 'Notificações, mais de uma página',
    path,
    as: 'patient',
    now,
    setup: `${NONE}
      insert into public.notifications (user_id, kind, title, facts, link, created_at)
      select '${PEOPLE.camila.id}', 'refunded', 'Reembolso feito', jsonb_build_object('amount_cents', n * 100),
        '/patient/appointments', private.now() - n * interval '1 minute' from generate_series(1, 30) as n`,
  },
  withoutNames: {
    title: 'Notificações sobre uma pessoa apagada, e de um tipo novo',
    path,
    as: 'patient',
    now,
    setup: `${ONE_OF_EACH}; update public.notifications set facts = facts - 'who'`,
  },
  slow: { title: 'Notificações, conexão lenta', path, as: 'patient', setup: ONE_OF_EACH, latencyMs: 3000 },
  empty: { title: 'Notificações, nenhuma', path, as: 'patient', setup: NONE },
  unreachable: {
    title: 'Notificações, falha ao carregar',
    path,
    as: 'patient',
    faults: [{ path: NOTICES, answer: { status: 500 } }],
  },
  preferences: { title: 'Preferências de aviso', path: preferences, as: 'patient' },
  mailsOff: {
    title: 'Preferências de aviso, e-mails desligados no perfil',
    path: preferences,
    as: 'patient',
    setup: `update public.profiles set contact_email = false where id = '${PEOPLE.camila.id}'`,
  },
  savingFails: {
    title: 'Preferências de aviso, falha ao salvar',
    path: preferences,
    as: 'patient',
    faults: [{ path: '/rest/v1/rpc/set_mail_preference', answer: { status: 500 } }],
  },
  preferencesUnreachable: {
    title: 'Preferências de aviso, falha ao carregar',
    path: preferences,
    as: 'patient',
    faults: [{ path: '/rest/v1/mail_preferences', answer: { status: 500 } }],
  },
});
