-- A proposal can name a period instead of times: the patient chooses a free time of it. Nothing is held meanwhile.

alter table public.proposals
  add column from_day date,
  add column to_day date,
  drop constraint proposals_times_check,
  add constraint proposals_times_check check (cardinality(times) <= 3),
  add constraint proposals_times_or_period check (case when from_day is null then to_day is null and cardinality(times) > 0
    else coalesce(from_day <= to_day, false) and cardinality(times) = 0 end);
comment on table public.proposals is
  'Other times, or a period with free times, that a professional offers for a consultation. Written by procedures alone.';
comment on column public.proposals.times is 'One to three starts, held for the professional while it is open. None of a period.';
comment on column public.proposals.chosen is 'The accepted one of times, or the start that the patient chose in the period.';
comment on column public.proposals.from_day is 'First day of the period, local to the professional. Null where times are proposed.';
comment on column public.proposals.to_day is 'Its last day.';

drop trigger audit on public.proposals;
create trigger audit after insert or update of status on public.proposals
  for each row execute function private.audit('consultation_id', 'times', 'from_day', 'to_day', 'status', 'chosen');

create or replace function private.proposal_answer(of_proposal uuid) returns json
language sql stable
set search_path = ''
as $$
  select json_build_object('proposal_id', p.id, 'consultation_id', c.id, 'status', p.status, 'times', p.times,
    'from_day', p.from_day, 'to_day', p.to_day, 'chosen', p.chosen, 'expires_at', p.expires_at, 'starts_at', c.starts_at)
  from public.proposals p join public.consultations c on c.id = p.consultation_id
  where p.id = of_proposal
$$;

create function private.is_in_period(professional uuid, start timestamptz, from_day date, to_day date) returns boolean
language sql stable
set search_path = ''
as $$
  -- Compared as instants: any instant of a client can be asked for.
  select coalesce(start >= from_day::timestamp at time zone zone and start < (to_day + 1)::timestamp at time zone zone, false)
  from (select (private.agenda_of(professional)).time_zone as zone) as a
$$;
comment on function private.is_in_period(uuid, timestamptz, date, date) is
  'Whether an instant is on these days of the professional''s.';

create function private.count_free(consultation public.consultations, from_day date, to_day date) returns int
language sql stable
set search_path = ''
as $$
  select count(*)::int
  from (select (private.agenda_of(consultation.professional_id)).time_zone as zone) as a,
    private.free_starts(private.bookable(consultation.professional_id), from_day::timestamp at time zone zone,
      (to_day + 1)::timestamp at time zone zone - interval '1 microsecond', null, null, null, consultation.id) as start
  where start <> consultation.starts_at and private.bookable(consultation.professional_id) is not null
$$;
comment on function private.count_free(public.consultations, date, date) is
  'How many times the professional''s page offers on these days for this consultation. What the patient does elsewhere is '
  'not looked at: the professional must not learn it.';

create function private.is_horizon_period(professional uuid, from_day date, to_day date) returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce(from_day between today and to_day and to_day <= today + a.horizon_days, false)
  from private.agenda_of(professional) as a, lateral (select (private.now() at time zone a.time_zone)::date as today) as t
$$;
comment on function private.is_horizon_period(uuid, date, date) is
  'Whether these days are in order, from today on, and within the professional''s horizon.';

create function public.preview_period(consultation_id uuid, from_day date, to_day date) returns json
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  consultation public.consultations;
begin
  perform private.require_live_session();
  select * into consultation from public.consultations c
  where c.id = preview_period.consultation_id and c.professional_id = auth.uid();
  if not found then
    perform private.refuse('consultation_not_found', 'The caller has no such consultation.');
  elsif not private.is_horizon_period(consultation.professional_id, preview_period.from_day, preview_period.to_day) then
    perform private.refuse('period_invalid', 'Days from today on, in order, within the horizon.');
  end if;
  return json_build_object('free', private.count_free(consultation, preview_period.from_day, preview_period.to_day));
end
$$;
comment on function public.preview_period(uuid, date, date) is
  'How many free times the calling professional''s page offers on these days for a consultation of theirs.';

