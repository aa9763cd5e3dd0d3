-- The checks of the ledger compared each payment with all refunds: four times as many rows took sixteen times as long. What a
-- join by equality cannot use is compared by a code that no row has. The job runs them once, not once more to count.
do $$
declare
  change record;
  definition text := pg_get_functiondef('private.ledger_problems()'::regprocedure);
begin
  for change in
    select * from (values
      ('f.payment_id is not distinct from b.payment_id', 'coalesce(f.payment_id, %1$s) = coalesce(b.payment_id, %1$s)'),
      ($old$coalesce(a.payment_id::text, '') = coalesce(b.payment_id::text, '')$old$,
        'coalesce(a.payment_id, %1$s) = coalesce(b.payment_id, %1$s)'),
      ('not private.is_undone(r.id)',
        'not exists (select from private.ledger_transactions t where t.kind = ''mark_undone'' and t.cause = r.id)'),
      ($old$  from private.receipts r
  where (select count(*) from private.ledger_transactions t
    where t.receipt_id = r.id and t.kind in ('opening', 'receipt', 'proof')) <> 1$old$,
        $new$  from private.receipts r left join private.ledger_transactions t
    on t.receipt_id = r.id and t.kind in ('opening', 'receipt', 'proof')
  group by r.id having count(t.id) <> 1$new$)
    ) as changes (old, new)
  loop
    if strpos(definition, change.old) = 0 then
      raise exception 'private.ledger_problems() does not contain "%"', change.old;
    end if;
    definition := replace(definition, change.old, format(change.new, '''00000000-0000-0000-0000-000000000000'''));
  end loop;
  execute definition;
end
$$;

-- PostgREST takes a function's own time limit for its call, instead of the role's.
do $$
declare
  change record;
  definition text := pg_get_functiondef('public.claim_payment_job(text)'::regprocedure);
begin
  for change in
    select * from (values
      ($old$    elsif claimed.job = 'ledger' and exists (select from private.ledger_problems()) then
      perform public.finish_payment_job('ledger', (select count(*) || ' × ' || min(p.problem) from private.ledger_problems() p));
$old$, $new$    elsif claimed.job = 'ledger' then
      select count(*) || ' × ' || min(p.problem) into problems from private.ledger_problems() p;
      if problems is not null then
        perform public.finish_payment_job('ledger', problems);
      end if;
$new$),
      (E'declare\n', E'declare\n  problems text;\n')
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
alter function public.claim_payment_job(text) set statement_timeout = '5min';
