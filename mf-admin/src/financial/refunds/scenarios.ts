import { defineScenarios } from 'embedded-backend/scenario';
import { PEOPLE, sql } from 'embedded-backend/seed';

const path = '/admin/financial?aba=reembolsos';

/** What was paid and cancelled goes back. */
const DUE = `${sql.fewConsultations}
  update public.payments set refund_due = true
  where consultation_id in (select id from public.consultations where status = 'cancelled') and status = 'paid'`;

/** A refund of R$ 600 that an admin decided: the caller, or another one. */
const decidedBy = (admin: string) => `${DUE};
  insert into private.refund_decisions (id, payment_id, amount_cents, reason, borne_by, state, decided_by)
  select gen_random_uuid(), p.id, 60000, 'Sessão interrompida por falha nossa', 'platform', 'waiting', ${admin}
  from public.payments p join public.consultations c on c.id = p.consultation_id
  where p.status = 'paid' and c.status = 'completed' order by p.id limit 1`;

/** Sixty refunds: more than a page. */
const MANY = `${DUE};
  insert into private.refunds (receipt_id, payment_id, amount_cents, state, decided_by, source, problem, created_at)
  select r.id, r.payment_id, 1, 'manual', 'rule', 'held', 'not_proven', private.now() - n * interval '1 minute'
  from (select * from private.receipts r where r.payment_id in (
    select p.id from public.payments p where p.status = 'paid' and not p.refund_due) order by r.id limit 1) r,
    generate_series(1, 60) n`;

/** 55 requests of the same admin: more than a page. */
const MANY_WAITING = `${DUE};
  insert into private.refund_decisions (id, payment_id, amount_cents, reason, borne_by, state, decided_by, created_at)
  select gen_random_uuid(), p.id, 100, 'Pedido ' || n, 'platform', 'waiting', '${PEOPLE.eduardo.id}',
    private.now() - n * interval '1 minute'
  from (select p.id from public.payments p where p.status = 'paid' order by p.id limit 1) p, generate_series(1, 55) n`;

/** A refund of real money that the bank could not be asked for yet. */
const WAITS = {
  id: 'f0000001-0000-4000-8000-000000000001',
  payment_id: 'e0000001-0000-4000-8000-000000000001',
  consultation_id: 'd0000006-0000-4000-8000-000000000006',
  patient_name: 'Camila Ribeiro',
  professional_name: 'Marina Azevedo',
  amount_cents: 15_000,
  state: 'due',
  decided_by: 'rule',
  borne_by: null,
  reason: null,
  attempt: 1,
  problem: null,
  created_at: '2026-11-24T12:00:00Z',
  e2eid: 'E'.repeat(32),
  is_simulated: false,
  can_close: true,
};

export const scenarios = defineScenarios({
  due: { title: 'Reembolsos, a devolver', path, as: 'admin', setup: DUE },
  unanswered: {
    title: 'Reembolsos sem resposta do banco',
    path,
    as: 'admin',
    setup: `${DUE}; update private.refunds set problem = 'no_answer' where state = 'manual'`,
  },
  waitsForBank: {
    title: 'Reembolsos que o banco ainda não recebeu',
    path,
    as: 'admin',
    faults: [
      {
        path: '/rest/v1/rpc/list_refunds',
        answer: { status: 200, body: [WAITS] },
      },
    ],
  },
  waiting: {
    title: 'Reembolsos, um pedido de outra pessoa',
    path,
    as: 'admin',
    setup: decidedBy(`'${PEOPLE.eduardo.id}'`),
  },
  own: {
    title: 'Reembolsos, um pedido próprio',
    path,
    as: 'admin',
    setup: decidedBy(`'${PEOPLE.beatriz.id}'`),
  },
  manyWaiting: { title: 'Reembolsos, muitos pedidos', path, as: 'admin', setup: MANY_WAITING },
  many: { title: 'Reembolsos, mais de uma página', path, as: 'admin', setup: MANY },
  none: {
    title: 'Reembolsos, nenhum',
    path,
    as: 'admin',
    setup: `${sql.fewConsultations} update private.refunds set state = 'done', done_at = private.now()
      where state not in ('done', 'failed')`,
  },
  unreachable: {
    title: 'Reembolsos com falha ao carregar',
    path,
    as: 'admin',
    faults: [{ path: '/rest/v1/rpc/list_refunds', answer: { status: 500 } }],
  },
  confirmFails: {
    title: 'Reembolsos, outra pessoa respondeu antes',
    path,
    as: 'admin',
    setup: decidedBy(`'${PEOPLE.eduardo.id}'`),
    faults: [
      {
        path: '/rest/v1/rpc/confirm_refund',
        answer: { status: 400, body: { code: 'P0001', message: 'decision_closed' } },
      },
    ],
  },
  slow: { title: 'Reembolsos lentos', path, as: 'admin', setup: DUE, latencyMs: 3000 },
});
