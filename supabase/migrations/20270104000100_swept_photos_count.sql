-- Swept uploads count for 24 hours. A photo that a profile shows is never swept.

comment on table private.photo_uploads is
  'Photos of the last 24 hours: those that publish-photo was asked to publish, and those that were swept without it.';

create or replace function public.sweep_photos(at_most int default 100) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  most constant int := least(greatest(coalesce(at_most, 100), 1), 300);
  originals json;
begin
  with waiting as (
    select o.id, o.name, o.created_at from storage.objects o
    where o.bucket_id = 'profile-photos-in' and o.created_at < private.now() - interval '1 hour'
    order by o.created_at, o.name limit most
  ), counted as (
    insert into private.photo_uploads (object_id, user_id, begun_at)
    select w.id, p.id, w.created_at from waiting w
    join public.profiles p on p.id::text = split_part(w.name, '/', 1)
    where w.created_at > private.now() - interval '24 hours'
    on conflict do nothing
  )
  select coalesce(json_agg(w.name order by w.created_at, w.name), '[]') into originals from waiting w;
  -- After the insert, which locks the profiles: an erasure locks them before the uploads.
  delete from private.photo_uploads where begun_at <= private.now() - interval '24 hours';
  return json_build_object(
    'originals', originals,
    'photos', (select coalesce(json_agg(due.address), '[]') from (
      select l.address from private.photo_leftovers l
      where l.remove_from <= private.now() and not exists (select from public.professionals p
        where p.user_id = split_part(l.address, '/', 1)::uuid and private.photo_address(p.profile_image_url) = l.address)
      order by l.remove_from, l.address limit most) as due));
end
$$;
comment on function public.sweep_photos(int) is
  'Files to remove: paths of photos that were sent an hour ago and are still there, which go on counting for 24 hours, and '
  'addresses of photos that no profile shows. Answers them again until they are gone (photos_swept). Service only.';

create or replace function private.call_sweep_photos() returns bigint
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.photo_uploads where begun_at <= private.now() - interval '24 hours';
  if not exists (select from private.photo_leftovers where remove_from <= private.now())
    and not exists (select from storage.objects
      where bucket_id = 'profile-photos-in' and created_at < private.now() - interval '1 hour') then
    return null;
  end if;
  return private.call_function('sweep-photos');
end
$$;
comment on function private.call_sweep_photos() is
  'Forgets uploads after 24 hours and calls the function sweep-photos where files wait to be removed; answers the request''s '
  'number in pg_net. A job.';