-- What both ways of proposing require.
create function private.require_proposable(consultation public.consultations, words text) returns void
language plpgsql
set search_path = ''
as $$
begin
  if private.is_suspended(consultation.professional_id) then
    perform private.refuse('professional_suspended', 'A suspended professional changes nothing.');
  elsif consultation.status <> 'scheduled' then
    perform private.refuse('consultation_not_open', 'Only a confirmed consultation gets another time.');
  elsif consultation.starts_at - interval '24 hours' < private.now() + interval '2 hours' then
    perform private.refuse('too_late', 'Until 26 hours before the start; afterwards it can only be cancelled.');
  end if;
  perform public.expire_proposals(), public.expire_payments();
  if exists (select from public.proposals p where p.consultation_id = consultation.id and p.status = 'open') then
    perform private.refuse('proposal_open', 'Another proposal waits for its answer.');
  elsif char_length(words) > 500 then
    perform private.refuse('message_invalid', 'At most 500 characters.');
  end if;
end
$$;
comment on function private.require_proposable(public.consultations, text) is
  'Refuses a proposal for this locked consultation, with the reason, whatever it proposes.';

create or replace function public.propose_times(id uuid, consultation_id uuid, times timestamptz[], message text default null)
returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  consultation public.consultations := private.own_consultation(propose_times.consultation_id, true);
  wanted constant timestamptz[] := array(select distinct w from unnest(propose_times.times) as w where w is not null order by w);
  words constant text := nullif(private.trimmed(message), '');
begin
  if not exists (select from public.proposals p
    where p.id = propose_times.id and p.consultation_id = consultation.id) then
    perform private.require_proposable(consultation, words);
    if propose_times.id is null or coalesce(cardinality(wanted), 0) not between 1 and 3 then
      perform private.refuse('times_invalid', 'One to three times.');
    end if;
    for n in 1 .. cardinality(wanted) loop
      if not private.is_own_start(wanted[n]) or wanted[n] < private.now() + interval '2 hours'
        or n > 1 and private.place_at(consultation.professional_id, wanted[n])
          && private.place_at(consultation.professional_id, wanted[n - 1]) then
        perform private.refuse('times_invalid', private.instant_text(wanted[n]));
      elsif private.busy_times(array[consultation.professional_id], wanted[n],
        upper(private.place_at(consultation.professional_id, wanted[n]))) <> '{}' then
        perform private.refuse('slot_taken', private.instant_text(wanted[n]));
      end if;
    end loop;
    perform private.say(propose_times.id, consultation, coalesce(words, 'Propus outro horário para a nossa sessão.'), 'proposed');
    insert into public.proposals (id, consultation_id, times, was_at, expires_at)
    values (propose_times.id, consultation.id, wanted, consultation.starts_at, consultation.starts_at - interval '24 hours');
  end if;
  return private.proposal_answer(propose_times.id);
end
$$;

create function public.propose_period(
  id uuid,
  consultation_id uuid,
  from_day date,
  to_day date,
  message text default null
) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  consultation public.consultations := private.own_consultation(propose_period.consultation_id, true);
  words constant text := nullif(private.trimmed(message), '');
begin
  if not exists (select from public.proposals p
    where p.id = propose_period.id and p.consultation_id = consultation.id) then
    perform private.require_proposable(consultation, words);
    if propose_period.id is null
      or not private.is_horizon_period(consultation.professional_id, propose_period.from_day, propose_period.to_day) then
      perform private.refuse('period_invalid', 'Days from today on, in order, within the horizon.');
    elsif private.count_free(consultation, propose_period.from_day, propose_period.to_day) = 0 then
      perform private.refuse('period_full', 'No free time on these days.');
    end if;
    perform private.say(propose_period.id, consultation,
      coalesce(words, 'Pedi que você escolha outro horário para a nossa sessão.'), 'proposed');
    insert into public.proposals (id, consultation_id, times, from_day, to_day, was_at, expires_at)
    values (propose_period.id, consultation.id, '{}', propose_period.from_day, propose_period.to_day, consultation.starts_at,
      consultation.starts_at - interval '24 hours');
  end if;
  return private.proposal_answer(propose_period.id);
