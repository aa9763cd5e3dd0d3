import { defineScenarios } from 'embedded-backend/scenario';
import { CONSULTATIONS, PEOPLE, sql } from 'embedded-backend/seed';

const path = '/admin/financial?aba=repasses';
/** A Friday; what became owed by Sunday, 22 November, is paid out. */
const FRIDAY = '2026-11-27T13:00:00.000Z';
const THURSDAY = '2026-11-26T13:00:00.000Z';
const BATCH = '5b000000-0000-4000-8000-000000000001';
const OTHER_BATCH = '5b000000-0000-4000-8000-000000000002';

const at = (time: string) => `timestamptz '2026-11-${time}Z'`;
const { marina, andre, debora, livia, eduardo, beatriz } = PEOPLE;

/**
 * Four professionals are owed something of that week: Marina and André have keys, Débora is suspended, and
 * Lívia has no key. Eduardo administers as well.
 */
const owed = (isSimulated: boolean) => `${sql.fewConsultations}
  update public.profiles set is_admin = true where id = '${eduardo.id}';
  ${sql.moveTo(CONSULTATIONS.completed, at('17 12:00'))}
  ${sql.moveTo(CONSULTATIONS.completedWithDebora, at('18 12:00'))}
  ${sql.moveTo(CONSULTATIONS.eduardoWithAndre, at('19 12:00'))}
  with made as (
    insert into public.consultations (patient_id, professional_id, patient_name, patient_email, professional_name,
      professional_specialty, starts_at, ends_at, status, amount_cents, request_id)
    select patient_id, '${livia.id}', patient_name, patient_email, '${livia.fullName}', professional_specialty,
      ${at('20 12:00')}, ${at('20 12:50')}, 'completed', 25000, gen_random_uuid()
    from public.consultations where id = '${CONSULTATIONS.completed.id}'
    returning id, patient_id, professional_id
  )
  insert into public.payments (consultation_id, patient_id, professional_id, amount_cents, status, expires_at, paid_at)
  select id, patient_id, professional_id, 25000, 'paid', ${at('20 11:00')}, ${at('20 11:00')} from made;
  insert into private.payout_keys (professional_id, kind, value, code_sum, code_until, created_at, confirmed_at) values
    ('${marina.id}', 'email', 'pix@azevedo.example', 'x', ${at('10 12:00')}, ${at('10 11:00')}, ${at('10 11:05')}),
    ('${andre.id}', 'phone', '+5521988887777', 'x', ${at('10 12:00')}, ${at('10 11:00')}, ${at('10 11:05')}),
    ('${debora.id}', 'cpf', '52998224725', 'x', ${at('10 12:00')}, ${at('10 11:00')}, ${at('10 11:05')});
  ${sql.suspend(debora, 'Registro vencido')}
  with earned as (
    insert into private.ledger_transactions (kind, cause, payment_id, is_simulated, created_at)
    select 'earned', p.id, p.id, ${isSimulated}, ${at('20 20:00')}
    from public.payments p join public.consultations c on c.id = p.consultation_id
    where c.professional_id = '${livia.id}' and c.starts_at = ${at('20 12:00')} or c.id in ('${CONSULTATIONS.completed.id}',
      '${CONSULTATIONS.completedWithDebora.id}', '${CONSULTATIONS.eduardoWithAndre.id}')
    returning id, payment_id
  )
  insert into private.ledger_entries (transaction_id, account_id, amount_cents)
  select e.id, leg.account, leg.amount
  from earned e join public.payments p on p.id = e.payment_id
    cross join lateral (values (private.account('held'), p.amount_cents),
      (private.account('owed', p.professional_id), -p.amount_cents)) as leg (account, amount);`;

/** The batch of the week, prepared by this admin. */
const preparedBy = (admin: string, isSimulated = true) => `${owed(isSimulated)}
  insert into private.payout_batches (id, week_ends, is_simulated, prepared_by)
  values ('${BATCH}', private.week_to_pay(), ${isSimulated}, '${admin}');
  with lines as (
    insert into private.payout_lines (batch_id, professional_id, key_id, amount_cents, state, hold)
    select '${BATCH}', o.professional_id, private.key_of(o.professional_id), sum(o.cents),
      case when h.hold is null then 'ready' else 'held' end, h.hold
    from private.owed_payments(${isSimulated}) o,
      lateral (select case when private.is_suspended(o.professional_id) then 'suspended'
        when private.key_of(o.professional_id) is null then 'no_key' end) as h (hold)
    group by o.professional_id, h.hold
    returning id, professional_id
  )
  insert into private.payout_items (line_id, payment_id, amount_cents)
  select l.id, o.payment_id, o.cents from lines l join private.owed_payments(${isSimulated}) o using (professional_id);
  update private.payout_lines l set warnings = private.warnings_of(l, l.key_id) where l.batch_id = '${BATCH}';`;

/** The same, approved by Eduardo. */
const approved = (isSimulated = true) => `${preparedBy(beatriz.id, isSimulated)}
  update private.payout_items i set is_open = false
  from private.payout_lines l where i.line_id = l.id and l.state = 'held';
  update private.payout_lines set state = 'left_out' where state = 'held';
  update private.payout_batches set state = 'approved', approved_by = '${eduardo.id}', approved_at = private.now();`;

