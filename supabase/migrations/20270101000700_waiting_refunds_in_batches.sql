-- A payment whose refund by its professional waits for another admin also leaves the batch that is prepared already.
do $$
declare
  changed constant regprocedure := 'private.add_decision(private.refund_decisions)'::regprocedure;
  old constant text := $old$    perform private.carry_out(decision);
  end if;$old$;
  definition constant text := pg_get_functiondef(changed);
begin
  if strpos(definition, old) = 0 then
    raise exception '% does not contain "%"', changed, old;
  end if;
  execute replace(definition, old, $new$    perform private.carry_out(decision);
  elsif decision.borne_by = 'professional' then
    perform private.set_item(decision.payment_id, 0);
  end if;$new$);
end
$$;
