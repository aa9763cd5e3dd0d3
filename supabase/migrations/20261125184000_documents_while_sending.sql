-- A document that an application names stays, also when its owner removes it while the application is being sent. Storing
-- files waits for the same lock already (private.unsent_documents), so nothing takes the place of a checked file either.

create function private.hold_documents(owner uuid) returns void
language sql
set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('documents ' || owner, 0)) $$;
comment on function private.hold_documents(uuid) is
  'Storing, removing and sending documents of one person: one at a time, until the transaction ends.';
revoke execute on function private.hold_documents(uuid) from public;

create function private.may_remove_document(path text) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Each statement of a volatile function sees what was committed while it waited.
  perform private.hold_documents(auth.uid());
  return not private.is_sent_document(path);
end
$$;
comment on function private.may_remove_document(text) is
  'Whether no application names the file, nor will before the transaction ends.';
revoke execute on function private.may_remove_document(text) from public;
grant execute on function private.may_remove_document(text) to authenticated;

alter policy "Owners remove documents they have not sent" on storage.objects
  using (bucket_id = 'professional-documents'
    and (select private.has_live_session())
    and (storage.foldername(name))[1] = (select auth.uid())::text
    and private.may_remove_document(name));

-- Changed in place: nothing else of this long function is new.
do $$
declare
  name constant regprocedure := 'public.submit_professional_application(text, text, text, text, public.profession, text[], '
    'text, text, int, text[], public.form_of_address)';
  old constant text := '  perform private.check_application(';
  definition constant text := pg_get_functiondef(name);
begin
  if strpos(definition, old) = 0 then
    raise exception '% does not contain "%"', name, old;
  end if;
  execute replace(definition, old, '  perform private.hold_documents(applicant.id);' || chr(10) || old);
end
$$;
