-- Found by attacking: a no-show became completed before the end of the consultation; a move of a whole series kept the refund
-- that an admin's move had promised; who set off the end of their own unpaid booking was not told; and the patients of a busy
-- professional took seconds. Changed in place: nothing else of these functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('public.correct_outcome(uuid, public.consultation_status)',
        '    elsif private.correctable_until(consultation) <= private.now() then',
        $new$    elsif outcome = 'completed' and private.now() < consultation.ends_at then
      perform private.refuse('too_early', 'Completed after its end.');
    elsif private.correctable_until(consultation) <= private.now() then$new$),
      ('private.place(uuid, timestamptz, boolean)', 'moves = c.moves + is_move::int',
        'moves = c.moves + is_move::int, grace_until = null'),
      -- Time ended it, whoever asked for something at that moment.
      ('private.notify(uuid, text, text, jsonb, uuid, uuid)', 'p.id is distinct from auth.uid()',
        $new$(p.id is distinct from auth.uid() or notify.kind = 'unpaid')$new$),
      -- One pass over the visits; a look at all of them for each patient is their square.
      ('public.list_patients(text, text, text, uuid, uuid, boolean, int)',
        $old$      count(*) filter (where v.status = 'completed') as completed
    from visits v group by v.patient_id$old$,
        $new$      count(*) filter (where v.status = 'completed') as completed,
      (array_agg(v.id order by v.starts_at, v.id) filter (where v.is_coming))[1] as next_id,
      min(v.starts_at) filter (where v.is_coming) as next_at,
      (array_agg(v.status order by v.starts_at, v.id) filter (where v.is_coming))[1] as next_status
    from visits v group by v.patient_id$new$),
      ('public.list_patients(text, text, text, uuid, uuid, boolean, int)',
        'select c.* from public.consultations c',
        $new$select c.*, c.status in ('pending', 'scheduled') and c.ends_at > at as is_coming from public.consultations c$new$),
      ('public.list_patients(text, text, text, uuid, uuid, boolean, int)',
        'select p.*, next.id as next_id, next.starts_at as next_at, next.status as next_status, next.id is not null as is_active,',
        'select p.*, p.next_id is not null as is_active,'),
      ('public.list_patients(text, text, text, uuid, uuid, boolean, int)',
        'to_char(next.starts_at at', 'to_char(p.next_at at'),
      ('public.list_patients(text, text, text, uuid, uuid, boolean, int)',
        $old$
      left join lateral (select v.id, v.starts_at, v.status from visits v
        where v.patient_id = p.id and v.status in ('pending', 'scheduled') and v.ends_at > at
        order by v.starts_at limit 1) as next on true$old$, '')
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
