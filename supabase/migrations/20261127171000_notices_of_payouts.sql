-- Batches that wait are counted, and their notices lead to them.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.tell_of_batch()', $old$'/admin/financial'$old$, $new$'/admin/financial?aba=repasses'$new$),
      ('public.money_counts()', $old$    'failing', $old$,
        $new$    'payouts', (select count(*) from private.payout_batches b where b.state in ('prepared', 'approved')),
    'failing', $new$)
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
comment on function public.money_counts() is
  'For admins: refunds that wait for another admin, refunds on their way, receipts in suspense, batches of payouts that are not closed, '
  'and jobs that failed.';

update public.notifications n set link = '/admin/financial?aba=repasses'
where n.link = '/admin/financial' and exists (select from private.payout_batches b where b.id = n.about_id);
