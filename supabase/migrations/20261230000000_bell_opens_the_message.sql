-- The notification of a single unread message leads to that message, of several to the list.
create function private.place_of_unread_contact() returns text
language sql stable
set search_path = ''
as $$
  select '/admin/mensagens' || case when count(*) = 1 then '?mensagem=' || min(m.id::text) else '' end
  from public.contact_messages m where m.read_at is null
$$;
comment on function private.place_of_unread_contact() is 'Where the team reads what it has not read of contact messages.';
revoke all on function private.place_of_unread_contact() from public;

-- Changed in place: nothing else of these is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.tell_of_contact()', $old$n.link = place$old$, $new$split_part(n.link, '?mensagem=', 1) = place$new$),
      ('private.tell_of_contact()', $old$set title = says, created_at$old$,
        $new$set title = says, link = private.place_of_unread_contact(), created_at$new$),
      ('private.tell_of_contact()', $old$'Alguém escreveu para a equipe.', place$old$,
        $new$'Alguém escreveu para a equipe.', private.place_of_unread_contact()$new$),
      ('private.settle_contact_notification()', $old$n.link = place$old$,
        $new$split_part(n.link, '?mensagem=', 1) = place$new$),
      ('private.settle_contact_notification()', $old$set title = says where$old$,
        $new$set title = says, link = private.place_of_unread_contact() where$new$),
      ('private.settle_contact_notification()', $old$n.title <> says$old$,
        $new$(n.title <> says or n.link <> private.place_of_unread_contact())$new$)
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
