-- Whether a patient cancels in time is decided by the reason: where the bank or the team gave everything back before, nothing is
-- left to go back, and the patient is still in time.
do $$
declare
  definition text := pg_get_functiondef('public.cancel_consultation(uuid, boolean)'::regprocedure);
  old text := 'select r.cents > 0 into refund from';
begin
  if strpos(definition, old) = 0 then
    raise exception 'cancel_consultation does not contain "%"', old;
  end if;
  execute replace(definition, old,
    'select r.reason in (''early'', ''recent'', ''grace'', ''not_delivered'') into refund from');
end
$$;
