-- What a patient reads of the money that goes back: its steps, with their instants, and by when it arrives.
alter table private.refunds add column sent_at timestamptz;
comment on column private.refunds.sent_at is 'When it was first handed to who calls the provider; null: not yet, or before this was noted.';

create function private.note_sent_refund() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.sent_at := private.now();
  return new;
end
$$;
create trigger note_sent before update of state on private.refunds
  for each row when (new.state in ('sent', 'processing') and new.sent_at is null) execute function private.note_sent_refund();

create function private.business_days_after(day date, days int) returns date
language sql stable
set search_path = ''
as $$
  -- Christmas, New Year and two weekends fit in.
  select d::date from generate_series(day + 1, day + 3 * days + 10, interval '1 day') as d
  where extract(isodow from d) < 6 and not exists (select from private.national_holidays h where h.local_date = d::date)
  order by d offset days - 1 limit 1
$$;
comment on function private.business_days_after(date, int) is
  'The day that is so many business days later: neither Saturday nor Sunday nor a national holiday.';

create function private.refund_cause(refund private.refunds, receipt private.receipts, payment public.payments,
  consultation public.consultations) returns text
language sql immutable
set search_path = ''
return case
  when refund.decided_by = 'bank' then 'bank'
  when refund.decided_by = 'admin' then 'team'
  -- The price and the excess of one transfer are two refunds.
  when not payment.refund_due or receipt.class = 'duplicate' or receipt.amount_cents < payment.amount_cents
    or receipt.amount_cents > payment.amount_cents and refund.amount_cents = receipt.amount_cents - payment.amount_cents then 'extra'
  when consultation.cancelled_by is null then 'late'
  else 'cancelled' end;
comment on function private.refund_cause(private.refunds, private.receipts, public.payments, public.consultations) is
  'cancelled: the consultation was; late: the money came after its time was taken; extra: it is beyond the price; team: an admin '
  'decided it; bank: the payer''s bank took it back.';

create function private.patient_refunds(payment public.payments, consultation public.consultations) returns json
language sql stable
set search_path = ''
as $$
  select coalesce(json_agg(json_build_object('amount_cents', x.amount_cents, 'cause', x.cause, 'state', x.state,
    'decided_at', case x.cause when 'cancelled' then coalesce(consultation.cancelled_at, x.decided_at) else x.decided_at end,
    'sent_at', x.sent_at, 'done_at', x.done_at, 'by_team', x.by_team,
    'until', private.business_days_after((x.decided_at at time zone 'America/Sao_Paulo')::date, 2)) order by x.decided_at, x.id), '[]')
  from (
    select f.id, f.amount_cents, private.refund_cause(f, r, payment, consultation) as cause,
      case
        when f.state = 'manual' then case when f.problem in ('not_proven', 'too_old', 'before_ledger') then 'manual' else 'refused' end
        when f.state = 'due' and f.attempt > 1 then 'retrying'
        when f.state = 'processing' then 'sent'
        else f.state end as state,
      first.decided_at, first.sent_at, f.done_at, f.problem is not null as by_team
    from private.refunds f join private.receipts r on r.id = f.receipt_id
      -- One that failed is repeated by another row: the patient sees one refund.
      cross join lateral (
        with recursive attempts as (
          select f.retry_of, f.created_at, f.sent_at
          union all
          select earlier.retry_of, earlier.created_at, earlier.sent_at
          from attempts a join private.refunds earlier on earlier.id = a.retry_of
        )
        select min(a.created_at) as decided_at, min(a.sent_at) as sent_at from attempts a
      ) as first
    where f.payment_id = payment.id and f.state <> 'failed'
    union all
    select d.id, d.amount_cents, 'team', 'waiting', d.created_at, null, null, false
    from private.refund_decisions d
    where d.payment_id = payment.id and d.state = 'waiting'
      -- What becomes of a reported absence is told once it is decided.
      and not exists (select from private.absences a where a.decision_id = d.id)
  ) as x
