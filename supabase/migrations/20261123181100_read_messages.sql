-- The admins' bell says how many contact messages are new. It is brought up to date when one is read or deleted, and the
-- notification is deleted with the last of them.

create function private.settle_contact_notification() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  place constant text := '/admin/mensagens';
  unread int;
  says text;
begin
  -- A deletion may be part of erasing a person, which holds locks that others wait for: it does not wait itself.
  if tg_op = 'UPDATE' then
    perform pg_advisory_xact_lock(hashtextextended('contact notification', 0));
  elsif not pg_try_advisory_xact_lock(hashtextextended('contact notification', 0)) then
    return null;
  end if;
  select count(*) into unread from public.contact_messages where read_at is null;
  says := case when unread > 1 then unread || ' mensagens novas' else 'Nova mensagem' end;
  if unread = 0 then
    delete from public.notifications where id in (select n.id from public.notifications n
      where n.kind = 'contact' and n.link = place order by n.id for update skip locked);
  else
    update public.notifications set title = says where id in (select n.id from public.notifications n
      where n.kind = 'contact' and n.link = place and n.read_at is null and n.title <> says
      order by n.id for update skip locked);
  end if;
  return null;
end
$$;
comment on function private.settle_contact_notification() is
  'Deletes the notification of contact messages when all are read, and else corrects their number.';
-- Deferred, so that two admins who read the last two messages at once see each other's.
create constraint trigger settle_contact_notification after update of read_at or delete on public.contact_messages
  deferrable initially deferred for each row when (old.read_at is null)
  execute function private.settle_contact_notification();

delete from public.notifications
where kind = 'contact' and link = '/admin/mensagens'
  and not exists (select from public.contact_messages where read_at is null);
