import { defineScenarios } from 'embedded-backend/scenario';
import { PEOPLE } from 'embedded-backend/seed';

const path = '/patient/profile';

/** Before a Friday, 11:02 in São Paulo. */
const now = '2026-11-20T14:02:00.000Z';

/** Two more sessions of a user, and one unused for eight days. */
const otherSessions = (person: string) => `
  insert into auth.sessions (id, user_id, created_at, updated_at, refreshed_at, user_agent) values
  ('70000001-0000-4000-8000-000000000001', '${person}', '2026-11-02T13:11:00Z', '2026-11-19T21:40:00Z', '2026-11-19T21:40:00',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'),
  ('70000002-0000-4000-8000-000000000002', '${person}', '2026-11-16T12:30:00Z', '2026-11-16T12:30:00Z', null, 'curl/8.9.1'),
  ('70000003-0000-4000-8000-000000000003', '${person}', '2026-11-12T14:00:00Z', '2026-11-12T14:00:00Z', null, 'Firefox/133.0');
  insert into auth.refresh_tokens (token, user_id, session_id, revoked)
  values ('lostphone234', '${person}', '70000001-0000-4000-8000-000000000001', false),
    ('somebodys234', '${person}', '70000002-0000-4000-8000-000000000002', false),
    ('unusedweek34', '${person}', '70000003-0000-4000-8000-000000000003', false);`;

const camila = { path, as: 'patient', now, setup: otherSessions(PEOPLE.camila.id) } as const;

export const scenarios = defineScenarios({
  several: { title: 'Aparelhos: três', ...camila },
  onlyThisDevice: { title: 'Aparelhos: só este', path, as: 'patient', now },
  professional: {
    title: 'Aparelhos de uma profissional',
    path,
    as: 'professional',
    now,
    setup: otherSessions(PEOPLE.marina.id),
  },
  unreachable: {
    title: 'Aparelhos com falha ao carregar',
    ...camila,
    faults: [{ path: '/rest/v1/rpc/my_sessions', answer: { status: 400 } }],
  },
  endFailsOnce: {
    title: 'Aparelhos: falha ao encerrar um, uma vez',
    ...camila,
    faults: [{ path: '/rest/v1/rpc/end_session', answer: { status: 500 }, once: true }],
  },
  signOutOthersFails: {
    title: 'Aparelhos: falha ao sair dos outros',
    ...camila,
    faults: [{ path: '/auth/v1/logout', answer: { status: 500 } }],
  },
  slow: { title: 'Aparelhos lentos', ...camila, latencyMs: 3000 },
});
