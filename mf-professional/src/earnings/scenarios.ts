import { defineScenarios, LONG_NAME } from 'embedded-backend/scenario';
import { PEOPLE, sql } from 'embedded-backend/seed';

const path = '/professional/financeiro';
/** A Thursday. */
const now = '2026-11-26T14:30:00Z';
const { id } = PEOPLE.marina;

const patients = [PEOPLE.camila, PEOPLE.helena, PEOPLE.eduardo, PEOPLE.rafael] as const;

/** A paid consultation at 10:00 of a day in November 2026. */
const consultation = (day: number, status: string, payment = 'paid') => {
  const { id: patient, fullName, email } = patients[day % patients.length] ?? PEOPLE.camila;
  const startsAt = `2026-11-${String(day).padStart(2, '0')}T13:00:00Z`;
  return `('${patient}'::uuid, '${fullName}', '${email}', timestamptz '${startsAt}', '${status}', '${payment}')`;
};

/** Inserts consultations of Marina with their payments. */
const made = (rows: readonly string[]) => `
  with wanted (patient_id, patient_name, patient_email, starts_at, status, payment) as (values ${rows.join(', ')}),
  consultations as (
    insert into public.consultations (patient_id, professional_id, patient_name, patient_email, professional_name,
      professional_specialty, starts_at, ends_at, status, amount_cents, request_id)
    select w.patient_id, p.user_id, w.patient_name, w.patient_email, p.full_name, p.specialties[1], w.starts_at,
      w.starts_at + interval '50 minutes', w.status::public.consultation_status, 15000, gen_random_uuid()
    from wanted w, public.professionals p where p.user_id = '${id}'
    returning id, patient_id, professional_id, starts_at
  )
  insert into public.payments (consultation_id, patient_id, professional_id, amount_cents, status, expires_at, paid_at)
  select c.id, c.patient_id, c.professional_id, 15000, w.payment::public.payment_status,
    private.now() + interval '15 minutes', case w.payment when 'paid' then c.starts_at - interval '2 days' end
  from consultations c join wanted w on w.starts_at = c.starts_at;
  select private.open_ledger();`;

const HELD = [9, 10, 11, 16, 17, 18, 19, 23, 24, 25, 27, 30];

/** Sets the outcome of consultations that were paid. */
const outcome = (days: readonly number[], status: string) => `
  update public.consultations set status = '${status}'
  where professional_id = '${id}' and extract(day from starts_at) in (${days.join(', ')});`;

const KEY = `
  insert into private.payout_keys (id, professional_id, kind, value, code_sum, code_until, confirmed_at)
  values ('c0000000-0000-4000-8000-000000000001', '${id}', 'email', 'marina@azevedo.example', '', private.now(),
    '2026-03-02T12:00:00Z');`;

/** The key that waits for the code 123456. */
const WAITING = 'c0000000-0000-4000-8000-000000000002';

const LINE = '20000000-0000-4000-8000-00000000000';

/** A payout of the consultations of these days. */
const payout = (n: number, weekEnds: string, days: readonly number[]) => `
  insert into private.payout_batches (id, week_ends, state, is_simulated, prepared_at, approved_at)
  values ('10000000-0000-4000-8000-00000000000${n}', '${weekEnds}', 'approved', true, private.now(), private.now());
  insert into private.payout_lines (id, batch_id, professional_id, key_id, amount_cents, state)
  values ('${LINE}${n}', '10000000-0000-4000-8000-00000000000${n}', '${id}', 'c0000000-0000-4000-8000-000000000001',
    ${15000 * days.length}, 'ready');
  insert into private.payout_items (line_id, payment_id, amount_cents)
  select '${LINE}${n}', p.id, 15000 from public.payments p join public.consultations c on c.id = p.consultation_id
  where c.professional_id = '${id}' and extract(day from c.starts_at) in (${days.join(', ')});
  select private.book_line(l, 'payout', true) from private.payout_lines l where l.id = '${LINE}${n}';
  update private.payout_items set is_open = false where line_id = '${LINE}${n}';
  update private.payout_lines set state = 'paid', paid_at = timestamptz '${weekEnds}' + interval '5 days 15 hours'
  where id = '${LINE}${n}';`;

const returned = (n: number) => `
  select private.book_line(l, 'payout_returned', true) from private.payout_lines l where l.id = '${LINE}${n}';
  update private.payout_lines set state = 'returned', returned_at = '2026-11-25T12:00:00Z', reason = 'Chave não encontrada'
  where id = '${LINE}${n}';`;

const EARNED = `${sql.noConsultations}
  ${made([...HELD.map((day) => consultation(day, 'scheduled')), consultation(20, 'scheduled'), consultation(28, 'pending', 'pending'), consultation(3, 'completed')])}
  ${outcome([9, 10, 11, 16, 17, 18, 19, 23, 25], 'completed')}
  ${outcome([24], 'no_show')}
  update public.payments set refund_due = true where consultation_id in (
    select c.id from public.consultations c where c.professional_id = '${id}' and extract(day from c.starts_at) = 20);
  ${outcome([20], 'cancelled')}`;

const MONTH = `${EARNED}${KEY}${payout(1, '2026-11-15', [9, 10, 11])}`;

