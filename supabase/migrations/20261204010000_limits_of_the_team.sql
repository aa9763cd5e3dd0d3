-- What the team wrote for itself stays with it, support learns nothing of psychiatrists and money, and each reason is logged.

-- One reading of an identity is one row, because each has its own reason; other readings are one row an hour.
drop index public.audit_log_reads_idx;
create unique index audit_log_reads_idx on public.audit_log
  (actor_id, subject_table, subject_id, date_trunc('hour', happened_at at time zone 'UTC'))
  where action = 'read' and subject_table <> 'identities';

do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.log_read(text, uuid)', $old$where action = 'read' do nothing$old$,
        $new$where action = 'read' and subject_table <> 'identities' do nothing$new$),
      ('public.reveal_identity(uuid, text)', $old$jsonb_build_object('reason', private.trimmed(reason)))
  on conflict (actor_id, subject_table, subject_id, (date_trunc('hour', happened_at at time zone 'UTC')))
    where action = 'read' do nothing;$old$, $new$jsonb_build_object('reason', private.trimmed(reason)));$new$),
      -- The reason of a suspension is written to the professional; no other reason of the team is.
      ('private.copy_of(uuid)', 'select happened_at, subject_table, action, before, after, case actor_id',
        $new$select happened_at, subject_table, action, before,
         case when actor_id = $1 or subject_table = ''professionals'' then after else after - ''reason'' end as after, case actor_id$new$),
      ('public.read_person(uuid)', $old$'coming', case when private.may('people.block') then$old$,
        $new$'coming', case when private.may('people.block') and private.may('consultations.all') then$new$),
      ('private.consultations_of_person(uuid)', $old$'amount_cents', l.amount_cents)$old$,
        $new$'amount_cents', case when private.may('money.read') then l.amount_cents end)$new$),
      ('public.block_person(uuid, text)', $old$'consultations_cancelled', coalesce(cardinality(coming), 0))$old$,
        $new$'consultations_cancelled', case when private.may('consultations.all') then coalesce(cardinality(coming), 0) end)$new$),
      ('public.end_sessions_of(uuid, uuid)', $old$  select count(*) into ended$old$,
        $new$  if end_sessions_of.user_id <> auth.uid() and not private.may('people.roles')
    and exists (select from private.team_members m where m.user_id = end_sessions_of.user_id) then
    perform private.refuse('not_allowed', 'Only full members sign out a member of the team.');
  end if;
  select count(*) into ended$new$)
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
comment on function public.block_person(uuid, text) is
  'The team blocks an account: signing in is refused, login sessions end, a professional is suspended, and consultations that have '
  'not begun are cancelled with full refund; one that runs goes on. Blocking twice changes nothing more. How many were '
  'cancelled is null for members who do not see every consultation.';
comment on function public.end_sessions_of(uuid, uuid) is
  'The team signs a person out everywhere, or out of one login session, and the log says so; only full members do so to others '
  'of the team. What an access token that still lives may do, up to an hour, roles and policies decide at each request.';
comment on function public.reveal_identity(uuid, text) is
  'The CPF, CNPJ and emergency contact of an account, with a reason that is logged each time.';
