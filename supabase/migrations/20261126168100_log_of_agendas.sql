-- Who changed hours and blocked times, proposed other times and booked for patients is in the audit log: times, never notes or
-- messages. One row for each call that changes something.

create function private.log(subject_table text, subject uuid, before jsonb, after jsonb) returns void
language sql
set search_path = ''
as $$
  insert into public.audit_log (actor_id, subject_table, subject_id, action, before, after)
  select auth.uid(), log.subject_table, subject, case when log.before is null then 'insert' else 'update' end,
    log.before, log.after
  where log.before is distinct from log.after
$$;
comment on function private.log(text, uuid, jsonb, jsonb) is
  'One row of the audit log for what a procedure changed in several rows; none when nothing changed.';
comment on table public.audit_log is
  'Written by triggers, and by the procedures that are told a reason or change several rows at once; nobody changes or deletes '
  'a row. Of an erased person it forgets who it was, not what was done.';
comment on column public.audit_log.after is
  'The watched columns; or a reason, a note about a suspension, or how many sessions an admin ended; or hours, the times of '
  'blocks, and what a professional booked.';
comment on column public.audit_log.subject_id is
  'Key of the row; of a professional, their hours and blocks, the account; of a proposal, its consultation; of several '
  'consultations that a professional booked at once, the patient. Null for the one row of the fee, and for somebody erased.';

create function private.hours_in_log(professional uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select to_jsonb(s) - '{professional_id,grid_minutes}'::text[] || jsonb_build_object(
    'hours', (select coalesce(jsonb_agg(jsonb_build_object('weekday', w.weekday, 'from_time', w.from_time,
        'to_time', w.to_time) order by w.weekday, w.from_time), '[]')
      from public.weekly_hours w where w.professional_id = professional),
    'exceptions', (select coalesce(jsonb_agg(jsonb_build_object('local_date', e.local_date, 'from_time', e.from_time,
        'to_time', e.to_time) order by e.local_date, e.from_time), '[]')
      from public.hours_exceptions e where e.professional_id = professional))
  from public.agenda_settings s where s.professional_id = professional
$$;
comment on function private.hours_in_log(uuid) is 'How a professional takes bookings, without notes; null while nothing is set.';

create function private.blocks_in_log(blocks jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_build_object('blocks', coalesce(jsonb_agg(jsonb_build_object('starts_at', block -> 'starts_at',
    'ends_at', block -> 'ends_at') order by block ->> 'starts_at'), '[]'))
  from jsonb_array_elements(blocks) as block
$$;
comment on function private.blocks_in_log(jsonb) is 'Times of blocks, without notes.';

-- set_hours writes one row for rules, hours and exceptions together.
drop trigger audit on public.agenda_settings;
create trigger audit after insert or update of status on public.proposals
  for each row execute function private.audit('consultation_id', 'times', 'status', 'chosen');

-- Changed in place: nothing else of these functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('public.set_hours(text, int, int, int, boolean, jsonb, jsonb, int, boolean)', '  outside json;',
        $new$  before constant jsonb := private.hours_in_log(professional);
  outside json;$new$),
      ('public.set_hours(text, int, int, int, boolean, jsonb, jsonb, int, boolean)',
        $old$      raise exception using errcode = 'VNPRE', message = 'Nothing is kept of a preview.';
    end if;$old$,
        $new$      raise exception using errcode = 'VNPRE', message = 'Nothing is kept of a preview.';
    end if;
    perform private.log('agenda_settings', professional, before, private.hours_in_log(professional));$new$),
      ('public.add_block(uuid, timestamptz, timestamptz, text)',
        $old$its note is short.');
    end;$old$,
        $new$its note is short.');
    end;
    perform private.log('agenda_blocks', professional, null, private.blocks_in_log(jsonb_build_array(to_jsonb(made))));$new$),
      ('public.save_block(uuid, timestamptz, timestamptz, text, date, boolean)', '  made json;',
        $new$  replaced jsonb;
  made json;$new$),
      ('public.save_block(uuid, timestamptz, timestamptz, text, date, boolean)',
        $old$    delete from public.agenda_blocks b
    where b.professional_id = professional and (b.id = save_block.id
      or save_block.until is not null and b.series_id = before.series_id and b.starts_at >= before.starts_at);$old$,
        $new$    with gone as (
      delete from public.agenda_blocks b
      where b.professional_id = professional and (b.id = save_block.id
        or save_block.until is not null and b.series_id = before.series_id and b.starts_at >= before.starts_at)
      returning b.*
    )
    select jsonb_agg(to_jsonb(gone)) into replaced from gone;$new$),
      ('public.save_block(uuid, timestamptz, timestamptz, text, date, boolean)',
        $old$      perform private.refuse('too_many_blocks', 'At most 500 coming blocks.');
    end if;$old$,
        $new$      perform private.refuse('too_many_blocks', 'At most 500 coming blocks.');
    end if;
    perform private.log('agenda_blocks', professional,
      case when replaced is not null then private.blocks_in_log(replaced) end, private.blocks_in_log(made::jsonb));$new$),
      ('public.remove_block(uuid, boolean)', '  removed public.agenda_blocks;',
        $new$  removed public.agenda_blocks;
  others jsonb;$new$),
      ('public.remove_block(uuid, boolean)',
        $old$    delete from public.agenda_blocks b
    where b.series_id = removed.series_id and b.professional_id = professional and b.starts_at > removed.starts_at;
  end if;$old$,
        $new$    with gone as (
      delete from public.agenda_blocks b
      where b.series_id = removed.series_id and b.professional_id = professional and b.starts_at > removed.starts_at
      returning b.*
    )
    select jsonb_agg(to_jsonb(gone)) into others from gone;
  end if;
  perform private.log('agenda_blocks', professional,
    private.blocks_in_log(to_jsonb(removed) || coalesce(others, '[]')), private.blocks_in_log('[]'));$new$),
      ('public.book_for_patient(uuid, timestamptz[], uuid)',
        $old$      from private.charge_window(wanted[n]) w;
    end loop;$old$,
        $new$      from private.charge_window(wanted[n]) w;
    end loop;
    perform private.log('consultations', patient.id, null,
      jsonb_build_object('times', wanted, 'amount_cents', professional.price_per_session));$new$),
      ('private.copy_of(uuid)', 'union all select id from public.payments where patient_id = $1',
        $new$union all select id from public.consultation_series where patient_id = $1
           union all select id from public.consultation_series where professional_id = $1 and started_at is not null
           union all select id from public.payments where patient_id = $1$new$),
      ('private.readable(json)', '"break_minutes": "intervalo_em_minutos"',
        '"blocks": "bloqueios", "exceptions": "dias_diferentes", "hours": "horarios_da_semana", "weekday": "dia_da_semana",
      "break_minutes": "intervalo_em_minutos"'),
      ('private.in_words(json)', $old$      when 'object' then private.readable(private.in_words(value))$old$,
        $new$      when 'object' then private.readable(private.in_words(value))
      when 'array' then (select coalesce(json_agg(case json_typeof(item)
          when 'object' then private.readable(private.in_words(item)) else item end order by n), '[]')
        from json_array_elements(value) with ordinality as items (item, n))$new$),
      ('private.in_words(json)', '"agenda_settings": "regras da agenda"',
        '"agenda_settings": "regras da agenda", "agenda_blocks": "horários bloqueados",
        "proposals": "proposta de horário"')
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
