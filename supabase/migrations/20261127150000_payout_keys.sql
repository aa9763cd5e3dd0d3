-- Where a professional's money goes: a Pix key of her own, confirmed by a code that is mailed to her.
create table private.payout_keys (
  id uuid primary key default gen_random_uuid(),
  professional_id uuid not null references public.professionals (user_id) on delete cascade,
  kind text not null check (kind in ('cpf', 'cnpj', 'email', 'phone', 'random')),
  value text not null check (length(value) <= 77),
  code_sum text not null,
  code_until timestamptz not null,
  tries int not null default 0,
  created_at timestamptz not null default private.now(),
  confirmed_at timestamptz,
  replaced_at timestamptz
);
comment on table private.payout_keys is
  'Pix keys of professionals: the one in use, the one that waits for its code, and those before. Written by procedures alone.';
comment on column private.payout_keys.kind is 'random: a UUID that her bank made.';
comment on column private.payout_keys.value is 'As Pix takes it: digits, a lower-case address, +55 and digits, or a UUID.';
comment on column private.payout_keys.code_sum is 'SHA-256 of the row''s id and the code, in hexadecimal.';
comment on column private.payout_keys.code_until is 'Until when the code is taken.';
comment on column private.payout_keys.tries is 'Wrong codes; five are the end.';
comment on column private.payout_keys.confirmed_at is 'When she entered the code; null until then.';
comment on column private.payout_keys.replaced_at is 'When another key took its place.';
create unique index payout_keys_current_idx on private.payout_keys (professional_id)
  where confirmed_at is not null and replaced_at is null;
create unique index payout_keys_requested_idx on private.payout_keys (professional_id)
  where confirmed_at is null and replaced_at is null;
create index payout_keys_professional_idx on private.payout_keys (professional_id, created_at);
alter table private.payout_keys enable row level security;

create trigger audit after insert or update of confirmed_at, replaced_at on private.payout_keys
  for each row execute function private.audit('professional_id', 'kind', 'confirmed_at', 'replaced_at');

insert into private.mail_kinds (kind, topic, to_professional) values
  ('payout_key_code', null, true), ('payout_key_changed', null, true);

create function private.parse_payout_key(kind text, input text) returns text
language sql immutable
set search_path = ''
as $$
  select case kind
    when 'cpf' then private.parse_cpf(input)
    when 'cnpj' then private.parse_cnpj(input)
    when 'email' then substring(lower(private.trimmed(input)) from '^[a-z0-9.!#$''*+/=?^_`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$')
    when 'phone' then '+55' || private.parse_phone(regexp_replace(private.trimmed(input), '^\+55', ''))
    when 'random' then substring(lower(private.trimmed(input)) from '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$')
  end
$$;
comment on function private.parse_payout_key(text, text) is 'A Pix key of this kind as Pix takes it; null when it is none.';

create function private.masked_key(kind text, value text) returns text
language sql immutable
set search_path = ''
as $$
  select case kind
    when 'cpf' then '•••.' || substr(value, 4, 3) || '.' || substr(value, 7, 3) || '-••'
    when 'cnpj' then left(value, 2) || '.•••.•••/' || substr(value, 9, 4) || '-' || right(value, 2)
    when 'email' then left(value, 1) || '•••' || substring(value from '@.*$')
    when 'phone' then '•••• ' || right(value, 4)
    when 'random' then left(value, 4) || '••••' || right(value, 4)
  end
$$;
comment on function private.masked_key(text, text) is 'Enough to tell one''s own keys apart, not enough to send money to.';

create function private.earner(is_locked boolean default false) returns uuid
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_live_session();
  if is_locked then
    perform private.lock_people(auth.uid());
  end if;
  if not exists (select from public.professionals p
    where p.user_id = auth.uid() and p.approval_status in ('approved', 'suspended')) then
    perform private.refuse('not_allowed', 'Only professionals receive money.');
  end if;
  return auth.uid();
end
$$;
comment on function private.earner(boolean) is 'The calling professional, also a suspended one. Refuses all others.';

create function private.key_answer(key private.payout_keys) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('kind', key.kind, 'masked', private.masked_key(key.kind, key.value))
$$;

create function public.payout_key() returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  professional constant uuid := private.earner();
  current private.payout_keys;
  requested private.payout_keys;
begin
  select * into current from private.payout_keys k
  where k.professional_id = professional and k.confirmed_at is not null and k.replaced_at is null;
  select * into requested from private.payout_keys k
  where k.professional_id = professional and k.confirmed_at is null and k.replaced_at is null
    and k.code_until > private.now() and k.tries < 5;
  return private.key_answer(current) || jsonb_build_object('confirmed_at', current.confirmed_at, 'requested',
    case when requested.id is not null then
      private.key_answer(requested) || jsonb_build_object('expires_at', requested.code_until) end);
end
$$;
comment on function public.payout_key() is
  'The calling professional''s Pix key, masked, and the one that waits for its code. Nulls without one.';

