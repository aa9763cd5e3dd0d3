-- Photos of professionals: sent to a private bucket, published in sizes in a public one that only the service writes.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('profile-photos-in', 'profile-photos-in', false, 1048576, array['image/jpeg']),
  ('profile-photos', 'profile-photos', true, 524288, array['image/webp'])
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

comment on column public.professionals.profile_image_url is
  'Address of the photo of 512 px (publish_photo), beside which those of 96 and 256 px are, without an origin where API and portal '
  'share it; in a demonstration a drawing; null: initials are shown.';

create table private.photo_uploads (
  object_id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  begun_at timestamptz not null default private.now()
);
comment on table private.photo_uploads is 'Photos that the function publish-photo was asked to publish in the last 24 hours.';
comment on column private.photo_uploads.object_id is
  'Of storage.objects, without a foreign key: that table is the storage server''s, and the file is removed.';
comment on column private.photo_uploads.begun_at is 'When the function was first asked; an upload counts for 24 hours from then.';
create index photo_uploads_user_idx on private.photo_uploads (user_id, begun_at);

create table private.photo_leftovers (
  address text primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  remove_from timestamptz not null
);
comment on table private.photo_leftovers is
  'Files in the bucket profile-photos that no profile shows: not yet, or no longer. The function sweep-photos removes them.';
comment on column private.photo_leftovers.address is 'Their path without the size: owner and hash.';
comment on column private.photo_leftovers.remove_from is 'From when on they are removed: a photo is published within ten minutes or never.';
create index photo_leftovers_user_idx on private.photo_leftovers (user_id);
create index photo_leftovers_due_idx on private.photo_leftovers (remove_from);

alter table private.photo_uploads enable row level security;
alter table private.photo_leftovers enable row level security;
revoke all on private.photo_uploads, private.photo_leftovers from anon, authenticated;

create function private.publishes_photos() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from public.professionals p where p.user_id = (select auth.uid()) and p.approval_status = 'approved')
$$;
comment on function private.publishes_photos() is 'Whether the caller is an approved professional.';

create function private.hold_photos(owner uuid) returns void
language sql
set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('photos ' || owner, 0)) $$;
comment on function private.hold_photos(uuid) is 'Storing and publishing photos of one person: one at a time, until the transaction ends.';

create function private.photos_of_a_day() returns int
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  -- Each statement of a volatile function sees what was committed while it waited.
  perform private.hold_photos(auth.uid());
  return (
    select count(*)::int from (
      select u.object_id from private.photo_uploads u
      where u.user_id = auth.uid() and u.begun_at > private.now() - interval '24 hours'
      union
      select o.id from storage.objects o
      where o.bucket_id = 'profile-photos-in' and starts_with(o.name, auth.uid() || '/')) as photos);
end
$$;
comment on function private.photos_of_a_day() is
  'How many photos the caller has sent in the last 24 hours: those that publishing has begun for, and those that wait.';

