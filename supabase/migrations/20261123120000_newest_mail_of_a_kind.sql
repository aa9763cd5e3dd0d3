-- Of several e-mails about one suspension after another only the newest is true: two suspensions before the first e-mail went
-- out sent both reasons. And an e-mail is claimed alone, so that marking what is untrue looks at a bounded number of them.

create or replace function private.has_newer(mail private.mail_outbox) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from private.mail_outbox m
    where m.user_id = mail.user_id and m.kind = mail.kind and m.created_at > mail.created_at
      and m.payload ->> 'consultation_id' is not distinct from mail.payload ->> 'consultation_id')
$$;
comment on function private.has_newer(private.mail_outbox) is
  'Whether a later e-mail of the kind was queued for the same reader and, where it is about one, the same consultation.';

create or replace function private.is_still_true(mail private.mail_outbox) returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce(mail.not_after > private.now(), true) and case
    when mail.kind = 'suspended' then private.is_suspended(mail.user_id) and not private.has_newer(mail)
    when mail.kind = 'reinstated' then exists (select from public.professionals
      where user_id = mail.user_id and approval_status = 'approved') and not private.has_newer(mail)
    when mail.payload ? 'consultation_id' then coalesce(private.is_true_of_consultation(mail), false)
      and (private.is_sent_anyway(mail.kind)
        or exists (select from public.profiles where id = mail.user_id and contact_email))
    -- An answer that was given, a farewell: true for ever.
    else true
  end
$$;

create or replace function public.claim_mails(at_most int default 20) returns table (
  id uuid, kind text, recipient text, payload jsonb, not_after timestamptz
)
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  update private.mail_outbox m set obsolete_at = private.now()
  where m.id in (
    select w.id from private.mail_outbox w
    where w.sent_at is null and w.obsolete_at is null and w.attempts < 8
      and (w.claimed_until is null or w.claimed_until <= private.now())
    order by w.created_at limit 100
    for update skip locked
  ) and not private.is_still_true(m);
  return query
  with next as (
    select w.id from private.mail_outbox w
    where w.sent_at is null and w.obsolete_at is null and w.attempts < 8
      and (w.claimed_until is null or w.claimed_until <= private.now())
      -- Once more: what became untrue in between waits for the next call.
      and private.is_still_true(w)
    order by w.created_at limit least(greatest(coalesce(at_most, 20), 1), 100)
    for update skip locked
  )
  update private.mail_outbox m
  set claimed_until = private.now() + interval '5 minutes', attempts = m.attempts + 1,
    payload = m.payload || coalesce(private.mail_facts((m.payload ->> 'consultation_id')::uuid, m.kind), '{}')
  from next where m.id = next.id
  returning m.id, m.kind, m.recipient, m.payload, m.not_after;
end
$$;
