-- A professional proposes other times for a confirmed consultation. They are held until the patient answers; the old time
-- stands until one is accepted.

create table public.proposals (
  id uuid primary key,
  consultation_id uuid not null references public.consultations (id) on delete cascade,
  times timestamptz[] not null check (cardinality(times) between 1 and 3),
  was_at timestamptz not null,
  status text not null default 'open'
    check (status in ('open', 'accepted', 'refused', 'withdrawn', 'expired', 'closed')),
  chosen timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default private.now(),
  answered_at timestamptz,
  check ((status = 'accepted') = (chosen is not null)),
  check ((status = 'open') = (answered_at is null))
);
create index proposals_consultation_idx on public.proposals (consultation_id);
create unique index proposals_open_idx on public.proposals (consultation_id) where status = 'open';
create index proposals_expiry_idx on public.proposals (expires_at) where status = 'open';
comment on table public.proposals is 'Other times that a professional offers for a consultation. Written by procedures alone.';
comment on column public.proposals.id is 'Chosen by the client, also the id of its message in the chat.';
comment on column public.proposals.times is 'One to three starts, held for the professional while it is open.';
comment on column public.proposals.was_at is 'When the consultation was to begin.';
comment on column public.proposals.status is 'closed: the consultation was cancelled or moved meanwhile.';
comment on column public.proposals.chosen is 'The accepted one of times.';
comment on column public.proposals.expires_at is '24 hours before the old start. No answer changes nothing.';
comment on column public.proposals.answered_at is 'When it stopped being open.';
alter table public.proposals enable row level security;
revoke all on public.proposals from anon, authenticated;
grant select on public.proposals to authenticated;
create policy "Only the two participants read a proposal" on public.proposals
  for select to authenticated
  using (exists (select from public.consultations c
    where c.id = consultation_id and (c.patient_id = (select auth.uid()) or c.professional_id = (select auth.uid()))));

alter table private.busy
  add column proposal_id uuid references public.proposals (id) on delete cascade,
  drop constraint busy_source,
  add constraint busy_source check (num_nonnulls(consultation_id, block_id, proposal_id) = 1);
create index busy_proposal_idx on private.busy (proposal_id) where proposal_id is not null;
comment on table private.busy is
  'Where each person is: two rows for each open consultation, one for each block and for each proposed time. Written by '
  'triggers alone; its exclusion constraint is the only judge of a free place.';
comment on column private.busy.consultation_id is 'Null for a block and for a proposed time.';
comment on column private.busy.block_id is 'Null for a consultation and for a proposed time.';
comment on column private.busy.proposal_id is 'Null for a consultation and for a block.';

create function private.keep_proposal_busy() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  professional uuid;
  proposed timestamptz;
begin
  if new.status <> 'open' then
    delete from private.busy where proposal_id = new.id;
    return null;
  end if;
  select c.professional_id into professional from public.consultations c where c.id = new.consultation_id;
  foreach proposed in array new.times loop
    perform private.defend_excused(professional, private.place_at(professional, proposed), null);
    insert into private.busy (proposal_id, as_professional, person_id, during, held)
    values (new.id, true, professional, private.place_at(professional, proposed), false);
  end loop;
  return null;
end
$$;
create trigger keep_busy after insert or update of status on public.proposals
  for each row execute function private.keep_proposal_busy();

create function private.close_proposals() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.proposals p set status = 'closed', answered_at = private.now()
  where p.consultation_id = new.id and p.status = 'open';
  return null;
end
$$;
create trigger close_proposals after update of status, starts_at on public.consultations
  for each row when (old.status = 'scheduled' and (new.status <> 'scheduled' or new.starts_at <> old.starts_at))
  execute function private.close_proposals();

-- Erasing gives consultations to a pseudonym; what was proposed is of no use to anybody then.
create function private.forget_proposals() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.proposals p where p.consultation_id = new.id;
  return null;
end
$$;
create trigger forget_proposals after update of patient_id, professional_id on public.consultations
  for each row when (old.patient_id <> new.patient_id or old.professional_id <> new.professional_id)
  execute function private.forget_proposals();

create function private.proposal_answer(of_proposal uuid) returns json
language sql stable
set search_path = ''
as $$
  select json_build_object('proposal_id', p.id, 'consultation_id', c.id, 'status', p.status, 'times', p.times,
    'chosen', p.chosen, 'expires_at', p.expires_at, 'starts_at', c.starts_at)
  from public.proposals p join public.consultations c on c.id = p.consultation_id
  where p.id = of_proposal