const REAL = sql.deployment({ demonstration: false, pixSimulation: false });

/** Thirty discarded batches: more than a page. */
const MANY = `insert into private.payout_batches (id, week_ends, state, is_simulated, prepared_by, prepared_at, closed_at, reason)
  select gen_random_uuid(), private.week_to_pay() - 7 * n, 'discarded', true, '${eduardo.id}',
    private.now() - n * interval '7 days', private.now() - n * interval '7 days', 'Teste'
  from generate_series(1, 30) n;`;

/** An earlier batch beside the one of the week. */
const EARLIER = `${preparedBy(eduardo.id)}
  insert into private.payout_batches (id, week_ends, state, is_simulated, prepared_by, prepared_at, closed_at, reason)
  values ('${OTHER_BATCH}', private.week_to_pay() - 7, 'discarded', true, '${eduardo.id}',
    private.now() - interval '7 days', private.now() - interval '7 days', 'Valores por conferir');`;

const SIXTY = `generate_series(1, 60) n, lateral (select ('0d000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid as id) p`;

/** Sixty more professionals in the batch of the week: a third are held, a third have a new key. */
const CROWDED = `${preparedBy(eduardo.id)}
  insert into auth.users (id, email) select id, n || '@volume.example' from ${SIXTY};
  insert into public.professionals (user_id, full_name, profession, registration)
  select id, 'Íris Gouvêa ' || n, 'psychologist', 'CRP 06/1' from ${SIXTY};
  insert into private.payout_lines (batch_id, professional_id, amount_cents, state, hold, warnings)
  select '${BATCH}', id, 10000, case n % 3 when 0 then 'held' else 'ready' end, case n % 3 when 0 then 'no_key' end,
    case n % 3 when 1 then '{new_key}'::text[] else '{}' end
  from ${SIXTY};`;

/** A line of the signed-in admin, who is a professional as well. */
const WITH_OWN_LINE = `${preparedBy(eduardo.id)}
  insert into public.professionals (user_id, full_name, profession, registration)
  values ('${beatriz.id}', '${beatriz.fullName}', 'psychologist', 'CRP 06/2');
  insert into private.payout_lines (batch_id, professional_id, amount_cents, state)
  values ('${BATCH}', '${beatriz.id}', 10000, 'ready');`;

const refused = (procedure: string, message: string) => [
  { path: `/rest/v1/rpc/${procedure}`, answer: { status: 400, body: { code: 'P0001', message } } },
];

export const scenarios = defineScenarios({
  prepared: { title: 'Repasses, a aprovar', path, as: 'admin', setup: preparedBy(eduardo.id) },
  crowded: { title: 'Repasses, mais de uma página de linhas', path, as: 'admin', setup: CROWDED },
  crowdedHeld: {
    title: 'Repasses, linhas retidas',
    path: `${path}&linhas=retidas`,
    as: 'admin',
    setup: CROWDED,
  },
  due: { title: 'Repasses, a preparar', path, as: 'admin', setup: owed(true), now: FRIDAY },
  early: { title: 'Repasses, antes de sexta', path, as: 'admin', setup: owed(true), now: THURSDAY },
  alone: {
    title: 'Repasses, uma pessoa só na equipe',
    path,
    as: 'admin',
    setup: `${owed(true)} update public.profiles set is_admin = false where id = '${eduardo.id}';`,
    now: FRIDAY,
  },
  none: {
    title: 'Repasses, nada a repassar',
    path,
    as: 'admin',
    setup: `${sql.fewConsultations}
    update public.profiles set is_admin = true where id = '${eduardo.id}';`,
    now: FRIDAY,
  },
  own: { title: 'Repasses, preparado por mim', path, as: 'admin', setup: preparedBy(beatriz.id) },
  ownLine: { title: 'Repasses, com uma linha minha', path, as: 'admin', setup: WITH_OWN_LINE },
  approved: { title: 'Repasses, aprovado na demonstração', path, as: 'admin', setup: approved() },
  approvedReal: { title: 'Repasses, aprovado', path, as: 'admin', setup: `${approved(false)} ${REAL}` },
  many: { title: 'Repasses, mais de uma página', path, as: 'admin', setup: MANY },
  earlier: {
    title: 'Repasses, um anterior',
    path: `${path}&lote=${OTHER_BATCH}`,
    as: 'admin',
    setup: EARLIER,
  },
  gone: { title: 'Repasses, um que não existe', path: `${path}&lote=${OTHER_BATCH}`, as: 'admin' },
  unreachable: {
    title: 'Repasses com falha ao carregar',
    path,
    as: 'admin',
    faults: [{ path: '/rest/v1/rpc/payouts_due', answer: { status: 500 } }],
  },
  linesFail: {
    title: 'Repasses, linhas com falha ao carregar',
    path,
    as: 'admin',
    setup: preparedBy(eduardo.id),
    faults: [{ path: '/rest/v1/rpc/list_payout_lines', answer: { status: 500 } }],
  },
  proofUsed: {
    title: 'Repasses, código já usado',
    path,
    as: 'admin',
    setup: `${approved(false)} ${REAL}`,
    faults: refused('mark_payouts_paid', 'proof_used'),
  },
  slow: { title: 'Repasses lentos', path, as: 'admin', setup: preparedBy(eduardo.id), latencyMs: 3000 },
});
