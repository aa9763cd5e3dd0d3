-- A professional's agenda as a calendar that other programs subscribe to, under an address that is itself the key. It says
-- when they are busy and nothing else. The address is shown once; only the hash of its secret is stored.

create table private.calendar_addresses (
  professional_id uuid primary key references public.professionals (user_id) on delete cascade,
  secret_sum text unique check (secret_sum ~ '^[0-9a-f]{64}$'),
  created_at timestamptz,
  uid_key bytea not null default extensions.gen_random_bytes(32),
  last_read_at timestamptz,
  counted_since timestamptz,
  reads int not null default 0,
  constraint calendar_addresses_on check ((secret_sum is null) = (created_at is null))
);
comment on table private.calendar_addresses is
  'Private addresses of calendars, at most one for each professional. Written by procedures alone.';
comment on column private.calendar_addresses.secret_sum is
  'SHA-256 of the secret in the address, in hexadecimal; null while there is no address.';
comment on column private.calendar_addresses.created_at is 'When this secret was made; null while there is no address.';
comment on column private.calendar_addresses.uid_key is
  'Makes the identifiers of the entries, which stay the same from one reading to the next and reveal no other identifier.';
comment on column private.calendar_addresses.last_read_at is 'When the calendar was last read, under this secret.';
comment on column private.calendar_addresses.counted_since is 'Since when reads are counted, at most an hour ago.';
comment on column private.calendar_addresses.reads is 'Readings since counted_since.';
alter table private.calendar_addresses enable row level security;
revoke all on private.calendar_addresses from anon, authenticated;

create trigger audit after insert or update of secret_sum, created_at on private.calendar_addresses
  for each row execute function private.audit('professional_id', 'created_at');

create function private.new_calendar_secret(professional uuid) returns json
language plpgsql
set search_path = ''
as $$
declare
  -- 256 random bits in the letters that addresses need not escape.
  secret constant text := translate(encode(extensions.gen_random_bytes(32), 'base64'), '+/=', '-_');
  made private.calendar_addresses;
begin
  insert into private.calendar_addresses as a (professional_id, secret_sum, created_at)
  values (professional, encode(extensions.digest(secret, 'sha256'), 'hex'), private.now())
  on conflict (professional_id) do update set
    secret_sum = excluded.secret_sum, created_at = excluded.created_at, last_read_at = null, counted_since = null, reads = 0
  returning * into made;
  return json_build_object('secret', secret, 'created_at', made.created_at);
end
$$;
comment on function private.new_calendar_secret(uuid) is
  'Gives a professional a new address; the one before stops working. The only place where the secret is ever known.';

create function private.has_calendar_address(professional uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from private.calendar_addresses a
    where a.professional_id = professional and a.secret_sum is not null)
$$;

create function public.calendar_address() returns json
language sql stable security definer
set search_path = ''
as $$
  select json_build_object('created_at', a.created_at, 'last_read_at', a.last_read_at)
  from private.calendar_addresses a
  where a.professional_id = (select auth.uid()) and a.secret_sum is not null
$$;
comment on function public.calendar_address() is
  'Since when the calling professional has a calendar address and when it was last read, never the address itself. Null for '
  'everybody without one.';
revoke execute on function public.calendar_address() from public;
grant execute on function public.calendar_address() to authenticated;

create function public.create_calendar_address() returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  professional constant uuid := private.require_practice();
begin
  if private.has_calendar_address(professional) then
    perform private.refuse('calendar_address_exists', 'The caller has an address; it can be renewed.');
  end if;
  return private.new_calendar_secret(professional);
end
$$;
comment on function public.create_calendar_address() is
  'Gives the calling professional a calendar address. The only answer that holds its secret.';
revoke execute on function public.create_calendar_address() from public;
grant execute on function public.create_calendar_address() to authenticated;

create function public.renew_calendar_address() returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  professional constant uuid := private.require_practice();
begin
  if not private.has_calendar_address(professional) then
    perform private.refuse('calendar_address_missing', 'The caller has no address to renew.');
  end if;
  return private.new_calendar_secret(professional);
end
$$;
comment on function public.renew_calendar_address() is
  'Replaces the calling professional''s calendar address. The one before stops working at once.';
revoke execute on function public.renew_calendar_address() from public;
grant execute on function public.renew_calendar_address() to authenticated;