$$;
comment on function private.patient_refunds(public.payments, public.consultations) is
  'What goes or went back of a payment, for its patient, earliest first. state: waiting for another admin; due; sent; retrying after '
  'the bank did not do it; refused by the bank for good, or manual: the team sends it; done. until: two business days after it was '
  'decided.';

drop function public.patient_history(uuid, text, timestamptz, uuid, int, uuid);
create function public.patient_history(
  professional_user_id uuid default null, period text default null,
  cursor_starts_at timestamptz default null, cursor_id uuid default null, page_size int default 20,
  consultation_id uuid default null
) returns table (
  id uuid, professional_id uuid, professional_name text, professional_specialty text, starts_at timestamptz,
  consultation_date date, consultation_time text, status public.consultation_status, amount_cents int,
  payment_status public.payment_status, session_link text, review_rating int, review_comment text,
  cancelled_by text, refunded_at timestamptz, refund_due boolean, cancelled_at timestamptz, cancellation_message text,
  free_until timestamptz, opens_at timestamptz, expires_at timestamptz, booked_by text, cancelled_by_team boolean, refunds json
)
language sql stable security definer
set search_path = ''
as $$
  select c.id, c.professional_id, c.professional_name, c.professional_specialty, c.starts_at,
    c.consultation_date, c.consultation_time, c.status, c.amount_cents, p.status, s.session_link, r.rating,
    r.public_testimonial, c.cancelled_by, p.refunded_at, p.refund_due, c.cancelled_at, m.content,
    c.free_until, p.opens_at, p.expires_at, c.booked_by, coalesce(x.reason = 'team', false), private.patient_refunds(p, c)
  from public.consultations c
    left join public.payments p on p.consultation_id = c.id
    left join public.consultation_sessions s on s.consultation_id = c.id
    left join public.reviews r on r.consultation_id = c.id
    left join private.cancellations x on x.consultation_id = c.id
    left join public.chat_messages m on m.id = x.message_id
  where c.patient_id = (select auth.uid())
    and (patient_history.consultation_id is null or c.id = patient_history.consultation_id)
    and (patient_history.professional_user_id is null or c.professional_id = patient_history.professional_user_id)
    and (period is null
      or c.starts_at >= private.period_start(period) and c.starts_at < private.period_end(period))
    and (cursor_id is null or (c.starts_at, c.id) < (cursor_starts_at, cursor_id))
  order by c.starts_at desc, c.id desc
  limit least(greatest(coalesce(page_size, 20), 1), 100)
$$;
comment on function public.patient_history(uuid, text, timestamptz, uuid, int, uuid) is
  'The caller''s consultations as a patient, newest first, a page at a time; consultation_id narrows them to one. '
  'cancellation_message is what the professional wrote when cancelling, cancelled_by_team that an admin did, refunds what goes or '
  'went back (private.patient_refunds).';
revoke execute on function public.patient_history(uuid, text, timestamptz, uuid, int, uuid) from public;
grant execute on function public.patient_history(uuid, text, timestamptz, uuid, int, uuid) to authenticated;

-- Changed in place: nothing else of these functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('public.read_payment(uuid)', $old$'arrival', private.arrival_json(payment.id),$old$,
        $new$'arrival', private.arrival_json(payment.id), 'refunds', private.patient_refunds(payment, consultation),$new$),
      ('public.payment_confirmation(uuid)', $old$'refunded_at', payment.refunded_at)$old$,
        $new$'refunded_at', payment.refunded_at, 'refunds', private.patient_refunds(payment, c))$new$)
    ) as changes (name, old, new)
  loop
    definition := pg_get_functiondef(change.name::regprocedure);
    if strpos(definition, change.old) = 0 then
      raise exception '% does not contain "%"', change.name, change.old;
    end if;
    execute replace(definition, change.old, change.new);
  end loop;
end
$$;
