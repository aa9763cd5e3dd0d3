-- A run that ended without an answer (its process was killed, or its time was over) failed: it is counted, and the job is due again
-- when its lease is over, as after any failure.
do $$
declare
  change record;
  definition text := pg_get_functiondef('public.claim_payment_job(text)'::regprocedure);
begin
  for change in
    select * from (values
      ($old$when j.failures > 0 then least(j.every, interval '1 minute' * 2 ^ least(j.failures, 6)) else j.every end$old$,
        $new$when j.failures > 0 or j.claimed_until is not null
        then least(j.every, interval '1 minute' * 2 ^ least(j.failures + (j.claimed_until is not null)::int, 6)) else j.every end$new$),
      ($old$last_started_at = private.now(),
    claimed_to$old$, $new$last_started_at = private.now(),
    failures = j.failures + (j.claimed_until is not null)::int,
    last_error = case when j.claimed_until is null then j.last_error else 'not_finished' end,
    claimed_to$new$)
    ) as changes (old, new)
  loop
    if strpos(definition, change.old) = 0 then
      raise exception 'public.claim_payment_job(text) does not contain "%"', change.old;
    end if;
    definition := replace(definition, change.old, change.new);
  end loop;
  execute definition;
end
$$;
