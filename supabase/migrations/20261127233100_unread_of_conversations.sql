-- Rows of consultations and patients count the unread messages of the conversation, by the read marks of its messages.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('public.agenda(date, date)', $old$
            left join public.chat_reads r on r.consultation_id = m.consultation_id and r.user_id = professional.user_id
          where m.consultation_id = c.id and m.sender_id <> professional.user_id
            and m.created_at > coalesce(r.last_read_at, '-infinity')),$old$, $new$
          where m.conversation_id = private.conversation_of(c) and m.sender_id <> professional.user_id
            and m.read_at is null),$new$),
      ('public.list_patients(text, text, text, uuid, uuid, boolean, int)',
        $old$t.created_at > coalesce(r.last_read_at, '-infinity')$old$, 't.read_at is null'),
      ('public.list_patients(text, text, text, uuid, uuid, boolean, int)', $old$
              left join public.chat_reads r on r.consultation_id = c.id and r.user_id = professional$old$, '')
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
comment on function public.agenda(date, date) is
  'The calling professional''s agenda for at most 45 local days: settings, hours of each day, free starts, blocks and '
  'consultations with payment, refund, open proposal and the unread messages of the conversation with their patient. Null '
  'for everybody else. The suspended read it too.';
