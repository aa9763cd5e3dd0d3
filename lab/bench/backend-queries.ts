import { MEASURED_PATIENT, MEASURED_PROFESSIONAL } from '../../supabase/tests/support/scale-sql.ts';

/** A query of the portal, the user who runs it, and the limit of its median time in milliseconds. */
export interface MeasuredQuery {
  readonly name: string;
  readonly as: 'visitor' | 'patient' | 'professional' | 'admin' | 'owner';
  readonly sql: string;
  readonly limitMs: number;
}

const PAGE = 10;
const COUNT = 100;
/** A search over names that are nearly all alike, as generated ones are. */
const SEARCH = 100;

/** A page of twelve with their next five times; `filters` may name `tomorrow`. */
const byNextFree = (filters: string) =>
  `select public.search_by_next_free(${filters}) from (select current_date + 1) as days (tomorrow)`;

/** The queries of the screens, at scale. */
export const QUERIES: readonly MeasuredQuery[] = [
  {
    name: 'directory: first page',
    as: 'visitor',
    sql: 'select * from public.search_professionals(page_size => 24)',
    limitMs: PAGE,
  },
  {
    name: 'directory: a name, without accents',
    as: 'visitor',
    sql: `select * from public.search_professionals(search => 'hugo', page_size => 24)`,
    limitMs: PAGE,
  },
  {
    name: 'directory: a complaint',
    as: 'visitor',
    sql: `select * from public.search_professionals(search => 'ataque de pânico', page_size => 24)`,
    limitMs: PAGE,
  },
  {
    name: 'directory: specialty, price, city',
    as: 'visitor',
    sql: `select * from public.search_professionals(specialty => 'Ansiedade', max_price_cents => 15000,
      city => 'Recife', page_size => 24)`,
    limitMs: PAGE,
  },
  {
    name: 'directory: no match',
    as: 'visitor',
    sql: `select * from public.search_professionals(search => 'zzzzzz', page_size => 24)`,
    limitMs: PAGE,
  },
  {
    name: 'directory: filtered count',
    as: 'visitor',
    sql: `select public.count_professionals(specialty => 'Ansiedade', city => 'Recife')`,
    limitMs: COUNT,
  },
  { name: 'next free: first page', as: 'visitor', sql: byNextFree(''), limitMs: PAGE },
  {
    name: 'next free: further on',
    as: 'visitor',
    sql: byNextFree(`cursor_at => (tomorrow + time '12:00') at time zone 'UTC', cursor_turn => 0,
      cursor_id => '0b800000-0000-4000-8000-000000000000'`),
    limitMs: PAGE,
  },
  { name: 'next free: tomorrow', as: 'visitor', sql: byNextFree(`days => array[tomorrow]`), limitMs: PAGE },
  { name: 'next free: evenings', as: 'visitor', sql: byNextFree(`periods => '{evening}'`), limitMs: PAGE },
  {
    name: 'next free: day, period, city, price',
    as: 'visitor',
    sql: byNextFree(
      `days => array[tomorrow], periods => '{morning}', city => 'Recife', max_price_cents => 12000`,
    ),
    limitMs: PAGE,
  },
  { name: 'next free: a text', as: 'visitor', sql: byNextFree(`search => 'hugo'`), limitMs: SEARCH },
  {
    name: 'next free: five times of twelve',
    as: 'visitor',
    sql: `select * from public.next_free(array(select user_id from public.professionals_public order by user_id limit 12))`,
    limitMs: PAGE,
  },
  {
    name: 'next free: renewing one hint',
    as: 'owner',
    sql: `select private.refresh_opening('${MEASURED_PROFESSIONAL}')`,
    limitMs: PAGE,
  },
  {
    name: 'patient: consultations',
    as: 'patient',
    sql: `select id, starts_at, status from public.consultations where patient_id = '${MEASURED_PATIENT}'
      order by starts_at desc limit 50`,
    limitMs: PAGE,
  },
  {
    name: 'patient: history with payments',
    as: 'patient',
    sql: 'select * from public.patient_history()',
    limitMs: PAGE,
  },
  { name: 'professional: today', as: 'professional', sql: 'select public.today()', limitMs: COUNT },
  {
    name: 'professional: six weeks of the agenda',
    as: 'professional',
    sql: 'select public.agenda(current_date - 21, current_date + 20)',
    limitMs: COUNT,
  },
  {
    name: 'professional: patients, first page',
    as: 'professional',
    sql: 'select * from public.list_patients()',
    limitMs: COUNT,
  },
  {
    name: 'professional: patients, a name',
    as: 'professional',
    sql: `select * from public.list_patients(search => 'paciente 47', sort_by => 'next')`,
    limitMs: COUNT,
  },
  {
    name: 'admin: consultations, first page',
    as: 'admin',
    sql: 'select * from public.list_consultations()',
    limitMs: PAGE,
  },
  {
    name: 'admin: consultations, last page',
    as: 'admin',
    sql: 'select * from public.list_consultations(newer => true)',
    limitMs: PAGE,
  },
  {
    name: 'admin: consultations, in the middle',
    as: 'admin',
    sql: `select * from public.list_consultations(cursor_at => '2023-06-01Z',
      cursor_id => '00000000-0000-4000-8000-000000000000')`,
    limitMs: PAGE,
  },
  {
    name: 'admin: consultations, latest',
    as: 'admin',
    sql: `select * from public.list_consultations(sort_by => 'created_at')`,
    limitMs: PAGE,
  },
  {
    name: 'admin: 2000 consultations for export',
    as: 'admin',
    sql: `select public.export_consultations(cursor_at => '2023-06-01Z',
      cursor_id => '00000000-0000-4000-8000-000000000000')`,
    limitMs: SEARCH,
  },
  {
    name: 'admin: recent activity',
    as: 'admin',
    sql: 'select * from public.recent_activity()',
    limitMs: PAGE,
  },
  {
    name: 'admin: cancelled consultations',
    as: 'admin',
    sql: `select * from public.list_consultations(status => 'cancelled')`,
    limitMs: PAGE,
  },
  {
    name: 'admin: consultations by e-mail',
    as: 'admin',
    sql: `select * from public.list_consultations(search => 'paciente.4711@')`,
    limitMs: SEARCH,
  },
  {
    name: 'admin: payments, first page',
    as: 'admin',
    sql: 'select * from public.list_payments()',
    limitMs: PAGE,
  },
  {
    name: 'admin: payments, last page',
    as: 'admin',
    sql: 'select * from public.list_payments(newer => true)',
    limitMs: PAGE,
  },
  {
    name: 'admin: payments to be refunded',
    as: 'admin',
    sql: `select * from public.list_payments(state => 'refund_due')`,
    limitMs: PAGE,
  },
  {
    name: 'admin: payments to be refunded, last page',
    as: 'admin',
    sql: `select * from public.list_payments(state => 'refund_due', newer => true)`,
    limitMs: PAGE,
  },
  {
    name: 'admin: payments paid',
    as: 'admin',
    sql: `select * from public.list_payments(state => 'paid')`,
    limitMs: PAGE,
  },
  {
    name: 'admin: payments refunded, last page',
    as: 'admin',
    sql: `select * from public.list_payments(state => 'refunded', newer => true)`,
    limitMs: PAGE,
  },
  {
    name: 'admin: what the bank should hold',
    as: 'admin',
    sql: 'select public.bank_balance()',
    limitMs: PAGE,
  },
  {
    name: 'admin: charges, first page',
    as: 'admin',
    sql: 'select * from public.list_charges()',
    limitMs: PAGE,
  },
  {
    name: 'admin: charges, last page',
    as: 'admin',
    sql: 'select * from public.list_charges(newer => true)',
    limitMs: PAGE,
  },
  {
    name: 'admin: charges refunded, of a month',
    as: 'admin',
    sql: `select * from public.list_charges(state => 'refunded', first_day => '2024-01-01', last_day => '2024-01-31')`,
    limitMs: PAGE,
  },
  {
    name: 'admin: charges that failed',
    as: 'admin',
    sql: `select * from public.list_charges(state => 'failed')`,
    limitMs: PAGE,
  },
  {
    name: 'admin: open refunds',
    as: 'admin',
    sql: 'select * from public.list_refunds()',
    limitMs: PAGE,
  },
  {
    name: 'admin: charges to be refunded, last page',
    as: 'admin',
    sql: `select * from public.list_charges(state => 'refund_due', newer => true)`,
    limitMs: PAGE,
  },
  { name: 'admin: next payout', as: 'admin', sql: 'select public.payouts_due()', limitMs: SEARCH },
  {
    name: 'admin: financial figures',
    as: 'admin',
    sql: `select public.financial_figures('2026-01-01', '2026-11-30', '2025-01-01', '2025-11-30')`,
    limitMs: COUNT,
  },
  { name: 'admin: counters', as: 'admin', sql: 'select public.consultation_counts()', limitMs: COUNT },
  { name: 'admin: overview', as: 'admin', sql: 'select public.admin_overview()', limitMs: COUNT },
];
