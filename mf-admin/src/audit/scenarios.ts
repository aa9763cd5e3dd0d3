import { defineScenarios } from 'embedded-backend/scenario';
import { CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';

const path = '/admin/auditoria';

/** Three rows of the last two days: a read, a change with a reason, and a job's. */
const FEW = `alter table public.audit_log disable trigger keep_log;
  delete from public.audit_log;
  alter table public.audit_log enable trigger keep_log;
  insert into public.audit_log (happened_at, actor_id, subject_table, subject_id, action, before, after) values
    (private.now() - interval '2 days', null, 'payments', '${CONSULTATIONS.pending.paymentId}', 'update',
      '{"status": "pending"}', '{"status": "expired"}'),
    (private.now() - interval '1 day', '${PEOPLE.beatriz.id}', 'consultations', '${CONSULTATIONS.confirmed.id}', 'update',
      '{"status": "scheduled"}', '{"status": "cancelled", "reason": "Pedido por telefone"}'),
    (private.now() - interval '1 hour', '${PEOPLE.beatriz.id}', 'profiles', '${PEOPLE.camila.id}', 'read', null, '{}');`;

/** A page and a half. */
const MANY = `${FEW}
  insert into public.audit_log (happened_at, actor_id, subject_table, subject_id, action, after)
  select private.now() - interval '3 days' - n * interval '1 minute', '${PEOPLE.beatriz.id}', 'payments', null, 'update',
    '{"status": "paid"}' from generate_series(1, 27) as n;`;

export const scenarios = defineScenarios({
  few: { title: 'Auditoria', path, as: 'admin', setup: FEW },
  many: { title: 'Auditoria, duas páginas', path, as: 'admin', setup: MANY },
  networks: {
    title: 'Auditoria, de duas redes',
    path,
    as: 'admin',
    setup: `${FEW}
      alter table public.audit_log disable trigger describe_actor;
      insert into public.audit_log (happened_at, actor_id, actor_role, subject_table, subject_id, action, after, network)
      select private.now() - n * interval '1 minute', '${PEOPLE.beatriz.id}', 'full', 'consultations',
        '${CONSULTATIONS.confirmed.id}', 'update', '{"room_address": "both"}', '189.6.' || n || '.0/24' from generate_series(1, 2) n;
      alter table public.audit_log enable trigger describe_actor;`,
  },
  noMatch: {
    title: 'Auditoria, nada com estes filtros',
    path: `${path}?ver=configuracoes`,
    as: 'admin',
    setup: FEW,
  },
  unreachable: {
    title: 'Auditoria com falha ao carregar',
    path,
    as: 'admin',
    faults: [{ path: '/rest/v1/rpc/list_audit', answer: { status: 500 } }],
  },
  slow: { title: 'Auditoria lenta', path, as: 'admin', setup: FEW, latencyMs: 3000 },
  finance: {
    title: 'Auditoria, papel sem acesso',
    path,
    as: 'admin',
    setup: `update private.team_members set role = 'finance';`,
  },
  readOnly: {
    title: 'Auditoria, só leitura',
    path,
    as: 'admin',
    setup: `${FEW} update private.team_members set role = 'read_only';`,
  },
});
