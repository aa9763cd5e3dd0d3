-- The first sweep begins with the first code of the bank, also if the jobs start days later.
do $$
declare
  definition constant text := pg_get_functiondef('public.claim_payment_job(text)'::regprocedure);
  old constant text := $old$coalesce(claimed.watermark, private.now() - interval '3 days') - interval '15 minutes'$old$;
begin
  if strpos(definition, old) = 0 then
    raise exception 'claim_payment_job does not contain what is changed.';
  end if;
  execute replace(definition, old, $new$coalesce(claimed.watermark, least(private.now() - interval '3 days',
      (select min(c.created_at) from private.charges c where c.provider = 'api-pix'))) - interval '15 minutes'$new$);
end
$$;
