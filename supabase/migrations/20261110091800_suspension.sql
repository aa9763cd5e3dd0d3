-- Taking a professional out: nobody finds or books them, what is to come is cancelled, everybody concerned is told.

create function private.cancel_for_suspension(professional uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  coming uuid[];
begin
  -- Payments before consultations, as everybody locks. The professional's row, held already, keeps new ones out.
  perform from public.payments p join public.consultations c on c.id = p.consultation_id
  where c.professional_id = professional and c.status in ('pending', 'scheduled')
  order by p.id for update of p;
  with cancelled as (
    update public.consultations c set status = 'cancelled', cancelled_by = 'platform'
    where c.professional_id = professional
      and (c.status = 'pending' or c.status = 'scheduled' and c.starts_at > private.now())
    returning c.id
  )
  select array_agg(id) into coming from cancelled;
  update public.payments p set refund_due = true where p.consultation_id = any (coming) and p.status = 'paid';
  update public.payments p set status = 'expired', expires_at = least(p.expires_at, private.now())
  where p.consultation_id = any (coming) and p.status = 'pending';
  delete from public.consultation_sessions s where s.consultation_id = any (coming);
end
$$;
comment on function private.cancel_for_suspension(uuid) is
  'Cancels what waits for payment and what has not begun, owing back what was paid. A session that runs is left to the '
  'two: its patient may cancel it at any time.';

create function private.tell_of_suspension(professional uuid, reason text) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.tell(professional, 'decision', 'Cadastro profissional suspenso', reason, '/professional/pending');
  insert into private.mail_outbox (kind, user_id, recipient, payload)
  select 'suspended', id, email, jsonb_build_object('professional_name', full_name, 'reason', reason)
  from public.profiles where id = professional and email <> '';
end
$$;
comment on function private.tell_of_suspension(uuid, text) is
  'By notification and by e-mail, also to those who want none: it is about their account.';

create function public.suspend_professional(professional_user_id uuid, reason text)
returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  why constant text := private.trimmed(reason);
begin
  perform private.require_admin();
  if coalesce(why, '') = '' then
    perform private.refuse('reason_required', 'A suspension says why.');
  elsif char_length(why) > 1000 then
    perform private.refuse('text_too_long', 'A reason has at most 1000 characters.');
  end if;
  update public.professionals set approval_status = 'suspended'
  where user_id = professional_user_id and approval_status = 'approved';
  if found then
    insert into public.audit_log (actor_id, subject_table, subject_id, action, after)
    values (auth.uid(), 'professionals', professional_user_id, 'update', jsonb_build_object('reason', why));
    perform private.cancel_for_suspension(professional_user_id);
    perform private.tell_of_suspension(professional_user_id, why);
  elsif not private.is_suspended(professional_user_id) then
    perform private.refuse('professional_unavailable', 'No approved professional has this identifier.');
  end if;
  return json_build_object('professional_user_id', professional_user_id, 'approval_status', 'suspended');
end
$$;
comment on function public.suspend_professional(uuid, text) is
  'Takes a professional out of the directory and of booking, cancels what is to come and tells patients and '
  'professional. What was stays readable. Suspending twice changes and tells nothing more.';
revoke execute on function public.suspend_professional(uuid, text) from public;
grant execute on function public.suspend_professional(uuid, text) to authenticated;
