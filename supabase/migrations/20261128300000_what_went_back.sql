-- How much of a price went back before, beside the payment: cancelling gives back the rest, and its professional reads it.
alter table public.payments add column returned_cents int not null default 0 check (returned_cents >= 0);
comment on column public.payments.returned_cents is
  'Of its price, in centavos: what the team or the payer''s bank gave back, also what is on its way. Money of a second transfer or '
  'in suspense is not counted. Kept by private.refunds.';
grant select (returned_cents) on public.payments to authenticated;

create function private.returned_of(payment uuid) returns int
language sql stable
set search_path = ''
as $$
  select coalesce(sum(f.amount_cents), 0)::int
  from private.refunds f join private.receipts r on r.id = f.receipt_id
  where f.payment_id = payment and f.state <> 'failed' and f.decided_by in ('admin', 'bank') and f.source <> 'suspense'
    and r.class <> 'duplicate'
$$;

create function private.keep_returned() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.payments p set returned_cents = private.returned_of(p.id)
  where p.id = new.payment_id and p.returned_cents <> private.returned_of(p.id);
  return null;
end
$$;
create trigger keep_returned after insert or update of state on private.refunds
  for each row when (new.payment_id is not null and new.source <> 'suspense' and new.decided_by in ('admin', 'bank'))
  execute function private.keep_returned();
update public.payments p set returned_cents = private.returned_of(p.id)
where p.id in (select f.payment_id from private.refunds f where f.decided_by in ('admin', 'bank') and f.source <> 'suspense');

-- Changed in place: nothing else of these functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.refund_of(uuid, timestamptz)', $old$greatest(0, p.amount_cents - (
      select coalesce(sum(f.amount_cents), 0)::int from private.refunds f join private.receipts r on r.id = f.receipt_id
      where f.payment_id = p.id and f.state <> 'failed' and f.decided_by in ('admin', 'bank') and r.class <> 'duplicate'))$old$,
        'greatest(0, p.amount_cents - p.returned_cents)'),
      ('public.agenda(date, date)', $old$'refund', case when p.refunded_at is not null$old$,
        $new$'returned_cents', coalesce(p.returned_cents, 0), 'returned_by_bank', exists (
          select from private.refunds f join private.receipts r on r.id = f.receipt_id
          where f.payment_id = p.id and f.decided_by = 'bank' and f.source <> 'suspense' and r.class <> 'duplicate'),
        'refund', case when p.refunded_at is not null$new$)
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
