-- A transfer of the last second arrives a little later. Its time stays taken for 60 seconds after the code's end, in which the
-- code is removed at the provider and what was paid is read. Screens count to the code's end.
create function private.time_to_arrive() returns interval
language sql immutable
set search_path = ''
as $$
  select interval '60 seconds'
$$;
comment on function private.time_to_arrive() is 'How long a time stays taken after the end of its code.';

-- Changed in place: nothing else of these functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('public.expire_payments()',
        $old$expires_at <= private.now()$old$,
        $new$expires_at <= private.now() - private.time_to_arrive()$new$),
      ('private.busy_times(uuid[], timestamptz, timestamptz, uuid)',
        $old$p.expires_at > private.now()$old$,
        $new$p.expires_at > private.now() - private.time_to_arrive()$new$),
      ('private.free_starts(uuid, timestamptz, timestamptz, uuid, int, int, uuid)',
        $old$p.expires_at > clock)$old$,
        $new$p.expires_at > clock - private.time_to_arrive())$new$),
      ('private.booked_days(uuid, text, date, date, uuid)',
        $old$p.expires_at > private.now()$old$,
        $new$p.expires_at > private.now() - private.time_to_arrive()$new$),
      -- A booking whose code is over does not count among the three that wait.
      ('private.unpaid_bookings(uuid)',
        $old$p.opens_at is not null)$old$,
        $new$(p.opens_at is not null or p.expires_at <= private.now()))$new$),
      ('private.queue_reads()',
        $old$  -- Charges that open later$old$,
        $new$  -- What is over is removed before its time is free: a removal tells whether it was paid.
  for payment in
    select * from public.payments p
    where p.status = 'pending' and p.expires_at <= private.now()
      and exists (select from private.charges c where c.payment_id = p.id and c.state in ('creating', 'open'))
    order by p.id limit 500 for update skip locked
  loop
    perform private.lapse_charges(payment.id);
  end loop;
  -- Charges that open later$new$)
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
