-- A professional's own patients, as a list.

create function public.list_patients(
  search text default null,
  situation text default null,
  sort_by text default 'name',
  after_id uuid default null,
  before_id uuid default null,
  from_end boolean default false,
  page_size int default 15
) returns json
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  professional constant uuid := (select p.user_id from public.professionals p
    where p.user_id = auth.uid() and p.approval_status in ('approved', 'suspended'));
  at constant timestamptz := private.now();
  words constant text := private.trimmed(search);
  pattern constant text := case when char_length(words) >= 2 then private.containing(words) end;
  -- Digits alone are a phone number, however it is written, with or without the country's code.
  digits constant text := case when words ~ '^[+0-9() .-]+$' then
    regexp_replace(regexp_replace(words, '[^0-9]', '', 'g'), '^55(?=[0-9]{10})', '') else '' end;
  phone_pattern constant text := case when char_length(digits) >= 2 then '%' || digits || '%' end;
  rows_shown constant int := least(greatest(coalesce(page_size, 15), 1), 50);
  answer json;
begin
  if professional is null then
    return null;
  end if;
  with visits as (
    -- What nobody paid for leaves no trace: a cancelled consultation counts if it was paid.
    select c.* from public.consultations c
    where c.professional_id = professional and (c.status <> 'cancelled'
      or exists (select from public.payments p where p.consultation_id = c.id and p.paid_at is not null))
  ), people as (
    select v.patient_id as id, min(v.starts_at) as since,
      (array_agg(v.patient_name order by v.starts_at desc, v.id))[1] as name,
      (array_agg(v.patient_email order by v.starts_at desc, v.id))[1] as email,
      max(v.starts_at) filter (where v.status in ('scheduled', 'completed') and v.ends_at <= at) as last_at,
      count(*) filter (where v.status = 'completed') as completed
    from visits v group by v.patient_id
  ), known as (
    select p.*, next.id as next_id, next.starts_at as next_at, next.status as next_status, next.id is not null as is_active,
      case when sort_by = 'next' then coalesce(to_char(next.starts_at at time zone 'UTC', 'YYYYMMDDHH24MI'), '9') else '' end
        || ' ' || private.fold(p.name) collate "C" as place,
      (pattern is null or private.fold(p.name || ' ' || p.email) like pattern or o.phone like phone_pattern) is true as is_match
    from people p join public.profiles o on o.id = p.id and o.erased_at is null
      left join lateral (select v.id, v.starts_at, v.status from visits v
        where v.patient_id = p.id and v.status in ('pending', 'scheduled') and v.ends_at > at
        order by v.starts_at limit 1) as next on true
  ), wanted as (
    select k.*, row_number() over (order by k.place, k.id) as number
    from known k where k.is_match and (situation is null or k.is_active = (situation = 'active'))
  ), edges as (
    select greatest(0, case
      when from_end then (select count(*) from wanted) - rows_shown
      when after_id is not null then
        (select count(*) from wanted w, known k where k.id = after_id and (w.place, w.id) <= (k.place, k.id))
      when before_id is not null then
        (select count(*) from wanted w, known k where k.id = before_id and (w.place, w.id) < (k.place, k.id)) - rows_shown
      else 0 end) as skipped
  )
  select json_build_object(
    'today', (at at time zone zone.name)::date,
    'time_zone', zone.name,
    'total', (select count(*) from known),
    'total_active', (select count(*) from known k where k.is_active),
    'matching', (select count(*) from known k where k.is_match),
    'matching_active', (select count(*) from known k where k.is_match and k.is_active),
    'listed', (select count(*) from wanted),
    'skipped', (select e.skipped from edges e),
    'patients', (
      select coalesce(json_agg(json_build_object('id', w.id, 'name', w.name, 'email', w.email, 'since', w.since,
        'next', case when w.next_id is not null then
          json_build_object('id', w.next_id, 'starts_at', w.next_at, 'status', w.next_status) end,
        'last_at', w.last_at, 'completed', w.completed, 'chat_id', chat.consultation_id, 'unread', chat.unread)
        order by w.number), '[]')
      from wanted w
        cross join lateral (
          select (array_agg(m.consultation_id order by (m.unread > 0) desc, m.newest desc nulls last, m.starts_at desc))[1]
              as consultation_id, sum(m.unread) as unread
          from (
            select c.id as consultation_id, c.starts_at, max(t.created_at) as newest,
              count(*) filter (where t.sender_id <> professional and t.created_at > coalesce(r.last_read_at, '-infinity')) as unread
            from public.consultations c
              left join public.chat_reads r on r.consultation_id = c.id and r.user_id = professional
              left join public.chat_messages t on t.consultation_id = c.id
            where c.patient_id = w.id and c.professional_id = professional
            group by c.id, c.starts_at) as m
        ) as chat
      where w.number > (select e.skipped from edges e) and w.number <= (select e.skipped from edges e) + rows_shown))
  into answer
  from (select (private.agenda_of(professional)).time_zone as name) as zone;
  return answer;
end
$$;
comment on function public.list_patients(text, text, text, uuid, uuid, boolean, int) is
  'The calling professional''s patients, a page at a time: those with a consultation that was not only an unpaid booking. '
  'Null for everybody else; the suspended read it too. search: two letters or more of name or e-mail, or digits of the '
  'phone, which is not answered. situation: active (a consultation is coming) or idle. sort_by: name or next. The page '
  'follows after_id, precedes before_id, or is the last one (from_end). chat_id: the consultation whose chat to open.';
revoke execute on function public.list_patients(text, text, text, uuid, uuid, boolean, int) from public;
grant execute on function public.list_patients(text, text, text, uuid, uuid, boolean, int) to authenticated;