end
$$;
comment on function public.propose_period(uuid, uuid, date, date, text) is
  'Lets the patient choose another time of a confirmed consultation of the calling professional: any that is free on these '
  'days, local to the professional. Nothing is held. Otherwise as propose_times. The same id answers the same proposal.';

create or replace function public.accept_proposal(proposal_id uuid, starts_at timestamptz) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  proposal public.proposals := private.open_proposal(proposal_id, false);
  wanted constant timestamptz := accept_proposal.starts_at;
  consultation public.consultations;
begin
  if proposal.status <> 'accepted' or proposal.chosen is distinct from wanted then
    select * into consultation from public.consultations c where c.id = proposal.consultation_id;
    if proposal.status <> 'open' or proposal.expires_at <= private.now() then
      perform private.refuse('proposal_closed', 'It was answered, withdrawn, or its time is over.');
    elsif (case when proposal.from_day is null then wanted = any (proposal.times)
      else wanted <> consultation.starts_at
        and private.is_in_period(consultation.professional_id, wanted, proposal.from_day, proposal.to_day) end) is not true then
      perform private.refuse('times_invalid', 'Not one of the proposed times.');
    elsif wanted <= private.now() then
      perform private.refuse('slot_past', 'This time is over.');
    end if;
    perform public.expire_payments();
    if proposal.from_day is not null then
      if private.bookable(consultation.professional_id) is null then
        perform private.refuse('professional_unavailable', 'The professional takes no bookings now.');
      end if;
      perform private.check_start(consultation.professional_id, wanted, consultation.patient_id, consultation.id);
    end if;
    begin
      -- Frees the held times first.
      update public.proposals p set status = 'accepted', chosen = wanted, answered_at = private.now()
      where p.id = proposal.id;
      update public.consultations c set starts_at = wanted, ends_at = wanted + interval '50 minutes',
        break_minutes = (private.agenda_of(c.professional_id)).break_minutes,
        grace_until = least(private.now() + interval '2 hours', wanted)
      where c.id = consultation.id;
    exception when exclusion_violation then
      perform private.refuse('slot_taken', private.instant_text(wanted));
    end;
    perform private.say(gen_random_uuid(), consultation, 'Aceitei o novo horário.', 'proposal_accepted');
  end if;
  return private.proposal_answer(proposal.id);
end
$$;
comment on function public.accept_proposal(uuid, timestamptz) is
  'Moves the patient''s consultation to one of the proposed times, or to a free time of the proposed period, without a new '
  'charge and without counting as a move. It can be cancelled with refund for two hours. Accepting twice answers the first '
  'time.';

revoke execute on function public.preview_period(uuid, date, date),
  public.propose_period(uuid, uuid, date, date, text) from public;
grant execute on function public.preview_period(uuid, date, date),
  public.propose_period(uuid, uuid, date, date, text) to authenticated;

-- Changed in place: nothing else of these functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('public.agenda(date, date)', $old$json_build_object('id', o.id, 'times', o.times, 'expires_at', o.expires_at)$old$,
        $new$json_build_object('id', o.id, 'times', o.times, 'from_day', o.from_day, 'to_day', o.to_day,
          'expires_at', o.expires_at)$new$),
      ('private.mail_facts(uuid, text)', $old$jsonb_build_object('times', o.times, 'expires_at', o.expires_at)$old$,
        $new$jsonb_build_object('id', o.id, 'times', o.times, 'from_day', o.from_day, 'to_day', o.to_day,
        'professional_id', c.professional_id, 'expires_at', o.expires_at)$new$),
      ('private.copy_of(uuid)', 'p.was_at, p.times, p.status,', 'p.was_at, p.times, p.from_day, p.to_day, p.status,'),
      ('private.readable(json)', '"was_at": "horario_anterior",',
        '"was_at": "horario_anterior", "from_day": "primeiro_dia_do_periodo",
        "to_day": "ultimo_dia_do_periodo",')
    ) as changes (name, old, new)
  loop
    definition := pg_get_functiondef(change.name::regprocedure);
    if strpos(definition, change.old) = 0 then
      raise exception '% does not contain "%"', change.name, change.old;
    end if;
    execute replace(definition, change.old, change.new);
  end loop;
end
$$;
