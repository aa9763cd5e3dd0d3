import { CONSULTATIONS, type SeedConsultation } from './consultations.ts';
import { PEOPLE } from './people.ts';

/** A row by its id. */
interface Row {
  readonly id: string;
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Columns of `public.deployment_settings`. */
const SETTINGS = {
  demonstration: 'demonstration',
  pixSimulation: 'pix_simulation',
  testAdmins: 'test_admins',
  adminSecondFactorRequired: 'admin_second_factor_required',
} as const;

type Setting = keyof typeof SETTINGS;

const moveTo = ({ id }: Row, start: string) =>
  `update public.consultations set starts_at = ${start}, ends_at = ${start} + interval '50 minutes'
      where id = '${id}';`;

const pendingPaymentsExpireIn = (time: string) =>
  `update public.payments set expires_at = private.now() + interval '${time}' where status = 'pending';`;

const markedByHand = (isSimulated: boolean) => `
    do $$
    declare
      payment public.payments;
      mark private.receipts;
    begin
      select * into payment from public.payments p where p.id = '${CONSULTATIONS.pending.paymentId}';
      insert into private.receipts (origin, payment_id, amount_cents, paid_at, class, is_simulated)
      values ('hand', payment.id, payment.amount_cents, private.now(), 'exact', ${isSimulated}) returning * into mark;
      perform private.book('receipt', mark.id, payment.id, mark.id, null, ${isSimulated}, private.account('psp_unproven'),
        private.account('held'), mark.amount_cents);
      perform private.settle(payment, mark.paid_at);
    end
    $$;`;

/** The series of `sql.series`. */
export const SERIES = '77777777-7777-4777-8777-777777777777';

/**
 * SQL of states on top of the seed, for scenarios and tests. Each text is complete: it ends with a semicolon.
 * Times are intervals from now ("20 hours", "-1 minute").
 */
export const sql = {
  /** Changes settings of the deployment. */
  deployment: (settings: Readonly<Partial<Record<Setting, boolean>>>): string => {
    const changes = Object.entries(settings).map(
      ([name, value]) => `${SETTINGS[name as Setting]} = ${value}`,
    );
    return `update public.deployment_settings set ${changes.join(', ')};`;
  },

  /** Changes a professional's approval status alone. */
  setApproval: ({ id }: Row, status: 'approved' | 'pending' | 'suspended' | 'rejected'): string =>
    `update public.professionals set approval_status = '${status}' where user_id = '${id}';`,

  /** Suspends a professional with a reason. */
  suspend: ({ id }: Row, reason: string): string =>
    `update public.professionals set approval_status = 'suspended', suspension_reason = ${quoted(reason)}
      where user_id = '${id}';`,

  /** Removes all messages of a user's conversations. */
  removeMessagesOf: ({ id }: Row): string =>
    `delete from public.chat_messages where consultation_id in
      (select c.id from public.consultations c where '${id}' in (c.patient_id, c.professional_id));`,

  /** Changes a consultation's status alone. */
  setStatus: ({ id }: Row, status: SeedConsultation['status']): string =>
    `update public.consultations set status = '${status}' where id = '${id}';`,

  /**
   * Moves a consultation, without looking for conflicts.
   * @param start SQL expression
   */
  moveTo,

  /** Moves the deadline of the pending payments; after a negative time they have expired. */
  pendingPaymentsExpireIn,

  /**
   * A simulated transfer to the last code of the pending consultation.
   * @param cents SQL expression; default: the amount due
   */
  transferArrives: (cents = 'c.amount_cents'): string => `
    select public.record_receipts('simulated', jsonb_build_array(jsonb_build_object(
      'receiptId', left('E' || replace(gen_random_uuid()::text, '-', ''), 32), 'txid', c.txid, 'amount', ${cents},
      'paidAt', private.now(), 'refunds', '[]'::jsonb)))
    from private.charges c where c.payment_id = '${CONSULTATIONS.pending.paymentId}' order by c.created_at desc limit 1;`,

  /** An admin marks the pending payment as paid. */
  markedByHand: markedByHand(true),

  /** The same outside the simulation: no bank has proven it. */
  markedUnproven: markedByHand(false),

  /** Lets the pending payments expire, and cancels their consultations as the job does. */
  expirePendingPayments: `${pendingPaymentsExpireIn('-1 minute')}
    select public.expire_payments();`,

  /**
   * Moves the confirmed consultation of Camila and Marina ("-5 minutes": it is in progress). Other seed
   * consultations of either at that time are removed, so that the state exists at every hour of every day.
   */
  confirmedStartingIn: (time: string): string => `
    with in_the_way as (
      select other.id from public.consultations other join public.consultations moved
          on array[other.patient_id, other.professional_id] && array[moved.patient_id, moved.professional_id]
      where moved.id = '${CONSULTATIONS.confirmed.id}' and other.id <> moved.id
        and other.starts_at < private.now() + interval '${time}' + interval '1 hour'
        and other.ends_at > private.now() + interval '${time}'),
    reviews as (delete from public.reviews where consultation_id in (select id from in_the_way)),
    payments as (delete from public.payments where consultation_id in (select id from in_the_way))
    delete from public.consultations where id in (select id from in_the_way);
    ${moveTo(CONSULTATIONS.confirmed, `private.now() + interval '${time}'`)}`,

  /**
   * Camila sees Marina at 20:00 from Thursday, 26 November 2026, which must be to come: the confirmed consultation is the
   * first date.
   */
  series: (occurrences: 4 | 8 | 12, everyWeeks: 1 | 2 = 1): string => `
    insert into public.consultation_series (id, professional_id, patient_id, outside_hours, first_date, local_time, time_zone,
      every_weeks, occurrences, amount_cents, created_at, started_at)
    select '${SERIES}', professional_id, patient_id, true, '2026-11-26', '20:00', 'America/Sao_Paulo', ${everyWeeks},
      ${occurrences}, amount_cents, private.now() - interval '3 days', private.now() - interval '3 days'
    from public.consultations where id = '${CONSULTATIONS.confirmed.id}';
    update public.consultations set starts_at = '2026-11-26T23:00:00Z', ends_at = '2026-11-26T23:50:00Z',
      created_at = private.now() - interval '3 days', series_id = '${SERIES}', series_number = 1
    where id = '${CONSULTATIONS.confirmed.id}';
    select private.make_dates('${SERIES}');`,

  /** Only the seed's first sixteen consultations, so that a page of twenty holds all. */
  fewConsultations: `
    delete from public.reviews where left(consultation_id::text, 8) > 'd0000016';
    delete from public.payments where left(consultation_id::text, 8) > 'd0000016';
    delete from public.consultations where left(id::text, 8) > 'd0000016';`,

  /** No consultation at all. */
  noConsultations: `
    delete from public.reviews;
    delete from public.payments;
    delete from public.consultations;
    update public.professionals set rating_counts = '{0,0,0,0,0}', rating = null, total_reviews = 0;`,

  /** Marina, a professional, is also a patient of Caio, who wrote to her. */
  marinaInTherapy: `
    insert into public.consultations (patient_id, professional_id, patient_name, patient_email,
      professional_name, professional_specialty, starts_at, ends_at, status, amount_cents, request_id)
    select '${PEOPLE.marina.id}', professional_id, '${PEOPLE.marina.fullName}', '${PEOPLE.marina.email}',
      professional_name, professional_specialty, starts_at - interval '21 days', ends_at - interval '21 days',
      'completed', amount_cents, gen_random_uuid()
    from public.consultations where id = '${CONSULTATIONS.pending.id}';
    insert into public.chat_messages (id, consultation_id, sender_id, sender, content)
    select gen_random_uuid(), id, professional_id, 'professional', 'Marina, como foi a semana?' from public.consultations
    where patient_id = '${PEOPLE.marina.id}';`,
} as const;
