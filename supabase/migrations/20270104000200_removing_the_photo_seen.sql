-- The team removes the photo that it has seen; the professional may have replaced it since.
drop function public.remove_photo(uuid, text);
create function public.remove_photo(professional_user_id uuid, expected_url text, reason text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  why constant text := private.trimmed(remove_photo.reason);
  shown text;
begin
  perform private.require_capability('content.moderate');
  if (char_length(why) between 3 and 500) is not true then
    perform private.refuse('reason_required', 'A reason of 3 to 500 characters.');
  end if;
  select p.profile_image_url into shown from public.professionals p
  where p.user_id = remove_photo.professional_user_id for no key update;
  if shown is null then
    perform private.refuse('photo_not_found', 'This professional has no photo.');
  elsif shown is distinct from remove_photo.expected_url then
    perform private.refuse('photo_changed', 'The professional has published another photo since.');
  end if;
  update public.professionals p set profile_image_url = null where p.user_id = remove_photo.professional_user_id;
  insert into public.audit_log (actor_id, subject_table, subject_id, action, after)
  values (auth.uid(), 'professionals', remove_photo.professional_user_id, 'update',
    jsonb_build_object('photo_removed', true, 'reason', why));
  perform private.tell(remove_photo.professional_user_id, 'decision', 'Sua foto foi removida', why, '/professional/perfil');
end
$$;
comment on function public.remove_photo(uuid, text, text) is
  'The team removes the photo that it has looked at (expected_url, else photo_changed), with a reason that the professional '
  'reads and the log keeps.';

revoke all on function public.remove_photo(uuid, text, text) from public;
grant execute on function public.remove_photo(uuid, text, text) to authenticated;
