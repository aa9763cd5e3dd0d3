-- Each upload is published once. Files are listed until they are removed, also after their account is deleted.

create function private.photo_address(url text) returns text
language sql immutable
set search_path = ''
as $$
  select (regexp_match(url,
    '^(?:https?://[^/]+)?/storage/v1/object/public/profile-photos/([0-9a-f-]{36}/[0-9a-f]{32})-512\.webp$'))[1]
$$;
comment on function private.photo_address(text) is
  'Owner and hash of the photo that a URL shows, whatever its origin; null for any other URL.';

alter table private.photo_uploads add column is_published boolean not null default false;
comment on column private.photo_uploads.is_published is 'Whether a profile has shown it; it is not published again.';

-- Deleting an account keeps its addresses: without them its files would stay public.
alter table private.photo_leftovers drop column user_id;
comment on table private.photo_leftovers is
  'Files in the bucket profile-photos that no profile shows: not yet, or no longer. The function sweep-photos removes them. '
  'Without a foreign key: they outlive the account.';

drop function public.stage_photo(uuid, text);
create function public.stage_photo(object_id uuid, address text) returns text
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  upload private.photo_uploads;
  shown text;
begin
  select * into upload from private.photo_uploads u where u.object_id = stage_photo.object_id for update;
  if not found or stage_photo.address !~ ('^' || upload.user_id || '/[0-9a-f]{32}$') then
    perform private.refuse('photo_not_found', 'No photo of this owner is being published.');
  end if;
  if upload.is_published then
    select p.profile_image_url into shown from public.professionals p
    where p.user_id = upload.user_id and private.photo_address(p.profile_image_url) = stage_photo.address;
    if not found then
      perform private.refuse('photo_not_found', 'This upload was published, and its photo is no longer shown.');
    end if;
    return shown;
  end if;
  -- Staged files are due after ten minutes. Files that are being removed must not be written again.
  if upload.begun_at <= private.now() - interval '9 minutes' then
    perform private.refuse('photo_not_found', 'Publishing this upload began more than nine minutes ago.');
  end if;
  insert into private.photo_leftovers (address, remove_from)
  values (stage_photo.address, private.now() + interval '10 minutes')
  on conflict (address) do update set remove_from = excluded.remove_from;
  return null;
end
$$;
comment on function public.stage_photo(uuid, text) is
  'The service is about to write files at this address (owner and hash): they are removed unless publish_photo follows. '
  'Answers null, or the URL where the profile shows this upload already, which needs no files. Service only.';

create or replace function public.publish_photo(object_id uuid, address text, origin text default '') returns text
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  owner uuid;
  earlier text;
  shown constant text := coalesce(publish_photo.origin, '') || '/storage/v1/object/public/profile-photos/'
    || publish_photo.address || '-512.webp';
begin
  if publish_photo.origin !~ '^(https?://[a-z0-9.:-]+)?$' then
    perform private.refuse('fields_invalid', 'The origin of the API, or nothing.');
  end if;
  select p.user_id, p.profile_image_url into owner, earlier from public.professionals p
  join private.photo_uploads u on u.user_id = p.user_id
  where u.object_id = publish_photo.object_id and p.approval_status = 'approved' for no key update of p;
  if not found then
    perform private.refuse('not_allowed', 'Only approved professionals publish a photo.');
  end if;
  -- A second request for the same upload.
  if private.photo_address(earlier) = publish_photo.address then
    return earlier;
  end if;
  -- Locked in the order of stage_photo: upload, then address.
  update private.photo_uploads u set is_published = true where u.object_id = publish_photo.object_id;
  delete from private.photo_leftovers l
  where l.address = publish_photo.address and starts_with(l.address, owner || '/')
    and l.remove_from > private.now() + interval '1 minute';
  if not found then
    perform private.refuse('photo_not_found', 'No photo was staged at this address within the last nine minutes.');
  end if;
  update public.professionals p set profile_image_url = shown where p.user_id = owner;
  return shown;
end
$$;
comment on function public.publish_photo(uuid, text, text) is
  'Shows the staged photo in its owner''s profile; the one before is removed. origin: of the API where the portal has another. '
  'Answers the URL, also for a photo that is shown already. Service only.';

create function public.uncount_photo(object_id uuid) returns void
language sql security definer
set search_path = ''
as $$
  delete from private.photo_uploads u where u.object_id = uncount_photo.object_id and not u.is_published
$$;
comment on function public.uncount_photo(uuid) is
  'The host cannot publish photos, so this one does not count towards the ten of a day. Service only.';

create or replace function private.drop_photo() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  before constant text := private.photo_address(old.profile_image_url);
begin
  if tg_op = 'UPDATE' then
    if new.approval_status <> 'approved' then
      new.profile_image_url := null;
    end if;
    -- The same photo at another origin is not removed.
    if private.photo_address(new.profile_image_url) is not distinct from before then
      return new;
    end if;
  end if;
  if before is not null then
    insert into private.photo_leftovers as l (address, remove_from) values (before, private.now())
    on conflict (address) do update set remove_from = excluded.remove_from;
  end if;
  return coalesce(new, old);
end
$$;
comment on function private.drop_photo() is
  'Trigger. A professional who is suspended, or blocked, loses the photo; files that no profile shows any more are removed, '
  'also those of a deleted account.';
drop trigger drop_photo on public.professionals;
create trigger drop_photo before update or delete on public.professionals
  for each row when (old.profile_image_url is not null) execute function private.drop_photo();

revoke all on function private.photo_address(text) from public;
revoke all on function public.stage_photo(uuid, text), public.uncount_photo(uuid) from public, anon, authenticated;
