-- What was said or offered and is not so: who refused the ten codes that a payment may have, undoing a mark that cannot be undone, the
-- CPF of a consultation of which the professional has nothing, and paying out what a waiting refund takes back.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('public.charge_details(uuid)', $old$        and mark.created_at > private.now() - interval '24 hours' then$old$,
        $new$        and not (consultation.status = 'scheduled' and consultation.series_number is not distinct from 1)
        and not exists (select from private.refunds f where f.receipt_id = mark.id and f.state <> 'failed'
          and (f.state <> 'manual' and not (mark.is_simulated and f.state = 'due') or f.decided_by <> 'rule'))
        and not exists (select from private.refund_decisions d where d.payment_id = payment.id and d.state = 'waiting')
        and mark.created_at > private.now() - interval '24 hours' then$new$),
      ('private.tell_of_refused_codes()',
        $old$'O banco não gera o código', 'Um paciente não consegue pagar: o banco recusou o código dez vezes.'$old$,
        $new$'Um paciente não consegue pagar', 'Já foram pedidos dez códigos ao banco, e nenhum está aberto.'$new$),
      ('public.read_patient_cpf(uuid)', $old$and not p.refund_due and c.status = 'completed';$old$,
        $new$and not p.refund_due and c.status = 'completed'
    and private.balance('held', p.id) + private.balance('owed', p.id) + private.paid_out(p.id) > 0;$new$),
      ('private.owed_payments(boolean, uuid)', $old$        when x.consultation_id is not null and x.outcome is null then null$old$,
        $new$        when x.consultation_id is not null and x.outcome is null then null
        when exists (select from private.refund_decisions d
          where d.payment_id = b.payment_id and d.state = ''waiting'' and d.borne_by = ''professional'') then null$new$)
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
