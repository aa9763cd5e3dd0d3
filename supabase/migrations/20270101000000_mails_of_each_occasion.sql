-- After an undone mark a consultation may be confirmed, and cancelled, more than once. The e-mails of the second time had the key of the
-- first and were not queued.
create function private.occasion(consultation uuid) returns text
language sql stable
set search_path = ''
as $$
  select concat_ws(' ', occasion.consultation, (select e.sequence from private.calendar_entries e
    where e.consultation_id = occasion.consultation and e.sequence > 0))
$$;
comment on function private.occasion(uuid) is
  'The consultation and how often its calendar entry changed: what an e-mail about its present state is about.';

-- Changed in place: nothing else of these is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.mail_of_consultation()', $old$'payment_confirmed ' || new.id$old$,
        $new$'payment_confirmed ' || private.occasion(new.id)$new$),
      ('private.mail_of_consultation()', $old$'new_consultation ' || new.id$old$,
        $new$'new_consultation ' || private.occasion(new.id)$new$),
      ('private.mail_of_consultation()', $old$'consultation_withdrawn ' || new.id$old$,
        $new$'consultation_withdrawn ' || private.occasion(new.id)$new$),
      ('private.mail_of_consultation()', $old$'cancelled ' || new.id$old$,
        $new$'cancelled ' || private.occasion(new.id)$new$),
      ('private.mail_of_consultation()', $old$'consultation_cancelled ' || new.id$old$,
        $new$'consultation_cancelled ' || private.occasion(new.id)$new$),
      -- One of several went out: she knows of it.
      ('private.was_never_announced(private.mail_outbox)', $old$and m.sent_at is null and m.attempts = 0)$old$,
        $new$and m.sent_at is null and m.attempts = 0)
    and not exists (select from private.mail_outbox m
      where m.user_id = mail.user_id and m.kind = 'new_consultation'
        and m.payload ->> 'consultation_id' = mail.payload ->> 'consultation_id'
        and (m.sent_at is not null or m.attempts > 0))$new$)
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
