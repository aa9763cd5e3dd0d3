-- E-mails, notifications, the patient's history and the professional's agenda say who cancelled, as the room does: nobody did where
-- the professional did not come.

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
  free_until timestamptz, opens_at timestamptz, expires_at timestamptz, booked_by text, cancelled_by_team boolean, refunds json,
  canceller text
)
language sql stable security definer
set search_path = ''
as $$
  select c.id, c.professional_id, c.professional_name, c.professional_specialty, c.starts_at,
    c.consultation_date, c.consultation_time, c.status, c.amount_cents, p.status, s.session_link, r.rating,
    r.public_testimonial, c.cancelled_by, p.refunded_at, p.refund_due, c.cancelled_at, m.content,
    c.free_until, p.opens_at, p.expires_at, c.booked_by, coalesce(x.reason = 'team', false), private.patient_refunds(p, c),
    private.canceller(c)
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
  'cancellation_message is what the professional wrote when cancelling, canceller as in private.canceller, refunds what goes or went '
  'back (private.patient_refunds). cancelled_by and cancelled_by_team are for earlier releases.';
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
      -- cancelled_by is for earlier releases.
      ('public.agenda(date, date)', $old$'cancelled_by', c.cancelled_by,$old$,
        $new$'cancelled_by', c.cancelled_by, 'canceller', private.canceller(c),$new$),
      ('private.mail_facts(uuid, text)', $old$when private.is_contested(c.id) then 'absent' else c.cancelled_by end$old$,
        $new$when private.is_contested(c.id) then 'absent' else private.canceller(c) end$new$),
      ('private.notify_of_consultation()', $old$jsonb_build_object('by', new.cancelled_by, 'amount_cents'$old$,
        $new$jsonb_build_object('by', case private.canceller(new) when 'absence' then 'absence' else new.cancelled_by end, 'amount_cents'$new$),
      ('private.in_words(json)', '"cancelled_by": {', '"cancelled_by": {"absence": "ausência do profissional", '),
      ('private.in_words(json)', '"by": {', '"by": {"absence": "ausência do profissional", ')
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