create policy "Professionals add photos to their own folder" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'profile-photos-in'
    and (select private.has_live_session())
    and (select private.publishes_photos())
    and (select private.photos_of_a_day()) < 10
    and name ~ ('^' || (select auth.uid()) || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.jpg$'));
create policy "Owners read the photos that they have sent" on storage.objects
  for select to authenticated
  using (bucket_id = 'profile-photos-in' and (storage.foldername(name))[1] = (select auth.uid())::text);

create function public.begin_photo(path text) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  original uuid;
begin
  perform private.require_live_session();
  if not private.publishes_photos() then
    perform private.refuse('not_allowed', 'Only approved professionals publish a photo.');
  end if;
  perform private.hold_photos(auth.uid());
  select o.id into original from storage.objects o
  where o.bucket_id = 'profile-photos-in' and o.name = begin_photo.path and starts_with(o.name, auth.uid() || '/');
  if not found then
    perform private.refuse('photo_not_found', 'The caller has sent no photo with this path.');
  end if;
  if not exists (select from private.photo_uploads u where u.object_id = original) then
    if (select count(*) from private.photo_uploads u
      where u.user_id = auth.uid() and u.begun_at > private.now() - interval '24 hours') >= 10 then
      perform private.refuse('too_many_photos', 'Ten photos in 24 hours.');
    end if;
    insert into private.photo_uploads (object_id, user_id) values (original, auth.uid());
  end if;
  return original;
end
$$;
comment on function public.begin_photo(text) is
  'The stored photo that the caller wants to publish, which counts it. Refuses all but approved professionals (not_allowed), '
  'files of others (photo_not_found), and the eleventh in 24 hours (too_many_photos).';

create function public.stage_photo(object_id uuid, address text) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  owner uuid;
begin
  select u.user_id into owner from private.photo_uploads u where u.object_id = stage_photo.object_id;
  if owner is null or stage_photo.address !~ ('^' || owner || '/[0-9a-f]{32}$') then
    perform private.refuse('photo_not_found', 'No photo of this owner is being published.');
  end if;
  insert into private.photo_leftovers (address, user_id, remove_from)
  values (stage_photo.address, owner, private.now() + interval '10 minutes')
  on conflict (address) do update set remove_from = excluded.remove_from;
end
$$;
comment on function public.stage_photo(uuid, text) is
  'The service is about to write files at this address (owner and hash): they are removed unless publish_photo follows. '
  'Service only.';

create function public.publish_photo(object_id uuid, address text, origin text default '') returns text
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  owner uuid;
  shown constant text := coalesce(publish_photo.origin, '') || '/storage/v1/object/public/profile-photos/'
    || publish_photo.address || '-512.webp';
begin
  if publish_photo.origin !~ '^(https?://[a-z0-9.:-]+)?$' then
    perform private.refuse('fields_invalid', 'The origin of the API, or nothing.');
  end if;
  select p.user_id into owner from public.professionals p
  join private.photo_uploads u on u.user_id = p.user_id
  where u.object_id = publish_photo.object_id and p.approval_status = 'approved' for no key update of p;
  if not found then
    perform private.refuse('not_allowed', 'Only approved professionals publish a photo.');
  end if;
  delete from private.photo_leftovers l
  where l.address = publish_photo.address and l.user_id = owner and l.remove_from > private.now() + interval '1 minute';
  if not found then
    perform private.refuse('photo_not_found', 'No photo was staged at this address within the last nine minutes.');
  end if;
  update public.professionals p set profile_image_url = shown where p.user_id = owner;
  return shown;
end
$$;
comment on function public.publish_photo(uuid, text, text) is
  'Shows the staged photo in its owner''s profile; the one before is removed. origin: of the API where the portal has another. '
  'Answers the address. Service only.';

create function private.drop_photo() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.approval_status <> 'approved' then
    new.profile_image_url := null;
  end if;
  if new.profile_image_url is distinct from old.profile_image_url then
    insert into private.photo_leftovers as l (address, user_id, remove_from)
    select photo.parts[2], old.user_id, private.now()
    from regexp_match(old.profile_image_url, '^(https?://[^/]+)?/storage/v1/object/public/profile-photos/(.+)-512\.webp$') as photo (parts)
    where photo.parts is not null
    on conflict (address) do update set remove_from = excluded.remove_from;
  end if;
  return new;
end
$$;
comment on function private.drop_photo() is
  'Trigger. A professional who is suspended, or blocked, loses the photo; files that no profile shows any more are removed.';
create trigger drop_photo before update on public.professionals
  for each row when (old.profile_image_url is not null) execute function private.drop_photo();

create function public.remove_own_photo() returns json
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.require_live_session();
  if not private.publishes_photos() then
    perform private.refuse('not_allowed', 'Only approved professionals have a photo.');
  end if;
  update public.professionals p set profile_image_url = null where p.user_id = auth.uid();
  return public.own_public_profile();
end
$$;
comment on function public.remove_own_photo() is 'Removes the caller''s photo and answers own_public_profile.';

create function public.remove_photo(professional_user_id uuid, reason text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  why constant text := private.trimmed(remove_photo.reason);
begin
  perform private.require_capability('content.moderate');
  if (char_length(why) between 3 and 500) is not true then
    perform private.refuse('reason_required', 'A reason of 3 to 500 characters.');
  end if;
  update public.professionals p set profile_image_url = null
  where p.user_id = remove_photo.professional_user_id and p.profile_image_url is not null;
  if not found then
    perform private.refuse('photo_not_found', 'This professional has no photo.');
  end if;
  insert into public.audit_log (actor_id, subject_table, subject_id, action, after)
  values (auth.uid(), 'professionals', remove_photo.professional_user_id, 'update',
    jsonb_build_object('photo_removed', true, 'reason', why));
  perform private.tell(remove_photo.professional_user_id, 'decision', 'Sua foto foi removida', why, '/professional/perfil');
end
$$;
comment on function public.remove_photo(uuid, text) is
  'The team removes a professional''s photo, with a reason that the professional reads and the log keeps.';

create function public.sweep_photos(at_most int default 100) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  most constant int := least(greatest(coalesce(at_most, 100), 1), 300);
begin
  delete from private.photo_uploads where begun_at <= private.now() - interval '24 hours';
  return json_build_object(
    'originals', (select coalesce(json_agg(o.name), '[]') from (
      select name from storage.objects
      where bucket_id = 'profile-photos-in' and created_at < private.now() - interval '1 hour'
      order by created_at, name limit most) as o),
    'photos', (select coalesce(json_agg(l.address), '[]') from (
      select address from private.photo_leftovers where remove_from <= private.now()
      order by remove_from, address limit most) as l));
end
$$;
comment on function public.sweep_photos(int) is
  'Files to remove: paths of photos that were sent an hour ago and are still there, and addresses of photos that no profile '
  'shows. Answers them again until they are gone (photos_swept). Service only.';

create function public.photos_swept(addresses text[]) returns void
language sql security definer
set search_path = ''
as $$ delete from private.photo_leftovers where address = any (addresses) and remove_from <= private.now() $$;
comment on function public.photos_swept(text[]) is 'The files at these addresses are removed. Service only.';

create function private.call_sweep_photos() returns bigint
language plpgsql security definer
set search_path = ''
as $$
begin
  if not exists (select from private.photo_leftovers where remove_from <= private.now())
    and not exists (select from storage.objects
      where bucket_id = 'profile-photos-in' and created_at < private.now() - interval '1 hour') then
    return null;
  end if;
  return private.call_function('sweep-photos');
end
$$;
comment on function private.call_sweep_photos() is
  'Calls the function sweep-photos where files wait to be removed; answers the request''s number in pg_net. A job.';

revoke all on function private.publishes_photos(), private.hold_photos(uuid), private.photos_of_a_day(), private.drop_photo(),
  private.call_sweep_photos(), public.begin_photo(text), public.remove_own_photo(), public.remove_photo(uuid, text) from public;
revoke all on function public.stage_photo(uuid, text), public.publish_photo(uuid, text, text), public.sweep_photos(int),
  public.photos_swept(text[]) from public, anon, authenticated;
grant execute on function private.publishes_photos(), private.photos_of_a_day(), public.begin_photo(text),
  public.remove_own_photo(), public.remove_photo(uuid, text) to authenticated;

do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron')
    and exists (select from pg_extension where extname = 'pg_net') then
    perform cron.schedule('sweep-photos', '* * * * *', 'select private.call_sweep_photos()');
  end if;
end
$$;

-- An erasure also waits for the photos' files.
create or replace function private.erasure_answer(request public.privacy_requests) returns json
language plpgsql
set search_path = ''
as $$
declare
  documents constant json := (select json_agg(o.name order by o.name) from storage.objects o
    where o.bucket_id = 'professional-documents' and starts_with(o.name, request.user_id || '/'));
  photos constant json := (select json_agg(json_build_object('bucket', o.bucket_id, 'name', o.name) order by o.name)
    from storage.objects o
    where o.bucket_id in ('profile-photos', 'profile-photos-in') and starts_with(o.name, request.user_id || '/'));
begin
  if documents is null and photos is null then
    update public.privacy_requests r set user_id = null where r.user_id = request.user_id;
  end if;
  return json_build_object('request_id', request.id, 'status', request.status, 'kept', request.kept,
    'documents', coalesce(documents, '[]'), 'photos', coalesce(photos, '[]'));
end
$$;

-- The copy of one's own data names the files. Changed in place: nothing else of this long function is new.
do $$
declare
  name constant regprocedure := 'private.copy_of(uuid)';
  old constant text := '    private.section(''Perfil profissional'',';
  section constant text := $new$    private.section('Foto do perfil', 'Os arquivos da sua foto, pelo nome: os da pasta profile-photos aparecem no seu perfil.',
      'select bucket_id as folder, name, metadata ->> ''size'' as size, created_at from storage.objects
       where bucket_id in (''profile-photos'', ''profile-photos-in'') and starts_with(name, $1 || ''/'')
       order by created_at, name', person),
$new$;
  definition constant text := pg_get_functiondef(name);
begin
  if strpos(definition, old) = 0 then
    raise exception '% does not contain "%"', name, old;
  end if;
  execute replace(definition, old, section || old);
end
$$;
do $$
declare
  name constant regprocedure := 'private.readable(json)';
  old constant text := '"full_name": "nome_completo"';
  definition constant text := pg_get_functiondef(name);
begin
  if strpos(definition, old) = 0 then
    raise exception '% does not contain "%"', name, old;
  end if;
  execute replace(definition, old, old || ', "folder": "pasta", "photo_removed": "foto_removida"');
end
$$;
