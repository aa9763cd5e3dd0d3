-- Blocking a full member took one other, where two decide about the team: who is blocked confirms nothing.
create or replace function private.account_to_block(person uuid, reason text) returns public.profiles
language plpgsql
set search_path = ''
as $$
declare
  account public.profiles;
begin
  -- After another change of the team.
  perform private.require_live_session(), pg_advisory_xact_lock(hashtextextended('team', 0));
  perform private.require_capability('people.block');
  if (char_length(private.trimmed(reason)) between 3 and 500) is not true then
    perform private.refuse('reason_required', 'A reason of 3 to 500 characters.');
  elsif person = auth.uid() then
    perform private.refuse('own_account', 'Another member of the team does this.');
  end if;
  -- The account first, as erasing does. Then everybody whose agenda changes, in the order of all.
  perform from auth.users u where u.id = person for update;
  perform private.lock_people(variadic array(
    select person union select c.professional_id from public.consultations c
      where c.patient_id = person and c.status in ('pending', 'scheduled')
    union select c.patient_id from public.consultations c
      where c.professional_id = person and c.status in ('pending', 'scheduled')));
  select * into account from public.profiles p where p.id = person and p.erased_at is null;
  if not found then
    perform private.refuse('person_not_found', 'No account has this identifier.');
  elsif exists (select from private.team_members m
    where m.user_id = person and (m.role = 'full' or not private.may('people.roles'))) then
    perform private.refuse('not_allowed', 'Full members block others of the team, and a full member leaves the team first.');
  end if;
  return account;
end
$$;
comment on function private.account_to_block(uuid, text) is
  'An account, locked, for a member of the team who may block it, with a reason. Nobody blocks the own one or a full member, who '
  'has to leave the team first. Only full members block others of the team.';
