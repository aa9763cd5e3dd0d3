-- Suspended professionals read their money and change nothing. Companies issue no Receita Saúde.
create or replace function private.earner(is_locked boolean default false) returns uuid
language plpgsql
set search_path = ''
as $$
begin
  perform private.require_live_session();
  if is_locked then
    perform private.lock_people(auth.uid());
  end if;
  if not exists (select from public.professionals p
    where p.user_id = auth.uid() and p.approval_status in ('approved', 'suspended')) then
    perform private.refuse('not_allowed', 'Only professionals receive money.');
  elsif is_locked and private.is_suspended(auth.uid()) then
    perform private.refuse('professional_suspended', 'A suspended professional changes nothing.');
  end if;
  return auth.uid();
end
$$;
comment on function private.earner(boolean) is
  'The calling professional, also a suspended one. Locked: who changes something, not suspended. Refuses all others.';

create function private.is_company(professional uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from public.profiles p where p.id = professional and p.cnpj is not null)
    or coalesce(length((select a.cpf_cnpj from public.professional_applications a
      where a.user_id = professional order by a.applied_at desc limit 1)) = 14, false)
$$;
comment on function private.is_company(uuid) is
  'Whether the professional has a CNPJ, in the profile or in the newest application: no Receita Saúde.';

create or replace function public.read_patient_cpf(payment_id uuid) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  professional constant uuid := private.earner();
  consultation public.consultations;
begin
  select c.* into consultation
  from public.payments p join public.consultations c on c.id = p.consultation_id
  where p.id = read_patient_cpf.payment_id and p.professional_id = professional
    and p.status = 'paid' and not p.refund_due and c.status = 'completed';
  if not found then
    perform private.refuse('payment_not_completed', 'None of her paid and completed consultations has this payment.');
  elsif private.is_company(professional) then
    perform private.refuse('company', 'Companies do not issue it.');
  end if;
  perform private.log('payments', read_patient_cpf.payment_id, null, jsonb_build_object('cpf_read', private.now()));
  return (select p.cpf from public.profiles p where p.id = consultation.patient_id);
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
      ('public.earnings(date)', $old$'time_zone', zone,$old$,
        $new$'time_zone', zone,
      'issues_receita_saude', not private.is_company(professional),$new$),
      ('public.mark_receita_saude(uuid, boolean)', $old$  elsif is_issued and (payment.status$old$,
        $new$  elsif private.is_company(professional) then
    perform private.refuse('company', 'Companies do not issue it.');
  elsif is_issued and (payment.status$new$)
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
comment on function public.earnings(date) is
  'The calling professional''s month in her zone, by the day of the consultation: received, owed, held and given back, by week; '
  'the next payout, the last twelve, and whether she issues the Receita Saúde. Null: this month.';
