-- Blocked times that repeat every week, and changes of blocked times.

alter table public.agenda_blocks add column series_id uuid;
comment on column public.agenda_blocks.series_id is
  'Shared by the blocks that one weekly repetition made; null for a block of its own. Written by save_block.';
create index agenda_blocks_series_idx on public.agenda_blocks (series_id, starts_at) where series_id is not null;

create function private.weekly_periods(zone text, starts_at timestamptz, ends_at timestamptz, until date)
returns setof tstzrange
language sql stable
set search_path = ''
as $$
  select tstzrange(starts_at, ends_at)
  union all
  select tstzrange(first, last)
  from generate_series(1, (until - (starts_at at time zone zone)::date) / 7) as week,
    lateral (select (starts_at at time zone zone) + week * interval '7 days' as wall_start,
      (ends_at at time zone zone) + week * interval '7 days' as wall_end) as wall,
    lateral (select coalesce(private.local_instant(wall_start, zone), wall_start at time zone zone) as first,
      coalesce(private.local_instant(wall_end, zone), wall_end at time zone zone) as last) as period
  where first < last
$$;
comment on function private.weekly_periods(text, timestamptz, timestamptz, date) is
  'A period, and the same local times on the same weekday of each week until a local day; only the period when that is null.';

create function private.free_parts(person uuid, period tstzrange) returns setof tstzrange
language sql stable
set search_path = ''
as $$
  select unnest(tstzmultirange(period) - coalesce(range_agg(b.during), '{}'))
  from private.busy b where b.person_id = person and b.during && period
$$;
comment on function private.free_parts(uuid, tstzrange) is 'The parts of a period in which a person is in no place.';

create function public.save_block(
  id uuid,
  starts_at timestamptz,
  ends_at timestamptz,
  note text default null,
  until date default null,
  preview boolean default false
) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  professional constant uuid := private.require_practice();
  zone constant text := (private.agenda_of(professional)).time_zone;
  first_day constant date := (save_block.starts_at at time zone zone)::date;
  last_day constant date := coalesce(save_block.until, first_day);
  before public.agenda_blocks;
  series uuid;
  made json;
  inside json;
begin
  select * into before from public.agenda_blocks b where b.id = save_block.id and b.professional_id = professional;
  if (save_block.id is not null and isfinite(save_block.starts_at) and isfinite(save_block.ends_at)
    and save_block.ends_at > save_block.starts_at and save_block.ends_at <= save_block.starts_at + interval '31 days'
    and save_block.ends_at > private.now()
    and (save_block.starts_at > private.now() - interval '1 day' or save_block.starts_at = before.starts_at)
    and save_block.starts_at < private.now() + interval '400 days') is not true then
    perform private.refuse('block_invalid', 'A block has an id, and a start and an end to come within 400 days.');
  elsif (last_day between first_day and first_day + 364 and last_day < (private.now() at time zone zone)::date + 400) is not true
    or (save_block.until is not null
      and (save_block.ends_at at time zone zone) - (save_block.starts_at at time zone zone) > interval '1 day') then
    perform private.refuse('block_invalid', 'A weekly block takes one day at most, until a day within a year and 400 days.');
  end if;
  -- A booking that nobody paid in time holds its place no longer.
  perform public.expire_payments();
  select coalesce(json_agg(json_build_object('id', c.id, 'starts_at', c.starts_at,
    'patient_name', case when c.professional_id = professional then c.patient_name else c.professional_name end)
    order by c.starts_at), '[]') into inside
  from private.weekly_periods(zone, save_block.starts_at, save_block.ends_at, save_block.until) as period
    join private.busy b on b.person_id = professional and b.during && period
    join public.consultations c on c.id = b.consultation_id and tstzrange(c.starts_at, c.ends_at) && period;
  series := case
    when last_day - first_day >= 7 then gen_random_uuid()
    when save_block.until is null and first_day = (before.starts_at at time zone zone)::date then before.series_id end;
  begin
    delete from public.agenda_blocks b
    where b.professional_id = professional and (b.id = save_block.id
      or save_block.until is not null and b.series_id = before.series_id and b.starts_at >= before.starts_at);
    with added as (
      insert into public.agenda_blocks (id, professional_id, starts_at, ends_at, note, series_id)
      select case row_number() over (order by part) when 1 then save_block.id else gen_random_uuid() end,
        professional, lower(part), upper(part), nullif(private.trimmed(save_block.note), ''), series
      from private.weekly_periods(zone, save_block.starts_at, save_block.ends_at, save_block.until) as period,
        private.free_parts(professional, period) as part
      returning id, starts_at, ends_at, note
    )
    select coalesce(json_agg(added order by starts_at), '[]') into made from added;
    if preview then
      raise exception using errcode = 'VNPRE', message = 'Nothing is kept of a preview.';
    elsif json_array_length(made) = 0 then
      perform private.refuse('block_taken', 'Nothing is free in this time.');
    elsif (select count(*) from public.agenda_blocks b
      where b.professional_id = professional and b.ends_at > private.now()) > 500 then
      perform private.refuse('too_many_blocks', 'At most 500 coming blocks.');
    end if;
  exception
    when sqlstate 'VNPRE' then
      null;
    when exclusion_violation then
      perform private.refuse('block_taken', 'There is a consultation or another block in this time.');
    when check_violation or unique_violation then
      perform private.refuse('block_invalid', 'The id belongs to another block, or the note is longer than 80 characters.');
  end;
  return json_build_object('blocks', made, 'consultations', inside);
end
$$;
comment on function public.save_block(uuid, timestamptz, timestamptz, text, date, boolean) is
  'Makes a block of the calling professional, or changes the one with this id; with until also every week to that local day, '
  'and instead of the following ones of its series. Consultations and other blocks stay: the free parts are blocked, the '
  'first with this id. Answers the blocks and the consultations inside; preview keeps nothing.';
revoke execute on function public.save_block(uuid, timestamptz, timestamptz, text, date, boolean) from public;
grant execute on function public.save_block(uuid, timestamptz, timestamptz, text, date, boolean) to authenticated;

drop function public.remove_block(uuid);
create function public.remove_block(id uuid, following boolean default false) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  professional constant uuid := private.require_practice();
  removed public.agenda_blocks;
begin
  delete from public.agenda_blocks b where b.id = remove_block.id and b.professional_id = professional
  returning * into removed;
  if not found then
    perform private.refuse('block_not_found', 'The caller has no such block.');
  end if;
  if following then
    delete from public.agenda_blocks b
    where b.series_id = removed.series_id and b.professional_id = professional and b.starts_at > removed.starts_at;
  end if;
  return json_build_object('id', remove_block.id);
end
$$;
comment on function public.remove_block(uuid, boolean) is
  'Opens a blocked time of the calling professional again; with following also the later ones of its series.';
revoke execute on function public.remove_block(uuid, boolean) from public;
grant execute on function public.remove_block(uuid, boolean) to authenticated;
