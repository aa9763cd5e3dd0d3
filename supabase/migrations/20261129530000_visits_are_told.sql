-- The two of a consultation hear of each other's coming and going also before they are in its room.
create function private.broadcast_visit() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.broadcast(array['person:' || c.patient_id, 'person:' || c.professional_id], 'consultations',
    jsonb_build_object('id', c.id))
  from public.consultations c where c.id = new.consultation_id;
  return null;
end
$$;
comment on function private.broadcast_visit() is 'Tells the two of a consultation that one of them entered or left its room.';
revoke execute on function private.broadcast_visit() from public;
create trigger broadcast_entering after insert on private.room_visits
  for each row execute function private.broadcast_visit();
create trigger broadcast_leaving after update of left_at on private.room_visits
  for each row when (old.left_at is distinct from new.left_at) execute function private.broadcast_visit();
