-- What is owed is read once for the lines and items of a batch: it reads all of the ledger's accounts of professionals.
do $$
declare
  change record;
  definition text := pg_get_functiondef('public.prepare_payouts(uuid)'::regprocedure);
begin
  for change in
    select * from (values
      ($old$  with sums as (
    select o.professional_id as person$old$, $new$  with due as materialized (
    select o.* from private.owed_payments(simulated) o where o.cents < 0 or o.since < cutoff
  ), sums as (
    select o.professional_id as person$new$),
      ($old$    from private.owed_payments(simulated) o where o.cents < 0 or o.since < cutoff
    group by$old$, $new$    from due o
    group by$new$),
      ($old$  from lines l join private.owed_payments(simulated) o on o.professional_id = l.professional_id and (o.cents < 0 or o.since < cutoff);$old$,
        $new$  from lines l join due o on o.professional_id = l.professional_id;$new$)
    ) as changes (old, new)
  loop
    if strpos(definition, change.old) = 0 then
      raise exception 'public.prepare_payouts does not contain "%"', change.old;
    end if;
    definition := replace(definition, change.old, change.new);
  end loop;
  execute definition;
end
$$;
