-- What completion, payouts, reviews, cancelling, erasures and copies of data know of absences.
create or replace function public.complete_due_consultations() returns int
language plpgsql security definer
set search_path = ''
as $$
declare
  due uuid[];
  ended uuid[];
begin
  select array_agg(d.id) into due from (
    select c.id from public.consultations c
    where c.status = 'scheduled' and c.ends_at <= private.now() - interval '24 hours'
      -- What would have begun after a suspension did not take place.
      and not exists (select from public.professionals p
        where p.user_id = c.professional_id and p.suspended_at < c.starts_at)
    for update of c skip locked
  ) d;
  -- After they are locked: a report of an absence locks its consultation as well.
  with completed as (
    update public.consultations c set status = 'completed'
    where c.id = any (due) and not private.is_contested(c.id) returning c.id
  )
  select array_agg(id) into ended from completed;
  delete from public.consultation_sessions where consultation_id = any (ended);
  return coalesce(cardinality(ended), 0);
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
      ('private.end_consultation(uuid, public.consultation_status)',
        $old$  elsif consultation.status not in ('scheduled', outcome) then$old$,
        $new$  elsif consultation.status = 'scheduled' and private.is_contested(wanted) then
    perform private.refuse('absence_reported', 'Its patient reported an absence: an admin decides.');
  elsif consultation.status not in ('scheduled', outcome) then$new$),
      ('private.set_outcome(public.consultations, public.consultation_status)',
        $old$  elsif exists (select from public.reviews r$old$,
        $new$  elsif private.is_contested(consultation.id) then
    perform private.refuse('absence_reported', 'Its patient reported an absence: an admin decides.');
  elsif exists (select from public.reviews r$new$),
      ('public.submit_feedback(uuid, int, text, text, text, boolean, text)',
        $old$  elsif exists (select from public.reviews r$old$,
        $new$  elsif private.is_contested(consultation.id) then
    perform private.refuse('absence_reported', 'The patient reported that it did not take place.');
  elsif exists (select from public.reviews r$new$),
      ('private.owed_payments(boolean, uuid)', $old$    -- A no-show can be contested for a week.
    case c.status when 'no_show' then greatest(o.earned_at, c.ends_at) + interval '7 days'
      when 'completed' then greatest(o.earned_at, c.ends_at) else o.earned_at end end
  from owed o join public.payments p on p.id = o.payment_id join public.consultations c on c.id = p.consultation_id
$old$,
        $new$    case
      when x.consultation_id is not null and x.outcome is null then null
      when x.outcome = 'pay' then greatest(o.earned_at, c.ends_at + interval '7 days')
      -- A no-show can be contested for a week.
      when c.status = 'no_show' then greatest(o.earned_at, c.ends_at) + interval '7 days'
      when c.status = 'completed' then greatest(o.earned_at, c.ends_at) else o.earned_at end end
  from owed o join public.payments p on p.id = o.payment_id join public.consultations c on c.id = p.consultation_id
    left join private.absences x on x.consultation_id = c.id
$new$),
      ('private.carry_out(private.refund_decisions)', $old$    perform private.refuse('refund_too_much', 'More than was paid and has not gone back.');
  end if;$old$,
        $new$    perform private.refuse('refund_too_much', 'More than was paid and has not gone back.');
  end if;
  perform private.close_absence(a.consultation_id, 'refund', decision.decided_by)
  from private.absences a where a.decision_id = decision.id and a.outcome is null;$new$),
      -- An absence has its own notice, and the refund as well.
      ('private.notify_of_consultation()', $old$    and not private.is_suspended(new.professional_id)
$old$,
        $new$    and not private.is_suspended(new.professional_id) and not private.is_contested(new.id)
$new$),
      ('private.mail_of_consultation()', $old$    if old.status = 'scheduled' then$old$,
        $new$    if old.status = 'scheduled' and not private.is_contested(new.id) then$new$),
      ('public.agenda(date, date)', $old$        'correctable_until', private.correctable_until(c),$old$,
        $new$        'correctable_until', private.correctable_until(c),
        'absence', (select private.absence_answer(a) || jsonb_build_object('answer', a.answer)
          from private.absences a where a.consultation_id = c.id),$new$),
      ('public.money_counts()', $old$    'suspense', ($old$,
        $new$    'absences', (select count(*) from private.absences a where a.outcome is null),
    'suspense', ($new$),
      ('private.refuse_while_open(uuid)', $old$  elsif exists (select from public.payments p where p.patient_id = person and private.is_owed_back(p))$old$,
        $new$  elsif exists (select from private.absences a join public.consultations c on c.id = a.consultation_id
    where c.professional_id = person and a.outcome is null) then
    perform private.refuse('payout_open', 'Money is held for the professional until an admin decides.');
  elsif exists (select from private.absences a join public.consultations c on c.id = a.consultation_id
      where c.patient_id = person and a.outcome is null)
    or exists (select from public.payments p where p.patient_id = person and private.is_owed_back(p))$new$),
      ('private.keep_as_patient(uuid, public.profiles)', $old$  update public.payments set patient_id$old$,
        $new$  update private.absences a set message = null, answer = null, reason = null
  from public.consultations c where c.id = a.consultation_id and c.patient_id = person;
  update public.payments set patient_id$new$),
      ('private.keep_as_professional(uuid, uuid, date)', $old$  update public.consultations set professional_id$old$,
        $new$  update private.absences a set answer = null
  from public.consultations c where c.id = a.consultation_id and c.professional_id = person;
  update public.consultations set professional_id$new$),
      ('private.forget_in_log(uuid)', $old$  update private.suspense set decided_by = null$old$,
        $new$  update private.absences set decided_by = null where decided_by = person;
  update private.suspense set decided_by = null$new$),
      ('private.copy_of(uuid)', $old$    private.section('Chaves Pix',$old$,
        $new$    private.section('Ausências informadas', 'Consultas em que o profissional não teria comparecido. Cada texto só está na cópia de quem o escreveu.',
      'select a.consultation_id, a.reported_at as informada_em, case when c.patient_id = $1 then a.message end as message,
         case a.came when true then ''O profissional diz que esteve lá'' when false then ''O profissional confirma a ausência'' end as resposta_do_profissional,
         case when c.professional_id = $1 then a.answer end as answer, a.answered_at,
         case a.outcome when ''refund'' then ''Valor devolvido'' when ''pay'' then ''Valor do profissional'' else ''Em análise'' end as status,
         case when c.patient_id = $1 then a.reason end as reason, a.decided_at as decidida_em
       from private.absences a join public.consultations c on c.id = a.consultation_id
       where $1 in (c.patient_id, c.professional_id) order by a.reported_at', person),
    private.section('Chaves Pix',$new$),
      ('private.in_words(json)', '"money": "dinheiro"',
        '"money": "dinheiro", "absence": "ausência informada", "absence_decided": "decisão sobre uma ausência"'),
      ('private.in_words(json)', '"cancelled_by": {',
        '"outcome": {"refund": "valor devolvido", "pay": "valor do profissional"}, "absence": {"reported": "informada", '
          '"refund": "valor devolvido", "pay": "valor do profissional"}, "cancelled_by": {'),
      ('private.readable(json)', '"who": "quem",', '"who": "quem", "outcome": "decisao", "absence": "ausencia_informada", "came": "profissional_compareceu",'),
      ('private.notice_title(text)', $old$    when 'charge_open' then$old$,
        $new$    when 'absence' then 'Ausência informada'
    when 'absence_decided' then 'Ausência decidida'
    when 'charge_open' then$new$)
    ) as changes (name, old, new)
  loop
    definition := pg_get_functiondef(change.name::regprocedure);
    if strpos(definition, change.old) = 0 then
      raise exception '% does not contain "%"', change.name, change.old;
    end if;
    execute replace(definition, change.old, change.new);
  end loop;

  select pg_get_constraintdef(oid) into definition from pg_constraint
  where conrelid = 'public.notifications'::regclass and conname = 'notifications_kind_check';
  if strpos(definition, $old$'money'::text$old$) = 0 then
    raise exception 'notifications_kind_check does not name money: %', definition;
  end if;
  alter table public.notifications drop constraint notifications_kind_check;
  execute 'alter table public.notifications add constraint notifications_kind_check '
    || replace(definition, $old$'money'::text$old$, $new$'money'::text, 'absence'::text, 'absence_decided'::text$new$);
end
$$;
comment on function public.money_counts() is
  'For admins: refunds that wait for another admin, refunds on their way, receipts in suspense, reported absences, batches of payouts '
  'that are not closed, and jobs that failed.';
