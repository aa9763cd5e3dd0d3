-- Paying the first date of a series left out a date that another booking still held, though its time to pay was over.

create or replace function private.start_series() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Whoever pays, or notes a payment, has locked both people.
  update public.consultation_series s set started_at = private.now()
  where s.id = new.series_id and s.started_at is null and s.ended_at is null;
  if found then
    perform public.expire_payments();
    perform private.make_dates(new.series_id);
  end if;
  return null;
end
$$;