$$;

create function public.propose_times(id uuid, consultation_id uuid, times timestamptz[], message text default null)
returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  consultation public.consultations := private.own_consultation(propose_times.consultation_id, true);
  wanted constant timestamptz[] := array(select distinct w from unnest(propose_times.times) as w where w is not null order by w);
  words constant text := nullif(private.trimmed(message), '');
  deadline constant timestamptz := consultation.starts_at - interval '24 hours';
begin
  if not exists (select from public.proposals p
    where p.id = propose_times.id and p.consultation_id = consultation.id) then
    if private.is_suspended(consultation.professional_id) then
      perform private.refuse('professional_suspended', 'A suspended professional changes nothing.');
    elsif consultation.status <> 'scheduled' then
      perform private.refuse('consultation_not_open', 'Only a confirmed consultation gets another time.');
    elsif deadline < private.now() + interval '2 hours' then
      perform private.refuse('too_late', 'Until 26 hours before the start; afterwards it can only be cancelled.');
    end if;
    perform public.expire_proposals(), public.expire_payments();
    if exists (select from public.proposals p where p.consultation_id = consultation.id and p.status = 'open') then
      perform private.refuse('proposal_open', 'Another proposal waits for its answer.');
    elsif propose_times.id is null or coalesce(cardinality(wanted), 0) not between 1 and 3 then
      perform private.refuse('times_invalid', 'One to three times.');
    elsif char_length(words) > 500 then
      perform private.refuse('message_invalid', 'At most 500 characters.');
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
    values (propose_times.id, consultation.id, wanted, consultation.starts_at, deadline);
  end if;
  return private.proposal_answer(propose_times.id);
end
$$;
comment on function public.propose_times(uuid, uuid, timestamptz[], text) is
  'Offers the patient one to three other times for a confirmed consultation of the calling professional, until 26 hours '
  'before it. They are held until 24 hours before it. The message goes into the chat. The same id answers the same proposal.';

create function private.open_proposal(wanted uuid, as_professional boolean) returns public.proposals
language plpgsql
set search_path = ''
as $$
declare
  proposal public.proposals;
begin
  perform private.require_live_session();
  select p.* into proposal from public.proposals p join public.consultations c on c.id = p.consultation_id
  where p.id = wanted and auth.uid() = case when as_professional then c.professional_id else c.patient_id end;
  if not found then
    perform private.refuse('proposal_not_found', 'The caller has no such proposal.');
  end if;
  -- People, payment and consultation first, as everybody locks.
  perform private.own_consultation(proposal.consultation_id, as_professional);
  select * into proposal from public.proposals p where p.id = wanted for update;
  return proposal;
end
$$;
comment on function private.open_proposal(uuid, boolean) is
  'A proposal of the caller, locked with its consultation, whatever its status; any other answers as if it did not exist.';

create function private.answer_proposal(wanted uuid, answer text, as_professional boolean, words text) returns json
language plpgsql
set search_path = ''
as $$
declare
  proposal public.proposals := private.open_proposal(wanted, as_professional);
  consultation public.consultations;
begin
  if proposal.status <> answer then
    if proposal.status <> 'open' or proposal.expires_at <= private.now() then
      perform private.refuse('proposal_closed', 'It was answered, withdrawn, or its time is over.');
    end if;
    update public.proposals p set status = answer, answered_at = private.now() where p.id = wanted;
    select * into consultation from public.consultations c where c.id = proposal.consultation_id;
    perform private.say(gen_random_uuid(), consultation, words, 'proposal_' || answer);
  end if;
  return private.proposal_answer(wanted);
end
$$;

create function public.refuse_proposal(proposal_id uuid) returns json
language sql security definer
set search_path = ''
as $$ select private.answer_proposal(proposal_id, 'refused', false, 'Prefiro manter o horário marcado.') $$;
comment on function public.refuse_proposal(uuid) is
  'The patient keeps the old time, and the proposed ones are free again. Refusing twice answers the first time.';

create function public.withdraw_proposal(proposal_id uuid) returns json
language sql security definer
set search_path = ''
as $$ select private.answer_proposal(proposal_id, 'withdrawn', true, 'Retirei a proposta de outro horário.') $$;
comment on function public.withdraw_proposal(uuid) is
  'The professional takes it back, and the proposed times are free again. Withdrawing twice answers the first time.';

