-- Two bookings that each freed a time which the other wants waited for each other until PostgreSQL ended one of them.

create or replace function public.expire_payments() returns int
language plpgsql security definer
set search_path = ''
as $$
declare
  expired uuid[];
begin
  if not exists (select from public.payments where status = 'pending' and expires_at <= private.now()) then
    return 0;
  end if;
  -- One at a time: two bookings that each freed a time which the other wants would wait for each other.
  perform pg_advisory_xact_lock(hashtextextended('public.expire_payments', 0));
  -- Rows somebody is paying at this moment are theirs to decide.
  with due as (
    select id from public.payments
    where status = 'pending' and expires_at <= private.now()
    for update skip locked
  ), ended as (
    update public.payments p set status = 'expired' from due where p.id = due.id
    returning p.consultation_id
  )
  select array_agg(consultation_id) into expired from ended;

  update public.consultations set status = 'cancelled'
  where id = any (expired) and status = 'pending';
  return coalesce(cardinality(expired), 0);
end
$$;
