-- A refund that certainly was not sent waits for the bank, however long that takes, and may be sent by hand meanwhile. One that the bank
-- had accepted is not the team's. One that may have arrived is the team's after a day, and the bank is asked about it on.
create function private.is_closable(refund private.refunds, receipt private.receipts) returns boolean
language sql stable
set search_path = ''
as $$
  select refund.state = 'manual'
    -- The team was asked to send it before the bank said that it does.
    or refund.state = 'processing' and refund.problem = 'no_answer'
    or refund.state = 'due' and (receipt.is_simulated or exists (select from private.provider_calls q
      where q.refund_id = refund.id and q.done_at is null and q.kind = 'refund' and q.attempts > 0 and not q.may_exist
        and q.claimed_until is null))
$$;
comment on function private.is_closable(private.refunds, private.receipts) is
  'Whether an admin may note that they sent it: the bank does not, or was asked in vain.';

create or replace function private.leave_unanswered(call private.provider_calls, refund private.refunds, outcome jsonb) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  receipt private.receipts;
  -- At the bank nothing was done.
  is_untouched constant boolean := call.kind = 'refund' and not call.may_exist and outcome ->> 'kind' = 'busy';
  is_too_old boolean;
begin
  select * into receipt from private.receipts r where r.id = refund.receipt_id;
  is_too_old := not private.may_send(receipt);
  if receipt.is_simulated then
    return false;
  elsif is_untouched and not is_too_old then
    update private.refunds f set state = 'due', sent_at = null where f.id = refund.id and f.state = 'sent';
    return false;
  -- 32 attempts are a day: each at most an hour after the one before. What the bank had accepted is on no statement yet.
  -- Attempts before the first that may have arrived did nothing there.
  elsif is_too_old and refund.state <> 'processing' or call.attempts >= 32 and (call.kind <> 'refund' or call.may_exist)
    and (is_too_old or refund.state <> 'processing') then
    update private.refunds f set state = 'manual', problem = case when is_untouched then 'too_old' else 'no_answer' end
    where f.id = refund.id and f.state in ('due', 'sent', 'processing');
    return true;
  end if;
  return false;
end
$$;

-- Attempts that did nothing at the bank count neither towards that day nor towards the time in which an earlier one may be under way.
create or replace function private.retry_call(call private.provider_calls, outcome jsonb) returns void
language sql
set search_path = ''
as $$
  update private.provider_calls q
  set claimed_until = null, may_exist = q.may_exist or n.is_unknown, attempts = n.attempts,
    last_error = coalesce(outcome ->> 'code', outcome ->> 'kind'), correlation_id = outcome ->> 'correlationId',
    -- 10 seconds, then twice as long each time, at most an hour.
    due_at = private.now() + greatest(make_interval(secs => least(3600, 10 * 2 ^ least(n.attempts - 1, 9))),
      make_interval(secs => least(3600, coalesce((outcome ->> 'retryAfter')::numeric, 0))::float8))
  from (select outcome ->> 'kind' = 'unknown' as is_unknown, case
    when call.kind = 'refund' and not call.may_exist and outcome ->> 'kind' = 'unknown' then 1 else call.attempts end as attempts) as n
  where q.id = call.id
$$;

create or replace function private.answer_refund(refund private.refunds, answer jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  if answer ->> 'state' = 'done' then
    perform private.finish_refund(refund, answer ->> 'returnId',
      coalesce((answer ->> 'settledAt')::timestamptz, private.now()));
  elsif answer ->> 'state' = 'failed' and refund.problem = 'no_answer' and refund.state in ('manual', 'processing') then
    -- The team was asked to send it, and may have: it is not repeated.
    update private.refunds f set state = 'manual', problem = coalesce(answer ->> 'reason', 'failed') where f.id = refund.id;
  elsif answer ->> 'state' = 'failed' then
    perform private.fail_refund(refund, coalesce(answer ->> 'reason', 'failed'));
  else
    update private.refunds f set state = 'processing' where f.id = refund.id and f.state in ('due', 'sent', 'manual');
  end if;
end
$$;

-- Changed in place: nothing else of these is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.queue_reads()', $old$  where f.state = 'processing' and not exists$old$,
        $new$  where (f.state = 'processing' or f.state = 'manual' and f.problem = 'no_answer') and not exists$new$),
      ('public.claim_provider_calls(integer, uuid)', $old$attempts = q.attempts + 1,$old$,
        $new$attempts = 1 + case
        when q.kind = 'refund' and not q.may_exist and q.claimed_until is not null then 0 else q.attempts end,$new$),
      ('public.record_provider_answer(uuid, jsonb)',
        $old$      elsif outcome ->> 'kind' in ('refused', 'not_found') and call.kind = 'refund' then$old$,
        $new$      elsif outcome ->> 'kind' in ('refused', 'not_found') and call.kind = 'read_refund' and refund.problem = 'no_answer' then
        -- The team was asked to send it, and may have: it is not sent again.
        update private.refunds f set state = 'manual', problem = coalesce(outcome ->> 'code', 'not_found')
        where f.id = refund.id and f.state in ('manual', 'processing') and outcome ->> 'kind' = 'not_found';
      elsif outcome ->> 'kind' in ('refused', 'not_found') and call.kind = 'refund' then$new$),
      ('private.open_refund_of(uuid)', $old$f.state <> 'manual' and not (r.is_simulated and f.state = 'due')$old$,
        $new$f.state <> 'manual' and not (f.state = 'due' and private.is_closable(f, r))$new$),
      ('public.charge_details(uuid)', $old$'is_simulated', r.is_simulated)
          order by f.created_at, f.id), '[]')$old$, $new$'is_simulated', r.is_simulated,
          'can_close', private.is_closable(f, r)) order by f.created_at, f.id), '[]')$new$)
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

drop function public.list_refunds(timestamptz, uuid, int);
create function public.list_refunds(cursor_created_at timestamptz default null, cursor_id uuid default null, page_size int default 20)
returns table (id uuid, payment_id uuid, consultation_id uuid, patient_name text, professional_name text, amount_cents int,
  state text, decided_by text, borne_by text, reason text, attempt int, problem text, created_at timestamptz, e2eid text,
  is_simulated boolean, can_close boolean)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_capability('money.read');
  return query
    select f.id, f.payment_id, c.id, c.patient_name, c.professional_name, f.amount_cents, f.state, f.decided_by, d.borne_by,
      d.reason, f.attempt, f.problem, f.created_at, private.provider_id(r), r.is_simulated, private.is_closable(f.whole, r)
    from (
      select o.*, o as whole from private.refunds o
      where o.state in ('due', 'sent', 'processing', 'manual')
        and (o.created_at, o.id) > (coalesce(cursor_created_at, '-infinity'), coalesce(cursor_id, '00000000-0000-0000-0000-000000000000'))
      order by o.created_at, o.id limit least(greatest(coalesce(page_size, 20), 1), 100)
    ) f
      join private.receipts r on r.id = f.receipt_id
      left join public.payments p on p.id = f.payment_id
      left join public.consultations c on c.id = p.consultation_id
      left join private.refund_decisions d on d.id = f.decision_id
    order by f.created_at, f.id;
end
$$;
comment on function public.list_refunds(timestamptz, uuid, int) is
  'A page of what has to go back and is not back yet, oldest first, by the key (created_at, id). For admins. can_close: they may note '
  'that they sent it.';
revoke execute on function public.list_refunds(timestamptz, uuid, int) from public;
grant execute on function public.list_refunds(timestamptz, uuid, int) to authenticated;