create function public.accept_proposal(proposal_id uuid, starts_at timestamptz) returns json
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
    elsif (wanted = any (proposal.times)) is not true then
      perform private.refuse('times_invalid', 'Not one of the proposed times.');
    elsif wanted <= private.now() then
      perform private.refuse('slot_past', 'This time is over.');
    end if;
    perform public.expire_payments();
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
  'Moves the patient''s consultation to one of the proposed times, without a new charge and without counting as a move. It can '
  'be cancelled with refund for two hours. Accepting twice answers the first time.';

create function public.expire_proposals() returns int
language plpgsql security definer
set search_path = ''
as $$
declare
  ended int;
begin
  -- Rows that somebody answers at this moment are theirs to decide.
  with due as (
    select id from public.proposals where status = 'open' and expires_at <= private.now() for update skip locked
  )
  update public.proposals p set status = 'expired', answered_at = private.now() from due where p.id = due.id;
  get diagnostics ended = row_count;
  return ended;
end
$$;
comment on function public.expire_proposals() is 'Ends proposals that nobody answered in time and frees their times. A job.';

revoke execute on function public.propose_times(uuid, uuid, timestamptz[], text), public.refuse_proposal(uuid),
  public.withdraw_proposal(uuid), public.accept_proposal(uuid, timestamptz), public.expire_proposals() from public;
grant execute on function public.propose_times(uuid, uuid, timestamptz[], text), public.refuse_proposal(uuid),
  public.withdraw_proposal(uuid), public.accept_proposal(uuid, timestamptz) to authenticated;
grant execute on function public.expire_proposals() to service_role;

do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('expire-proposals', '* * * * *', 'select public.expire_proposals()');
  end if;
end
$$;

-- A patient's own move starts the refund rule again from the new time.
create or replace function public.move_consultation(consultation_id uuid, starts_at timestamptz, request_id uuid default null)
returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  consultation public.consultations := private.own_consultation(move_consultation.consultation_id, false);
  wanted constant timestamptz := move_consultation.starts_at;
begin
  if consultation.status <> 'scheduled' then
    perform private.refuse('consultation_not_open', 'Only a confirmed consultation is moved.');
  end if;
  -- A repeated request finds the consultation where it asked for it.
  if consultation.starts_at is distinct from wanted then
    perform public.expire_payments();
    perform private.check_start(consultation.professional_id, wanted, consultation.patient_id, consultation.id);
    perform private.refuse_when_late(consultation);
    if consultation.moves >= 5 then
      perform private.refuse('too_many_moves', 'A consultation is moved five times at most.');
    end if;
    if not exists (select from public.professionals p
      where p.user_id = consultation.professional_id and p.approval_status = 'approved') then
      perform private.refuse('professional_unavailable', 'The professional takes no bookings now.');
    end if;
    begin
      update public.consultations c set starts_at = wanted, ends_at = wanted + interval '50 minutes',
        break_minutes = (private.agenda_of(c.professional_id)).break_minutes, moves = c.moves + 1, grace_until = null
      where c.id = consultation.id;
    exception when exclusion_violation then
      perform private.refuse('slot_taken', 'The professional or the patient is already busy then.');
    end;
  end if;
  return (
    select json_build_object('consultation_id', c.id, 'starts_at', c.starts_at,
      'consultation_date', c.consultation_date, 'consultation_time', c.consultation_time, 'status', c.status)
    from public.consultations c where c.id = consultation.id);
end
$$;

-- A person's copy of their data holds all of it.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.copy_of(uuid)', $old$    private.section('Leitura das conversas',$old$,
        $new$    private.section('Propostas de horário', 'Outros horários propostos para uma consulta sua, e a resposta.',
      'select p.consultation_id, p.was_at, p.times, p.status, p.chosen, p.expires_at, p.created_at, p.answered_at
       from public.proposals p join public.consultations c on c.id = p.consultation_id
       where $1 in (c.patient_id, c.professional_id) order by p.created_at', person),
    private.section('Leitura das conversas',$new$),
      ('private.readable(json)', '"cancelled_by": "cancelada_por",',
        '"answered_at": "respondida_em", "cancelled_by": "cancelada_por", "chosen": "escolhido", "times": "horarios",
      "was_at": "horario_anterior",'),
      ('private.in_words(json)', '"open": "Aberto",',
        '"open": "Aberto", "accepted": "Aceita", "refused": "Recusada", "closed": "Encerrada",')
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
