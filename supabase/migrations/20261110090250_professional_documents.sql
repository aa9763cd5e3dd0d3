-- The documents of an application: private files under their owner's identifier.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('professional-documents', 'professional-documents', false, 5242880,
  array['application/pdf', 'image/jpeg', 'image/png'])
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create function private.may_apply() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.profiles
    where id = (select auth.uid()) and role in ('patient', 'professional_pending') and not is_admin
  )
$$;
comment on function private.may_apply() is 'Whether the caller may send an application, and documents for it.';

create function private.is_sent_document(path text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from public.professional_applications where document_urls @> array[path])
$$;
comment on function private.is_sent_document(text) is 'Whether an application names the file.';

create function private.unsent_documents() returns int
language sql stable security definer
set search_path = ''
as $$
  select count(*)::int from storage.objects
  where bucket_id = 'professional-documents' and starts_with(name, (select auth.uid()) || '/')
    and not private.is_sent_document(name)
$$;
comment on function private.unsent_documents() is
  'How many files the caller has stored that no application names. Storing is limited by it, as anybody may sign up.';
create index professional_applications_documents_idx on public.professional_applications using gin (document_urls);

revoke execute on function private.may_apply(), private.is_sent_document(text), private.unsent_documents() from public;
grant execute on function private.may_apply(), private.is_sent_document(text), private.unsent_documents()
  to authenticated;

create policy "Owners and admins read professional documents" on storage.objects
  for select to authenticated
  using (bucket_id = 'professional-documents'
    and ((storage.foldername(name))[1] = (select auth.uid())::text or (select private.is_admin())));
create policy "Applicants add documents to their own folder" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'professional-documents'
    and (select private.may_apply())
    and (select private.unsent_documents()) < 40
    and not private.is_sent_document(name)
    and name ~ ('^' || (select auth.uid()) || '/[0-9]{10,16}-[A-Za-z0-9][A-Za-z0-9._-]{0,99}\.(pdf|jpg|jpeg|png)$'));
create policy "Owners remove documents they have not sent" on storage.objects
  for delete to authenticated
  using (bucket_id = 'professional-documents'
    and (storage.foldername(name))[1] = (select auth.uid())::text and not private.is_sent_document(name));

-- What the file really is. Names and content types are what somebody says; the service looks at the bytes. It notes the
-- stored file's identifier, not its path: nobody may change a file, but its owner may put another in its place.
create table private.verified_documents (
  object_id uuid primary key,
  kind text not null check (kind in ('application/pdf', 'image/jpeg', 'image/png')),
  verified_at timestamptz not null default private.now()
);
comment on table private.verified_documents is
  'Documents whose first bytes are those of a PDF, JPEG or PNG. Written by the function verify-document.';
comment on column private.verified_documents.kind is 'What the bytes say it is.';
comment on column private.verified_documents.object_id is
  'Of storage.objects, without a foreign key: that table is the storage server''s, and a file may go.';
alter table private.verified_documents enable row level security;
revoke all on private.verified_documents from anon, authenticated;

create function public.stored_document(path text) returns uuid
language sql stable security definer
set search_path = ''
as $$
  select id from storage.objects where bucket_id = 'professional-documents' and name = path
$$;
comment on function public.stored_document(text) is
  'Identifier of a stored document; null when there is none. Asked before its bytes are read. Service only.';

create function public.document_verified(object_id uuid, kind text) returns void
language sql security definer
set search_path = ''
as $$
  insert into private.verified_documents (object_id, kind) values (object_id, kind) on conflict do nothing
$$;
comment on function public.document_verified(uuid, text) is 'The service has looked at the file. Service only.';
revoke execute on function public.stored_document(text), public.document_verified(uuid, text)
  from public, anon, authenticated;

create function private.own_documents(owner uuid, paths text[]) returns boolean
language sql stable
set search_path = ''
as $$
  select cardinality(coalesce(paths, '{}')) <= 20 and coalesce(bool_and(
    path like owner || '/%'
    and exists (
      select from storage.objects o join private.verified_documents v on v.object_id = o.id
      where o.bucket_id = 'professional-documents' and o.name = path)), true)
  from unnest(paths) as wanted (path)
$$;
comment on function private.own_documents(uuid, text[]) is
  'Whether all the paths are stored and verified files of the person''s own folder.';
