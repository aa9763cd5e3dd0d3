-- Lists that were cut at a number without saying so are read page by page; what counts all of them is counted here.

create or replace function public.history_summary(professional_user_id uuid default null, period text default null)
returns json
language sql stable security definer
set search_path = ''
as $$
  select json_build_object('total', count(*),
    'completed', count(*) filter (where c.status = 'completed'),
    'scheduled', count(*) filter (where c.status = 'scheduled'),
    'coming', count(*) filter (where c.status in ('pending', 'scheduled') and c.ends_at > private.now()),
    'reviewed', count(r.id))
  from public.consultations c left join public.reviews r on r.consultation_id = c.id
  where c.patient_id = (select auth.uid())
    and (history_summary.professional_user_id is null or c.professional_id = history_summary.professional_user_id)
    and (period is null
      or c.starts_at >= private.period_start(period) and c.starts_at < private.period_end(period))
$$;
comment on function public.history_summary(uuid, text) is
  'How many consultations patient_history lists in all with these filters, by outcome, how many are still to come or '
  'running (pending ones included), and how many are reviewed.';

drop function public.conversations();
create function public.conversations(
  cursor_at timestamptz default null, cursor_id uuid default null, page_size int default 100
) returns table (
  consultation_id uuid, other_name text, other_image_url text, status public.consultation_status,
  starts_at timestamptz, last_message text, last_sender text, last_message_at timestamptz, unread int, as_patient boolean
)
language sql stable security definer
set search_path = ''
as $$
  select c.id,
    case (select auth.uid()) when c.patient_id then c.professional_name else c.patient_name end,
    case (select auth.uid()) when c.patient_id then p.profile_image_url end,
    c.status, c.starts_at, newest.content, newest.sender, newest.created_at,
    (select count(*)::int from public.chat_messages m
     where m.consultation_id = c.id and m.sender_id <> (select auth.uid())
       and m.created_at > coalesce(r.last_read_at, '-infinity')),
    (select auth.uid()) = c.patient_id
  from public.consultations c
    join public.professionals p on p.user_id = c.professional_id
    left join public.chat_reads r on r.consultation_id = c.id and r.user_id = (select auth.uid())
    cross join lateral (
      select m.content, m.sender, m.created_at from public.chat_messages m
      where m.consultation_id = c.id order by m.created_at desc, m.id desc limit 1
    ) as newest
  where (select auth.uid()) in (c.patient_id, c.professional_id)
    and (cursor_id is null or (newest.created_at, c.id) < (cursor_at, cursor_id))
  order by newest.created_at desc, c.id desc
  limit least(greatest(coalesce(page_size, 100), 1), 100)
$$;
comment on function public.conversations(timestamptz, uuid, int) is
  'A page of the caller''s conversations that have a message, as patient or professional, the newest message first, by the '
  'key (last_message_at, consultation_id): name and picture of the other, the last message, and how many wait to be read.';
revoke execute on function public.conversations(timestamptz, uuid, int) from public;
grant execute on function public.conversations(timestamptz, uuid, int) to authenticated;
