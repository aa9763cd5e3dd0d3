-- Who has not entered the room of a consultation that has begun is notified once the other one waits there.
create function private.notify_absent(consultation public.consultations, present text) returns void
language plpgsql
set search_path = ''
as $$
declare
  absent constant text := case present when 'patient' then 'professional' else 'patient' end;
  reader uuid := consultation.professional_id;
  other uuid := consultation.patient_id;
  other_name text := consultation.patient_name;
begin
  if consultation.status <> 'scheduled' or private.now() < consultation.starts_at or private.now() >= consultation.ends_at
    or not private.is_in_room(consultation) or private.joined_at(consultation, absent) is not null then
    return;
  end if;
  if absent = 'patient' then
    reader := consultation.patient_id;
    other := consultation.professional_id;
    other_name := consultation.professional_name;
  end if;
  if exists (select from public.notifications n where n.user_id = reader and n.created_at >= private.opens_at(consultation)
    and n.kind = 'waited_for' and n.about_id = consultation.id) then
    return;
  end if;
  perform private.notify(reader, 'waited_for', '/sala/' || consultation.id,
    jsonb_build_object('who', private.first_name(other_name)), other, consultation.id);
end
$$;
comment on function private.notify_absent(public.consultations, text) is
  'present: the side that is in the room. The other one is notified once for each start, from then until the end, unless they have entered.';

do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('public.enter_room(uuid, uuid, date, boolean)', $old$  return (private.room_answer(consultation)$old$,
        $new$  if outcome = 'entered' then
    perform private.notify_absent(consultation, my_side);
  end if;
  return (private.room_answer(consultation)$new$),
      ('private.notice_title(text)', $old$    when 'charge_open' then$old$,
        $new$    when 'waited_for' then 'Esperam por você na sala'
    when 'charge_open' then$new$),
      ('private.in_words(json)', '"charge_open": "cobrança aberta"',
        '"charge_open": "cobrança aberta", "waited_for": "espera na sala"')
    ) as changes (name, old, new)
  loop
    definition := pg_get_functiondef(change.name::regprocedure);
    if strpos(definition, change.old) = 0 then
      raise exception '% does not contain "%"', change.name, change.old;
    end if;
    execute replace(definition, change.old, change.new);
  end loop;

  select pg_get_constraintdef(oid) into definition from pg_constraint
  where conrelid = 'public.notifications'::regclass and conname = 'notifications_kind_check';
  if strpos(definition, $old$'money'::text$old$) = 0 then
    raise exception 'notifications_kind_check does not name money: %', definition;
  end if;
  alter table public.notifications drop constraint notifications_kind_check;
  execute 'alter table public.notifications add constraint notifications_kind_check '
    || replace(definition, $old$'money'::text$old$, $new$'money'::text, 'waited_for'::text$new$);
end
$$;
