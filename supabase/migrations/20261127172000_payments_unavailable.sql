-- Where no one makes codes nothing is booked: the time would be held for a payment that cannot be made.
alter table public.deployment_settings add column takes_payments boolean not null generated always as
  (coalesce(payment_provider, case when pix_simulation then 'simulated' else 'none' end) <> 'none') stored;
comment on column public.deployment_settings.takes_payments is
  'Whether charges can be made: by a bank or by the simulation. Bookings are refused otherwise (payments_unavailable).';
grant select (takes_payments) on public.deployment_settings to anon, authenticated;

create function private.require_payments() returns void
language plpgsql
set search_path = ''
as $$
begin
  if private.payment_provider() is null then
    perform private.refuse('payments_unavailable', 'Neither a bank nor the simulation makes charges here.');
  end if;
end
$$;
comment on function private.require_payments() is 'Refuses what would have to be paid where no charges are made.';

-- Changed in place: nothing else of these functions is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('public.book_time(uuid, timestamptz, int, uuid)',
        $old$  if patient.cpf is null or patient.phone is null then$old$,
        $new$  perform private.require_payments();
  if patient.cpf is null or patient.phone is null then$new$),
      ('public.book_for_patient(uuid, timestamptz[], uuid)',
        $old$    perform public.expire_payments();$old$,
        $new$    perform private.require_payments();
    perform public.expire_payments();$new$),
      ('private.make_series_for_patient(public.consultation_series, timestamptz, int[], jsonb, uuid)',
        $old$  if price is null then$old$,
        $new$  perform private.require_payments();
  if price is null then$new$),
      ('private.check_renewal(public.consultations)',
        $old$  perform public.expire_payments();$old$,
        $new$  perform private.require_payments();
  perform public.expire_payments();$new$)
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
