import { defineScenarios } from 'embedded-backend/scenario';
import { PEOPLE } from 'embedded-backend/seed';

const path = '/admin/equipe';
const as = 'admin';

/** Secret of the device: "12345678901234567890" in base 32, as in RFC 6238. */
export const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** SQL that gives Beatriz a device. Her session has to verify it before anything else. */
export const withDevice = `
  insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
  values ('f0000001-0000-4000-8000-00000000000f', '${PEOPLE.beatriz.id}', 'Celular', 'totp', 'verified', '${SECRET}',
    now(), now());`;

/** Beatriz, and Eduardo for support. */
const TWO = `
  update public.profiles set is_admin = true where id = '${PEOPLE.eduardo.id}';
  update private.team_members set role = 'support' where user_id = '${PEOPLE.eduardo.id}';`;

/** Marina is a full member too, and asks that Camila joins. */
const REQUEST = `${TWO}
  update public.profiles set is_admin = true where id = '${PEOPLE.marina.id}';
  insert into private.team_requests (user_id, role, reason, requested_by, requested_at)
  values ('${PEOPLE.camila.id}', 'finance', 'Cuida dos repasses', '${PEOPLE.marina.id}', private.now() - interval '1 hour');`;

export const scenarios = defineScenarios({
  team: { title: 'Equipe', path, as, setup: TWO },
  request: { title: 'Equipe, uma mudança que espera', path, as, setup: REQUEST },
  ownRequest: {
    title: 'Equipe, um pedido próprio',
    path,
    as,
    setup: `${REQUEST} update private.team_requests set requested_by = '${PEOPLE.beatriz.id}';`,
  },
  finance: {
    title: 'Equipe, papel que não muda papéis',
    path,
    as,
    setup: `update private.team_members set role = 'finance';`,
  },
  unreachable: {
    title: 'Equipe com falha ao carregar',
    path,
    as,
    faults: [{ path: '/rest/v1/rpc/list_team', answer: { status: 500 } }],
  },
  slow: { title: 'Equipe lenta', path, as, setup: TWO, latencyMs: 3000 },
});
