-- The e-mail about a consultation that ended with a confirmed absence says so, and not that the professional cancelled it.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.mail_facts(uuid, text)', $old$'cancelled_by', case when x.reason = 'team' then 'team' else$old$,
        $new$'cancelled_by', case when x.reason = 'team' then 'team' when private.is_contested(c.id) then 'absent' else$new$),
      ('private.in_words(json)', '"cancelled_by": {', '"cancelled_by": {"absent": "ausência do profissional", ')
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
