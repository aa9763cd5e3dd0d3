-- Professionals see which reports of absence wait for them, in "Hoje" and beside their money, and are told by e-mail.
create function public.received_absences() returns json
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_live_session();
  return (select coalesce(jsonb_agg(jsonb_build_object('consultation_id', c.id, 'patient_name', c.patient_name,
      'starts_at', c.starts_at, 'reported_at', a.reported_at, 'came', a.came) order by a.reported_at, c.id), '[]')
    from private.absences a join public.consultations c on c.id = a.consultation_id
    where a.outcome is null and c.professional_id = auth.uid());
end
$$;
comment on function public.received_absences() is
  'The reports about the calling professional, also a suspended one, that no admin has decided on, oldest first.';
revoke execute on function public.received_absences() from public;
grant execute on function public.received_absences() to authenticated;

drop function public.list_earnings(date, timestamptz, uuid, int);
create function public.list_earnings(month date default null, cursor_starts_at timestamptz default null, cursor_id uuid default null,
  page_size int default 20)
returns table (payment_id uuid, consultation_id uuid, starts_at timestamptz, patient_name text, outcome public.consultation_status,
  amount_cents int, held_cents int, owed_cents int, received_cents int, refunded_cents int, situation text, receita_saude_at timestamptz,
  paid_at timestamptz, absence text)
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  professional constant uuid := private.earner();
  period constant tstzrange := private.month_of(list_earnings.month, private.zone_of(professional, true));
begin
  return query
    select e.*, s.issued_at, p.paid_at,
      case when a.consultation_id is not null then coalesce(a.outcome, 'reported') end
    from private.earnings_of(professional, lower(period), upper(period)) e
      join public.payments p on p.id = e.payment_id
      left join private.receita_saude s on s.payment_id = e.payment_id
      left join private.absences a on a.consultation_id = e.consultation_id
    where (e.starts_at, e.payment_id)
      < (coalesce(cursor_starts_at, 'infinity'), coalesce(cursor_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
    order by e.starts_at desc, e.payment_id desc limit least(greatest(coalesce(page_size, 20), 1), 1000);
end
$$;
comment on function public.list_earnings(date, timestamptz, uuid, int) is
  'A page of a month''s consultations with their money, latest first, by the key (starts_at, payment_id); at most 1000, for a file. '
  'absence: reported, or what an admin decided, refund or pay.';
revoke execute on function public.list_earnings(date, timestamptz, uuid, int) from public;
grant execute on function public.list_earnings(date, timestamptz, uuid, int) to authenticated;

insert into private.mail_kinds (kind, topic, to_professional, may_wait) values ('absence', 'payments', true, true);

-- Changed in place: nothing else of these is new.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('public.today()', $old$    'is_demonstration',$old$, $new$    'absences', public.received_absences(),
    'is_demonstration',$new$),
      ('public.report_absence(uuid, text)', $old$  perform private.tell_admins('money'$old$,
        $new$  perform private.queue_mail(consultation.id, 'absence', 'absence ' || consultation.id);
  perform private.tell_admins('money'$new$),
      ('private.is_true_of_consultation(private.mail_outbox)', $old$    when 'payment_confirmed' then$old$,
        $new$    when 'absence' then exists (select from private.absences a
      where a.consultation_id = c.id and a.answered_at is null and a.outcome is null)
    when 'payment_confirmed' then$new$)
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
comment on function public.today() is
  'For the calling professional: the agenda of the current day in their zone, how many consultations are to come this week, '
  'practice_figures, the newest reviews, the weekly hours and received_absences. Each part answers as it does alone, with the '
  'caller''s rights.';
