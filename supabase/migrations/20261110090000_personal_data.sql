-- What the profile page shows and saves beside the name: birth date, how a person wants to be
-- told of things, and whom to call in an emergency.

alter table public.profiles
  add column birth_date date check (birth_date between '1900-01-01' and '2100-01-01'),
  add column contact_email boolean not null default true,
  add column contact_sms boolean not null default false,
  add column contact_push boolean not null default true,
  add column emergency_name text check (char_length(emergency_name) <= 120),
  add column emergency_relation text check (char_length(emergency_relation) <= 60),
  add column emergency_phone text check (emergency_phone ~ '^[1-9][1-9](9[0-9]{8}|[2-5][0-9]{7})$');
comment on column public.profiles.contact_email is 'Wants e-mails. A session''s link is sent in any case.';
comment on column public.profiles.contact_sms is 'Kept for the day messages are sent.';
comment on column public.profiles.contact_push is 'Kept for the day pushes are sent.';
comment on column public.profiles.emergency_relation is 'What the person to call is to this one.';
comment on column public.profiles.emergency_phone is 'Area code and number, digits only.';

grant select (birth_date, contact_email, contact_sms, contact_push, emergency_name, emergency_relation,
  emergency_phone) on public.profiles to authenticated;
grant update (birth_date, contact_email, contact_sms, contact_push, emergency_name, emergency_relation,
  emergency_phone, updated_at) on public.profiles to authenticated;

-- People write these past the procedures.
create trigger one_line_texts
  before insert or update of full_name, city, state, emergency_name, emergency_relation on public.profiles
  for each row
  execute function private.one_line_texts('full_name', 'city', 'state', 'emergency_name', 'emergency_relation');

create function private.keep_name() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.refuse('fields_required', 'A name shows something.');
end
$$;
-- After the one above: triggers fire in the order of their names.
create trigger who_has_a_name_keeps_one
  before update of full_name on public.profiles
  for each row
  when (old.full_name <> '' and new.full_name = '' and current_user = 'authenticated')
  execute function private.keep_name();
