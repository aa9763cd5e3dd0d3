-- A CRM may be typed without the council's letters, "12345/SP", as sign-up has always read it.
create or replace function private.parse_registration(input text, profession public.profession) returns text
language sql immutable
set search_path = ''
as $$
  select case
    when profession = 'psychologist' then
      'CRP ' || substring(number from '([0-9]{2})/') || '/' || regexp_replace(split_part(number, '/', 2), '[.-]', '', 'g')
    when number ~ '^CRM[ /-][A-Z]' then 'CRM ' || substr(number, 8) || '/' || substr(number, 5, 2)
    when number ~ '/[0-9]' then 'CRM ' || split_part(number, '/', 2) || '/' || ufs[substring(number from '([0-9]{2})/')::int]
    else 'CRM ' || translate(regexp_replace(number, '^CRM ', ''), '-', '/')
  end
  from (select upper(regexp_replace(private.trimmed(input), '\s+', ' ', 'g')) as number) typed,
    -- In the order of the sign-up form's codes, 01 to 27.
    (select '{AC,AL,AP,AM,BA,CE,DF,ES,GO,MA,MT,MS,MG,PA,PB,PR,PE,PI,RJ,RN,RS,RO,RR,SC,SP,SE,TO}'::text[] as ufs) states,
    lateral (select '(' || array_to_string(ufs, '|') || ')' as uf, '(0[1-9]|1[0-9]|2[0-7])/' as coded) forms
  where number ~ case profession
    when 'psychologist' then '^(CRP[ -]?)?' || coded || '[0-9]([.-]?[0-9]){3,6}$'
    else '^((CRM[ -])?' || coded || '[0-9]{1,6}|CRM[ /-]' || uf || ' [0-9]{1,6}|(CRM )?[0-9]{1,6}[/-]' || uf
      || '|CRM [0-9]{1,6})$'
  end
$$;
comment on function private.parse_registration(text, public.profession) is
  'A CRP or CRM of the profession''s council as the portal reads and shows it (shared-domain/registration): '
  '"CRP 06/123456", "CRM 12345/SP" or "CRM 12345", also from "CRP-06/12345", "06/123456-7", "CRM-25/123456", '
  '"12345-SP", "CRM/SP 12345"; else null.';
