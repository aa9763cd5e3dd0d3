-- E-mails name times in their reader's time zone: what the device said at sign-up or at the last booking, else the zone of
-- the state.

alter table public.profiles add column time_zone text;
comment on column public.profiles.time_zone is
  'IANA name, from the device at sign-up and at bookings; null while none was sent. Written by set_time_zone.';
grant select (time_zone) on public.profiles to authenticated;

create function private.parse_time_zone(input text) returns text
language plpgsql stable
set search_path = ''
as $$
begin
  -- The list of zones is slow to read: only for what may be in it.
  if char_length(input) <= 40 and private.is_time_zone(input) then
    return input;
  end if;
  return null;
end
$$;
comment on function private.parse_time_zone(text) is 'The IANA name of a place as it is, else null.';

create or replace function private.write_sign_up(person uuid, sent jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  chosen constant public.profession := case private.said(sent, 'profession')
    when 'psychologist' then 'psychologist'
    when 'psychiatrist' then 'psychiatrist'
  end;
begin
  -- Garbage is dropped, not refused: an error here would tell a visitor that sign-up is broken.
  update public.profiles set
    full_name = coalesce(private.said_name(sent), ''),
    cpf = private.parse_cpf(private.said(sent, 'cpf')),
    phone = private.parse_phone(private.said(sent, 'phone')),
    cnpj = private.parse_cnpj(private.said(sent, 'cnpj')),
    profession = chosen,
    registration = private.parse_registration(private.said(sent, 'registration'), chosen),
    time_zone = private.parse_time_zone(private.said(sent, 'time_zone'))
  where id = person;

  -- A version that was never published is no text that anybody could have read.
  insert into public.consents (user_id, document, version, text_sha256)
  select person, published.document, published.version, published.sha256
  from (values
    ('privacy'::public.consent_document, btrim(private.said(sent, 'privacy_version'))),
    ('terms'::public.consent_document, btrim(private.said(sent, 'terms_version')))
  ) as accepted (document, version)
    join private.consent_texts published using (document, version)
  on conflict do nothing; -- said again, the first time stands
end
$$;

create function public.set_time_zone(time_zone text) returns text
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  known text;
begin
  perform private.require_live_session();
  select p.time_zone into known from public.profiles p where p.id = auth.uid();
  -- Devices also report zones that are no place, such as UTC: what was known before says more.
  if set_time_zone.time_zone is distinct from known and private.parse_time_zone(set_time_zone.time_zone) is not null then
    update public.profiles p set time_zone = set_time_zone.time_zone where p.id = auth.uid() returning p.time_zone into known;
  end if;
  return known;
end
$$;
comment on function public.set_time_zone(text) is
  'Stores the caller''s time zone, for the times in e-mails, unless it is not the IANA name of a place. Returns what is stored.';
revoke execute on function public.set_time_zone(text) from public;
grant execute on function public.set_time_zone(text) to authenticated;

create function private.zone_of(person uuid, as_professional boolean default false) returns text
language sql stable
set search_path = ''
as $$
  select coalesce(
    case when as_professional then (select a.time_zone from public.agenda_settings a where a.professional_id = person) end,
    p.time_zone,
    case p.state
      when 'AC' then 'America/Rio_Branco'
      when 'AM' then 'America/Manaus'
      when 'RO' then 'America/Porto_Velho'
      when 'RR' then 'America/Boa_Vista'
      when 'MT' then 'America/Cuiaba'
      when 'MS' then 'America/Campo_Grande'
    end,
    'America/Sao_Paulo')
  from public.profiles p where p.id = person
$$;
comment on function private.zone_of(uuid, boolean) is
  'The time zone in which e-mails name times to a user: as a professional that of the agenda, else the device''s, else the '
  'state''s where it is not that of Brasília.';

-- What a sign-up said stays when the rest is said again, and a person's copy of their data holds the zone. Changed in place:
-- nothing else of these long functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('public.restate_sign_up(jsonb)', '''registration'', p.registration)',
        '''registration'', p.registration, ''time_zone'', p.time_zone)'),
      ('private.copy_of(uuid)', 'cpf, cnpj, city, state, birth_date', 'cpf, cnpj, city, state, time_zone, birth_date')
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