create function public.request_payout_key(kind text, value text) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  professional constant uuid := private.earner(true);
  parsed constant text := private.parse_payout_key(kind, value);
  code constant text := lpad(
    (('x' || encode(extensions.gen_random_bytes(4), 'hex'))::bit(32)::bigint % 1000000)::text, 6, '0');
  made private.payout_keys;
begin
  if parsed is null or length(parsed) > 77 then
    perform private.refuse('payout_key_invalid', 'No Pix key of this kind.');
  elsif kind in ('cpf', 'cnpj') and parsed <> all (
    select n.number from public.profiles p
      left join lateral (select a.cpf_cnpj from public.professional_applications a
        where a.user_id = p.id order by a.applied_at desc limit 1) a on true,
      unnest(array[p.cpf, p.cnpj, a.cpf_cnpj]) as n (number)
    where p.id = professional and length(n.number) = length(parsed)) then
    perform private.refuse('payout_key_not_own', 'The account has to be in her own CPF or CNPJ.');
  elsif (select count(*) >= 5 from private.payout_keys k
    where k.professional_id = professional and k.created_at > private.now() - interval '1 day') then
    perform private.refuse('too_many_codes', 'At most five codes a day.');
  end if;
  update private.payout_keys k set replaced_at = private.now()
  where k.professional_id = professional and k.confirmed_at is null and k.replaced_at is null;
  made.id := gen_random_uuid();
  insert into private.payout_keys (id, professional_id, kind, value, code_sum, code_until)
  values (made.id, professional, request_payout_key.kind, parsed,
    encode(extensions.digest(made.id || code, 'sha256'), 'hex'), private.now() + interval '15 minutes')
  returning * into made;
  insert into private.mail_outbox (kind, user_id, recipient, payload, not_after)
  select 'payout_key_code', p.id, p.email, jsonb_build_object('professional_name', p.full_name, 'code', code,
    'kind', made.kind, 'masked', private.masked_key(made.kind, made.value)), made.code_until
  from public.profiles p where p.id = professional and p.email <> '';
  return private.key_answer(made) || jsonb_build_object('expires_at', made.code_until);
end
$$;
comment on function public.request_payout_key(text, text) is
  'A professional names a Pix key; a code goes to her address. A key that waited for its code is forgotten. At most five a day.';

create function private.confirmation(state text, key private.payout_keys, tries_left int default null) returns jsonb
language sql stable
set search_path = ''
as $$
  select private.key_answer(key)
    || jsonb_build_object('state', state, 'tries_left', tries_left, 'confirmed_at', key.confirmed_at)
$$;

create function public.confirm_payout_key(code text) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  professional constant uuid := private.earner(true);
  requested private.payout_keys;
begin
  select * into requested from private.payout_keys k
  where k.professional_id = professional and k.confirmed_at is null and k.replaced_at is null;
  if requested.id is null or requested.code_until <= private.now() or requested.tries >= 5 then
    return private.confirmation('expired', null);
  -- Answered, not refused: the try has to be counted.
  elsif requested.code_sum <> encode(extensions.digest(requested.id || coalesce(private.trimmed(code), ''), 'sha256'), 'hex') then
    update private.payout_keys k set tries = k.tries + 1 where k.id = requested.id returning * into requested;
    return private.confirmation('wrong', null, 5 - requested.tries);
  end if;
  update private.payout_keys k set replaced_at = private.now()
  where k.professional_id = professional and k.confirmed_at is not null and k.replaced_at is null;
  update private.payout_keys k set confirmed_at = private.now() where k.id = requested.id returning * into requested;
  insert into private.mail_outbox (kind, user_id, recipient, payload)
  select 'payout_key_changed', p.id, p.email, jsonb_build_object('professional_name', p.full_name,
    'kind', requested.kind, 'masked', private.masked_key(requested.kind, requested.value))
  from public.profiles p where p.id = professional and p.email <> '';
  return private.confirmation('confirmed', requested);
end
$$;
comment on function public.confirm_payout_key(text) is
  'The code that was mailed: her next payouts go to this key. Answers confirmed, wrong with the tries left, or expired.';

revoke execute on function public.payout_key(), public.request_payout_key(text, text), public.confirm_payout_key(text)
  from public;
grant execute on function public.payout_key(), public.request_payout_key(text, text), public.confirm_payout_key(text)
  to authenticated;

-- Changed in place: nothing else of these functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.copy_of(uuid)', $old$    private.section('Valores a receber',$old$,
        $new$    private.section('Chaves Pix', 'Para onde vão os seus repasses.',
      'select k.kind, k.value as chave, k.created_at, k.confirmed_at as confirmada_em, k.replaced_at as trocada_em
       from private.payout_keys k where k.professional_id = $1 order by k.created_at', person),
    private.section('Valores a receber',$new$),
      -- The address in it is not the person's to keep, and the code is of no use.
      ('public.forget_expired_data()', $old$  delete from private.webhook_inbox$old$,
        $new$  delete from private.payout_keys where confirmed_at is null and created_at <= private.now() - interval '2 days';
  delete from private.webhook_inbox$new$)
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
