-- Sign-up sends personal data as metadata. It moves to profiles and consents, and leaves the
-- auth tables in the same transaction, so that no token ever carries it.

create function private.check_digit(code text) returns text
language sql immutable strict
set search_path = ''
as $$
  select case when total % 11 < 2 then '0' else (11 - total % 11)::text end
  from (
    select sum((ascii(substr(code, place, 1)) - 48)
      * case when length(code) < 11 then length(code) + 2 - place
             else (length(code) - place) % 8 + 2 end) as total
    from generate_series(1, length(code)) as place
  ) weighed
$$;
comment on function private.check_digit(text) is
  'The next check digit of a CPF (9 or 10 digits before it) or CNPJ (12 or 13 characters).';

create function private.parse_cpf(input text) returns text
language sql immutable strict
set search_path = ''
as $$
  select digits
  -- Never \d: in some databases it takes the digits of other scripts, too.
  from (select regexp_replace(input, '[^0-9]', '', 'g') as digits) bare
  where digits ~ '^[0-9]{11}$' and digits !~ '^([0-9])\1{10}$'
    and right(digits, 2) = private.check_digit(left(digits, 9)) || private.check_digit(left(digits, 10))
$$;
comment on function private.parse_cpf(text) is 'Eleven digits of a valid CPF, masked or not; else null.';

create function private.parse_cnpj(input text) returns text
language sql immutable strict
set search_path = ''
as $$
  select code
  from (select upper(regexp_replace(input, '[^0-9A-Za-z]', '', 'g')) as code) bare
  where code ~ '^[0-9A-Z]{12}[0-9]{2}$' and code !~ '^(.)\1{13}$'
    and right(code, 2) = private.check_digit(left(code, 12)) || private.check_digit(left(code, 13))
$$;
comment on function private.parse_cnpj(text) is
  'Fourteen characters of a valid CNPJ, numeric or alphanumeric, masked or not; else null.';

create function private.parse_phone(input text) returns text
language sql immutable strict
set search_path = ''
as $$
  select substring(regexp_replace(input, '[^0-9]', '', 'g') from '^[1-9][1-9](?:9[0-9]{8}|[2-5][0-9]{7})$')
$$;

create function private.parse_registration(input text, profession public.profession) returns text
language sql immutable strict
set search_path = ''
as $$
  select case
    when profession = 'psychologist' then overlay(number placing ' ' from 4 for 1)
    when number ~ '^CRM[ -]\d\d/' then 'CRM ' || substr(number, 8) || '/' || ufs[substr(number, 5, 2)::int]
    when number ~ '^CRM[ /-][A-Z]' then 'CRM ' || substr(number, 8) || '/' || substr(number, 5, 2)
    else number
  end
  from (select upper(regexp_replace(private.trimmed(input), '\s+', ' ', 'g')) as number) typed,
    -- In the order of the sign-up form's codes, 01 to 27.
    (select '{AC,AL,AP,AM,BA,CE,DF,ES,GO,MA,MT,MS,MG,PA,PB,PR,PE,PI,RJ,RN,RS,RO,RR,SC,SP,SE,TO}'::text[] as ufs) states,
    lateral (select '(' || array_to_string(ufs, '|') || ')' as uf, '(0[1-9]|1[0-9]|2[0-7])/[0-9]{1,6}' as coded) forms
  where number ~ case profession
    when 'psychologist' then '^CRP[ -]' || coded || '$'
    else '^CRM([ -]' || coded || '|[ /-]' || uf || ' [0-9]{1,6}| [0-9]{1,6}(/' || uf || ')?)$'
  end
$$;
comment on function private.parse_registration(text, public.profession) is
  'A CRP or CRM of the profession''s council as the portal reads and shows it (shared-domain/registration): '
  '"CRP 06/123456", "CRM 12345/SP" or "CRM 12345", also from "CRP-06/12345", "CRM-25/123456", "CRM/SP 12345"; else null.';

create function private.said(metadata jsonb, key text) returns text
language sql immutable
set search_path = ''
as $$ select case when jsonb_typeof(metadata -> key) in ('string', 'number') then metadata ->> key end $$;
comment on function private.said(jsonb, text) is 'What metadata says in plain words; null for anything else, which no form of ours sends.';

create function private.said_name(metadata jsonb) returns text
language sql immutable
set search_path = ''
-- Cut before it is looked at, too: whoever sends a million blanks is not to keep the server busy.
as $$ select rtrim(left(private.one_line(left(private.said(metadata, 'full_name'), 1000)), 120)) $$;

create function private.without_personal_data(metadata jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(key,
    case key when 'full_name' then to_jsonb(private.said_name(metadata)) else value end), '{}')
  from jsonb_each(case when jsonb_typeof(metadata) = 'object' then metadata else '{}' end)
  where key in ('sub', 'email', 'email_verified', 'phone_verified') and octet_length(value::text) <= 300
    or key = 'full_name' and private.said_name(metadata) is not null
$$;
comment on function private.without_personal_data(jsonb) is
  'Metadata as the auth tables may keep it: what GoTrue itself writes, and the full name, as the profile has it. Every token '
  'carries them, and a person may send them, too; so none is longer than an address or a name can be.';

create function private.write_sign_up(person uuid, sent jsonb) returns void
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
    registration = private.parse_registration(private.said(sent, 'registration'), chosen)
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
comment on function private.write_sign_up(uuid, jsonb) is
  'Puts what a sign-up says of its person into the profile and the consents.';

create function private.has_signed_up(person uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from public.profiles where id = person and full_name <> '')
    and (select count(distinct document) from public.consents where user_id = person) = 2
$$;
comment on function private.has_signed_up(uuid) is
  'Whether the account says who its person is and has that person''s consent to both texts, in whatever version.';

create function private.require_sign_up(person uuid) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if not private.has_signed_up(person) then
    perform private.refuse('sign_up_incomplete', 'A full name and consent to both texts come first (restate_sign_up).');
  end if;
end
$$;
comment on function private.require_sign_up(uuid) is
  'Refuses care to an account without name or consents. Asked where a person enters into it: booking, and applying.';

create function private.create_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  sent jsonb := coalesce(new.raw_user_meta_data, '{}');
begin
  insert into public.profiles (id, email) values (new.id, coalesce(new.email, ''));
  perform private.write_sign_up(new.id, sent);
  update auth.users set raw_user_meta_data = private.without_personal_data(sent) where id = new.id;
  return null;
end
$$;
comment on function private.create_profile() is 'Role is always patient, whatever the metadata says.';
create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();

-- GoTrue writes the metadata again after creating the identity, from what it holds in memory,
-- and a signed-in person may send metadata too.
create function private.strip_user_metadata() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.raw_user_meta_data := private.without_personal_data(new.raw_user_meta_data);
  return new;
end
$$;
create trigger strip_user_metadata before update of raw_user_meta_data on auth.users
  for each row execute function private.strip_user_metadata();

create function private.strip_identity_data() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.identity_data := private.without_personal_data(new.identity_data);
  return new;
end
$$;
create trigger strip_identity_data before insert or update on auth.identities
  for each row execute function private.strip_identity_data();

create function private.follow_email() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.profiles set email = coalesce(new.email, '') where id = new.id;
  return null;
end
$$;
create trigger follow_email after update of email on auth.users
  for each row when (old.email is distinct from new.email)
  execute function private.follow_email();
