-- The Receita Saúde names the patient by CPF. Natural persons issue it, for consultations that were paid and took place. The
-- privacy policy says so since this version; it also names reports of absence, and Pix keys of professionals.

insert into private.consent_texts (document, version, sha256) values
  ('privacy', '2026-11-27', '77c7da9180700df52bfe6d4f1998e33a89adfb03453b8610a8487397e4027785');

create function public.read_patient_cpf(payment_id uuid) returns text
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
  elsif exists (select from public.profiles p where p.id = professional and p.cnpj is not null)
    or length((select a.cpf_cnpj from public.professional_applications a
      where a.user_id = professional order by a.applied_at desc limit 1)) = 14 then
    perform private.refuse('company', 'Companies do not issue it.');
  end if;
  perform private.log('payments', read_patient_cpf.payment_id, null, jsonb_build_object('cpf_read', private.now()));
  return (select p.cpf from public.profiles p where p.id = consultation.patient_id);
end
$$;
comment on function public.read_patient_cpf(uuid) is
  'The patient''s CPF, for the Receita Saúde of a paid and completed consultation of hers; null of an erased one, or without a CPF. '
  'Each reading is in the audit log. Not for professionals with a CNPJ.';

revoke execute on function public.read_patient_cpf(uuid) from public;
grant execute on function public.read_patient_cpf(uuid) to authenticated;