const failure = (name: string, answer: { readonly status: number; readonly body?: unknown }) => ({
  method: 'POST',
  path: `/rest/v1/rpc/${name}`,
  answer,
});

const base = { path, as: 'professional', now } as const;

export const scenarios = defineScenarios({
  month: { ...base, title: 'Financeiro', setup: MONTH },
  noKey: { ...base, title: 'Financeiro sem chave Pix', setup: EARNED },
  returned: {
    ...base,
    title: 'Financeiro, o repasse voltou',
    setup: `${MONTH}${payout(2, '2026-11-22', [16, 17, 18, 19])}${returned(2)}`,
  },
  debt: {
    ...base,
    title: 'Financeiro, reembolso depois do repasse',
    setup: `${sql.noConsultations}${made([consultation(9, 'scheduled')])}${outcome([9], 'completed')}${KEY}${payout(1, '2026-11-15', [9])}
      select private.book('refund_decided', gen_random_uuid(), p.id, null, null, true, private.account('owed', '${id}'),
        private.account('refund_due'), 5000) from public.payments p where p.professional_id = '${id}';`,
  },
  suspended: {
    ...base,
    title: 'Financeiro de quem está suspenso',
    setup: `${MONTH}${sql.suspend(PEOPLE.marina, 'O registro no conselho venceu em outubro.')}`,
  },
  suspendedReturned: {
    ...base,
    title: 'Financeiro de quem está suspenso, o repasse voltou',
    setup: `${MONTH}${payout(2, '2026-11-22', [16, 17, 18, 19])}${returned(2)}${sql.suspend(PEOPLE.marina, 'O registro no conselho venceu em outubro.')}`,
  },
  company: {
    ...base,
    title: 'Financeiro de quem atende por CNPJ',
    setup: `${MONTH}update public.profiles set cnpj = '11222333000181' where id = '${id}';`,
  },
  receiptVoid: {
    ...base,
    title: 'Financeiro, recibo emitido de uma sessão devolvida',
    setup: `${MONTH}
      insert into private.receita_saude (payment_id)
      select p.id from public.payments p where p.refund_due and p.professional_id = '${id}';`,
  },
  receiptOutdated: {
    ...base,
    title: 'Financeiro, recibo emitido antes de uma parte voltar',
    setup: `${MONTH}
      insert into private.receita_saude (payment_id, issued_at)
      select p.id, private.now() - interval '1 hour' from public.payments p join public.consultations c on c.id = p.consultation_id
      where c.professional_id = '${id}' and extract(day from c.starts_at) in (23, 25);
      insert into private.refunds (receipt_id, payment_id, amount_cents, state, decided_by, source, taken_cents, done_at)
      select r.id, r.payment_id, 5000, 'done', 'admin', 'owed', 5000, private.now()
      from private.receipts r join public.payments p on p.id = r.payment_id join public.consultations c on c.id = p.consultation_id
      where c.professional_id = '${id}' and extract(day from c.starts_at) = 25;`,
  },
  absences: {
    ...base,
    title: 'Financeiro com ausências informadas',
    setup: `${MONTH}
      insert into private.absences (consultation_id, outcome, decided_at)
      select c.id, case extract(day from c.starts_at) when 18 then 'pay' end,
        case extract(day from c.starts_at) when 18 then private.now() end
      from public.consultations c where c.professional_id = '${id}' and extract(day from c.starts_at) in (9, 18, 24, 25);`,
  },
  longNames: {
    ...base,
    title: 'Financeiro, nomes longos',
    setup: `${MONTH}update public.consultations set patient_name = '${LONG_NAME}'`,
  },
  rioBranco: {
    ...base,
    title: 'Financeiro de quem atende em Rio Branco',
    setup: `${MONTH}insert into public.agenda_settings (professional_id, time_zone) values ('${id}', 'America/Rio_Branco')`,
  },
  otherMonth: { ...base, title: 'Financeiro, mês sem sessões', path: `${path}?mes=2027-01`, setup: MONTH },
  none: { ...base, title: 'Financeiro de quem começa', setup: sql.noConsultations },
  unreachable: {
    ...base,
    title: 'Financeiro que não carrega',
    faults: [failure('earnings', { status: 500 })],
  },
  keyWaits: {
    ...base,
    title: 'Financeiro, chave Pix a confirmar',
    setup: `${MONTH}
      insert into private.payout_keys (id, professional_id, kind, value, code_sum, code_until)
      values ('${WAITING}', '${id}', 'email', 'nova@azevedo.example',
        encode(extensions.digest('${WAITING}123456', 'sha256'), 'hex'), private.now() + interval '15 minutes');`,
  },
  keyUnknown: {
    ...base,
    title: 'Financeiro, chave Pix que não carrega',
    setup: MONTH,
    faults: [failure('payout_key', { status: 500 })],
  },
  ended: {
    ...base,
    title: 'Financeiro, o acesso acabou ao trocar a chave',
    setup: MONTH,
    faults: [
      failure('request_payout_key', { status: 400, body: { code: 'P0001', message: 'session_ended' } }),
    ],
  },
  slow: { ...base, title: 'Financeiro lento', setup: MONTH, latencyMs: 3000 },
});
