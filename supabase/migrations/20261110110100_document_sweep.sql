-- Documents that somebody stored for an application and never sent. A day after a week they go. The database says which;
-- the files are the storage server's, so the function sweep-documents removes them through its API.

create function public.sweep_documents(at_most int default 100) returns setof text
language plpgsql security definer
set search_path = ''
as $$
declare
  stored_before constant timestamptz := private.now() - interval '7 days';
  owners text[];
begin
  -- Whoever sends an application holds their profile: nobody names a file while it goes.
  select array_agg(held.id::text) into owners from (
    select p.id from public.profiles p
    where p.id in (
      select case when split_part(o.name, '/', 1) ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        then split_part(o.name, '/', 1)::uuid end
      from storage.objects o
      where o.bucket_id = 'professional-documents' and o.created_at < stored_before
        and not private.is_sent_document(o.name))
    order by p.id
    for no key update skip locked) held;
  return query
    with orphans as (
      select o.id, o.name from storage.objects o
      where o.bucket_id = 'professional-documents' and o.created_at < stored_before
        and not private.is_sent_document(o.name)
        and (split_part(o.name, '/', 1) = any (owners)
          or not exists (select from public.profiles p where p.id::text = split_part(o.name, '/', 1)))
      order by o.created_at, o.id
      limit least(greatest(coalesce(at_most, 100), 1), 1000)
    ), forgotten as (
      -- From here on it cannot be sent, whenever the file goes.
      delete from private.verified_documents v using orphans where v.object_id = orphans.id
    )
    select orphans.name from orphans;
end
$$;
comment on function public.sweep_documents(int) is
  'Paths of stored documents older than seven days that no application names, the oldest first; they cannot be sent any '
  'more. Answers them again until their files are gone. Service only.';
revoke execute on function public.sweep_documents(int) from public, anon, authenticated;

do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron')
    and exists (select from pg_extension where extname = 'pg_net') then
    perform cron.schedule('sweep-documents', '17 4 * * *', $job$select private.call_function('sweep-documents')$job$);
  end if;
end
$$;
