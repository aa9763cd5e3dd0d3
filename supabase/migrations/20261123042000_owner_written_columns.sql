-- What the forms enforce, the tables enforce: owners write price, profile and notifications directly.

-- A trigger and no check, which every other update of a row with an earlier price would fail: such a price stays, and
-- stays bookable, until it is changed.
create function private.check_price() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- Zero and less is the column's own check.
  if new.price_per_session > 0 and new.price_per_session not between 5000 and 100000 then
    raise exception using errcode = 'P0001', message = 'price_out_of_range',
      detail = 'A session costs between R$ 50 and R$ 1000.';
  end if;
  return new;
end
$$;
comment on function private.check_price() is 'Refuses a new price outside R$ 50 to R$ 1000.';
create trigger check_new_price before insert on public.professionals
  for each row execute function private.check_price();
create trigger check_price before update of price_per_session on public.professionals
  for each row when (new.price_per_session is distinct from old.price_per_session)
  execute function private.check_price();

create function private.check_birth_date() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.birth_date > (private.now() at time zone 'America/Sao_Paulo')::date then
    raise exception using errcode = '23514', message = 'A birth date is not in the future.';
  end if;
  return new;
end
$$;
comment on function private.check_birth_date() is 'Refuses a birth date later than today in São Paulo.';
create trigger check_birth_date before insert or update of birth_date on public.profiles
  for each row when (new.birth_date is not null) execute function private.check_birth_date();

create function private.keep_read_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.read_at := coalesce(old.read_at, case when new.read_at is not null then private.now() end);
  return new;
end
$$;
comment on function private.keep_read_at() is
  'A notification is read at the server''s time, whatever time its reader sends, and stays read.';
create trigger keep_read_at before update of read_at on public.notifications
  for each row when (new.read_at is distinct from old.read_at) execute function private.keep_read_at();
