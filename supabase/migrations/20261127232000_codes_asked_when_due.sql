-- A patient who asks again for a code does not call the bank before the pause that its last answer began is over.
do $$
declare
  definition text := pg_get_functiondef('public.open_charge(uuid)'::regprocedure);
  old constant text := $old$q.kind = 'create_charge' and q.done_at is null);$old$;
begin
  if strpos(definition, old) = 0 then
    raise exception 'public.open_charge does not contain "%"', old;
  end if;
  execute replace(definition, old, $new$q.kind = 'create_charge' and q.done_at is null
      and q.due_at <= private.now());$new$);
end
$$;
comment on function public.open_charge(uuid) is
  'The call that makes the code of the caller''s consultation, to be sent at once (function open-charge); a new one where the '
  'provider refused the last. Null: none waits, or it may only be sent later (retry_call).';
