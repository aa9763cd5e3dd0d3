-- The admins' bell says that a testimonial or a privacy request waits only while it does. Their notifications name the
-- row that waits, and are deleted when it is decided.

alter table public.notifications add column about_id uuid;
comment on column public.notifications.about_id is
  'The review or privacy request that waits for a decision, which deletes the notification; null: nothing waits.';
create index notifications_about_idx on public.notifications (about_id);

drop function private.tell_admins(text, text, text, text, uuid);
create function private.tell_admins(
  kind text, title text, body text, link text, names uuid default null, about uuid default null
) returns void
language sql
set search_path = ''
as $$
  insert into public.notifications (user_id, kind, title, body, link, subject_id, about_id)
  select id, kind, title, body, link, names, about from public.profiles where role = 'admin' or is_admin
$$;
comment on function private.tell_admins(text, text, text, text, uuid, uuid) is
  'names: the person named in the body; about: the row that waits for a decision.';

create or replace function private.tell_of_testimonial() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.tell_admins('testimonial', 'Depoimento para ler', 'Um depoimento aguarda publicação.',
    '/admin/depoimentos', about => new.id);
  return null;
end
$$;

create or replace function private.tell_of_privacy_request() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.tell_admins('contact', 'Pedido sobre dados pessoais', 'Uma pessoa exerce um direito da LGPD.',
    '/admin/mensagens?aba=privacidade', about => new.id);
  return null;
end
$$;

create function private.take_back_notifications() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.notifications where id in (
    select n.id from public.notifications n where n.about_id = new.id order by n.id for update);
  return null;
end
$$;
comment on function private.take_back_notifications() is 'Deletes what the admins were told of a row that is now decided.';
create trigger take_back_notifications after update of testimonial_status on public.reviews
  for each row when (old.testimonial_status = 'pending' and new.testimonial_status <> 'pending')
  execute function private.take_back_notifications();
create trigger take_back_notifications after update of status on public.privacy_requests
  for each row when (old.status in ('open', 'in_progress') and new.status not in ('open', 'in_progress'))
  execute function private.take_back_notifications();

-- Existing notifications. One was made in the same transaction as its row, so both have the same time.
create view private.told_rows as
  select '/admin/depoimentos' as link, id, created_at, testimonial_status = 'pending' as waits
  from public.reviews where testimonial_status <> 'none'
  union all
  select '/admin/mensagens?aba=privacidade', id, created_at, status in ('open', 'in_progress')
  from public.privacy_requests;

update public.notifications n set about_id = t.id from private.told_rows t
where n.link = t.link and n.created_at = t.created_at and n.kind in ('testimonial', 'contact');

-- Those of the demonstration have other times: the newest belongs to the newest row that waits.
update public.notifications n set about_id = waiting.id
from (
  select id, user_id, link, row_number() over (partition by user_id, link order by created_at desc, id desc) as place
  from public.notifications where about_id is null
) as told
  join (
    select t.id, t.link, p.id as user_id,
      row_number() over (partition by p.id, t.link order by t.created_at desc, t.id desc) as place
    from private.told_rows t, public.profiles p
    where t.waits and (p.role = 'admin' or p.is_admin)
      and not exists (select from public.notifications n where n.user_id = p.id and n.about_id = t.id)
  ) as waiting using (user_id, link, place)
where n.id = told.id and n.kind in ('testimonial', 'contact');

delete from public.notifications n
where n.kind in ('testimonial', 'contact') and n.link in (select link from private.told_rows)
  and not exists (select from private.told_rows t where t.id = n.about_id and t.waits);
drop view private.told_rows;
