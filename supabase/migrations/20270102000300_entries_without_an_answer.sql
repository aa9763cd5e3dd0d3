-- A page whose entering had no answer leaves as if it had not entered: a professional who gave up there did not come.
create or replace function private.broadcast_visit() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.broadcast(array['person:' || c.patient_id, 'person:' || c.professional_id], 'consultations',
    jsonb_build_object('id', c.id))
  from public.consultations c where c.id = coalesce(new.consultation_id, old.consultation_id);
  return null;
end
$$;
revoke execute on function private.broadcast_visit() from public;
create trigger broadcast_forgetting after delete on private.room_visits
  for each row execute function private.broadcast_visit();

drop function public.leave_room(uuid, uuid);
create function public.leave_room(consultation_id uuid, page uuid, entered boolean default true) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  consultation public.consultations := private.own_room(leave_room.consultation_id);
  my_side constant text := case auth.uid() when consultation.patient_id then 'patient' else 'professional' end;
begin
  if leave_room.entered is false then
    -- It has not called since, as it does once it knows that it entered.
    delete from private.room_visits v
    where v.consultation_id = consultation.id and v.page = leave_room.page and v.left_at is null and v.side = my_side
      and v.seen_at = v.joined_at;
  end if;
  -- As in private.close_visits. A page beside the external link that a closed or ended room dismisses says nothing of its user.
  update private.room_visits v
  set left_at = case when private.is_silent(v) and not v.is_elsewhere then v.seen_at else private.now() end
  where v.consultation_id = consultation.id and v.page = leave_room.page and v.left_at is null and v.side = my_side
    and not (v.is_elsewhere and (not private.is_room_open(consultation) or private.room_ended_at(consultation) is not null));
end
$$;
comment on function public.leave_room(uuid, uuid, boolean) is
  'A page leaves the room. One that is not there changes nothing. Not entered: it does not know whether it entered, and then it did not.';
revoke execute on function public.leave_room(uuid, uuid, boolean) from public;
grant execute on function public.leave_room(uuid, uuid, boolean) to authenticated;
