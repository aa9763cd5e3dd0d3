-- A consultation that a professional made counts its seven days from its first payment: an undone mark was none.
do $$
declare
  changed constant regprocedure := 'public.undo_payment_mark(uuid)'::regprocedure;
  old constant text := $old$update public.consultations c set status = 'pending' where c.id = consultation.id;$old$;
  definition constant text := pg_get_functiondef(changed);
begin
  if strpos(definition, old) = 0 then
    raise exception '% does not contain "%"', changed, old;
  end if;
  execute replace(definition, old, $new$update public.consultations c
      set status = 'pending', agreed_at = case when c.agreed_at < receipt.created_at then c.agreed_at end
      where c.id = consultation.id;$new$);
end
$$;