create function public.revoke_calendar_address() returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  professional constant uuid := private.require_practice();
begin
  update private.calendar_addresses a
  set secret_sum = null, created_at = null, last_read_at = null, counted_since = null, reads = 0
  where a.professional_id = professional and a.secret_sum is not null;
  return found;
end
$$;
comment on function public.revoke_calendar_address() is
  'Switches the calling professional''s calendar address off. Returns whether there was one.';
revoke execute on function public.revoke_calendar_address() from public;
grant execute on function public.revoke_calendar_address() to authenticated;

create function private.calendar_rows(professional uuid) returns table (id text, starts_at timestamptz, ends_at timestamptz)
language sql stable
set search_path = ''
as $$
  -- 180 days are the longest horizon; a series may reach beyond the horizon that was chosen.
  select c.id::text, c.starts_at, c.ends_at
  from public.consultations c
  where c.professional_id = professional
    and (c.status in ('scheduled', 'completed', 'no_show') or (c.status = 'pending' and not exists (
      select from public.payments p where p.consultation_id = c.id and p.expires_at <= private.now())))
    and c.starts_at > private.now() - interval '30 days' and c.starts_at < private.now() + interval '180 days'
  union all
  select b.id::text, b.starts_at, b.ends_at
  from public.agenda_blocks b
  where b.professional_id = professional
    and b.ends_at > private.now() - interval '30 days' and b.starts_at < private.now() + interval '180 days'
  union all
  select o.id || ' ' || proposed, proposed, proposed + interval '50 minutes'
  from public.proposals o
    join public.consultations c on c.id = o.consultation_id,
    unnest(o.times) as proposed
  where c.professional_id = professional and o.status = 'open' and o.expires_at > private.now()
$$;
comment on function private.calendar_rows(uuid) is
  'When a professional is busy, from 30 days ago to 180 days ahead: consultations without their breaks, blocked times, and '
  'times proposed to a patient who has not answered.';

create function public.read_calendar(secret_sum text) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  reads_per_hour constant int := 120;
  address private.calendar_addresses;
begin
  update private.calendar_addresses a set
    last_read_at = private.now(),
    counted_since = case when a.counted_since > private.now() - interval '1 hour' then a.counted_since else private.now() end,
    reads = case when a.counted_since > private.now() - interval '1 hour' then a.reads + 1 else 1 end
  from public.professionals p join auth.users u on u.id = p.user_id
  where a.secret_sum = read_calendar.secret_sum and p.user_id = a.professional_id and p.approval_status = 'approved'
    and u.deleted_at is null and (u.banned_until is null or u.banned_until <= private.now())
  returning a.* into address;
  if not found then
    return null;
  elsif address.reads > reads_per_hour then
    return json_build_object('rows', '[]'::json, 'retry_after',
      ceil(extract(epoch from address.counted_since + interval '1 hour' - private.now()))::int);
  end if;
  return json_build_object('retry_after', null, 'rows', (
    select coalesce(json_agg(json_build_object(
      'uid', left(encode(extensions.hmac(convert_to(r.id, 'utf8'), address.uid_key, 'sha256'), 'hex'), 32),
      'starts_at', r.starts_at, 'ends_at', r.ends_at) order by r.starts_at, r.id), '[]')
    from private.calendar_rows(address.professional_id) r));
end
$$;
comment on function public.read_calendar(text) is
  'The busy times of the calendar whose secret has this SHA-256 (hexadecimal), for the function calendar; at most 120 readings '
  'an hour, afterwards retry_after in seconds. Null for an unknown secret and while the professional is not approved or the '
  'account is blocked. Service only.';
revoke execute on function public.read_calendar(text) from public, anon, authenticated;

-- A person's copy of their data holds it. Changed in place: nothing else of these long functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.copy_of(uuid)', $old$    private.section('Mensagens ao time',$old$,
        $new$    private.section('Endereço do calendário',
      'Desde quando existe o endereço com que outros programas leem os seus horários ocupados, e a última leitura.',
      'select created_at, last_read_at as read_at from private.calendar_addresses
       where professional_id = $1 and secret_sum is not null', person),
    private.section('Mensagens ao time',$new$),
      ('private.in_words(json)', '"platform_fee_settings": "taxa da plataforma"',
        '"calendar_addresses": "endereço do calendário", "platform_fee_settings": "taxa da plataforma"')
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
