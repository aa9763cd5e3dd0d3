-- What the team reads of one account, and an erasure that somebody asked for elsewhere.

create function private.masked_cpf(cpf text) returns text
language sql immutable strict
set search_path = ''
as $$ select '•••.' || substr(cpf, 4, 3) || '.' || substr(cpf, 7, 3) || '-••' $$;
comment on function private.masked_cpf(text) is 'A CPF of which six digits are readable.';

create function private.consultations_for_team(person uuid)
returns table (id uuid, starts_at timestamptz, as_patient boolean, other_name text, status public.consultation_status,
  cancelled_by text, amount_cents int)
language sql stable
set search_path = ''
as $$
  select c.id, c.starts_at, true, c.professional_name, c.status, c.cancelled_by, c.amount_cents from public.consultations c
  where c.patient_id = person and (private.may('consultations.all') or not private.is_with_psychiatrist(c.professional_id))
  union all
  select c.id, c.starts_at, false, c.patient_name, c.status, c.cancelled_by, c.amount_cents from public.consultations c
  where c.professional_id = person and (private.may('consultations.all') or not private.is_with_psychiatrist(person))
$$;
comment on function private.consultations_for_team(uuid) is
  'Consultations of somebody in both roles, without those with psychiatrists where the caller''s role does not read them.';

create function private.consultations_of_person(person uuid) returns json
language sql stable
set search_path = ''
as $$
  with own as materialized (select * from private.consultations_for_team(person))
  select json_build_object('total', count(*), 'completed', count(*) filter (where status = 'completed'),
    'cancelled', count(*) filter (where status = 'cancelled'), 'no_show', count(*) filter (where status = 'no_show'),
    'latest', (select coalesce(json_agg(json_build_object('id', l.id, 'starts_at', l.starts_at, 'as_patient', l.as_patient,
        'other_name', l.other_name, 'state', private.consultation_state(l.id, l.status, l.cancelled_by),
        'amount_cents', l.amount_cents) order by l.starts_at desc, l.id), '[]')
      from (select * from own order by starts_at desc, id limit 4) as l))
  from own
$$;

create function private.payments_of_person(person uuid) returns json
language sql stable
set search_path = ''
as $$
  select json_build_object('total', count(*),
    'paid_cents', coalesce(sum(p.amount_cents - p.returned_cents) filter (where p.status = 'paid'), 0),
    'refunds_due', count(*) filter (where private.is_owed_back(p)),
    'latest', (select coalesce(json_agg(json_build_object('id', l.id, 'consultation_id', l.consultation_id,
        'created_at', l.created_at, 'starts_at', l.starts_at, 'amount_cents', l.amount_cents,
        'state', private.charge_state(l.status, l.refund_due, l.refunded_at, l.refund_state)) order by l.created_at desc, l.id), '[]')
      from (select * from public.payments r where r.patient_id = person order by r.created_at desc, r.id desc limit 4) as l))
  from public.payments p where p.patient_id = person
$$;

create function private.messages_of_person(person uuid) returns json
language sql stable
set search_path = ''
as $$
  select json_build_object(
    'messages', (select coalesce(json_agg(json_build_object('id', m.id, 'subject', m.subject, 'created_at', m.created_at,
        'read_at', m.read_at) order by m.created_at desc, m.id), '[]')
      from (select * from public.contact_messages c where c.user_id = person order by c.created_at desc, c.id limit 4) as m),
    'requests', (select coalesce(json_agg(json_build_object('id', r.id, 'kind', r.kind, 'status', r.status,
        'created_at', r.created_at) order by r.created_at desc, r.id), '[]')
      from (select * from public.privacy_requests q where q.user_id = person order by q.created_at desc, q.id limit 4) as r))
$$;

create function private.sessions_for_team(person uuid) returns json
language sql stable
set search_path = ''
as $$
  select coalesce(json_agg(json_build_object('id', o.id, 'created_at', o.created_at, 'last_used_at', o.last_used_at,
    'user_agent', o.user_agent,
    'network', network(set_masklen(s.ip, case family(s.ip) when 6 then 48 else 24 end))::text) order by o.last_used_at desc, o.id), '[]')
  from private.sessions_of(person) o join auth.sessions s on s.id = o.id
$$;

create function public.read_person(user_id uuid) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  account public.profiles;
begin
  perform private.require_capability('people.read');
  -- Held, so that the log gets no identifier of a person who is erased at this moment.
  select * into account from public.profiles p where p.id = read_person.user_id and p.erased_at is null for key share;
  if not found then
    perform private.refuse('person_not_found', 'No account has this identifier.');
  end if;
  perform private.log_read('profiles', account.id);
  return (select json_build_object(
    'account', json_build_object('user_id', account.id, 'full_name', account.full_name, 'email', account.email,
      'email_confirmed_at', u.email_confirmed_at, 'role', account.role, 'state', l.state, 'created_at', account.created_at,
      'last_seen_on', nullif(l.last_seen_on, '-infinity'),
      'team_role', (select m.role from private.team_members m where m.user_id = account.id),
      'professional', (select json_build_object('approval_status', d.approval_status, 'profession', d.profession,
          'registration', d.registration, 'form_of_address', d.form_of_address)
        from public.professionals d where d.user_id = account.id)),
    'identity', case when private.may('people.identity') then json_build_object('phone', account.phone,
      'cpf', private.masked_cpf(account.cpf), 'birth_date', account.birth_date, 'city', account.city, 'state', account.state,
      'has_emergency_contact', coalesce(account.emergency_name, account.emergency_phone, '') <> '') end,
    'consents', (select coalesce(json_agg(json_build_object('document', c.document, 'version', c.version,
        'accepted_at', c.accepted_at) order by c.accepted_at desc, c.document), '[]')
      from public.consents c where c.user_id = account.id),
    'sessions', case when private.may('people.block') then private.sessions_for_team(account.id) end,
    -- What blocking would cancel.
    'coming', case when private.may('people.block') then (select count(*) from public.consultations c
      where c.patient_id = account.id and (c.status = 'pending' or c.status = 'scheduled' and c.starts_at > private.now()))
      + (select count(*) from public.consultations c where c.professional_id = account.id
        and (c.status = 'pending' or c.status = 'scheduled' and c.starts_at > private.now())) end,
    'consultations', case when private.may('consultations.read') then private.consultations_of_person(account.id) end,
    'payments', case when private.may('money.read') then private.payments_of_person(account.id) end,
    'messages', case when private.may('messages.read') then private.messages_of_person(account.id) end,
    'audit', case when private.may('audit.read') then (select coalesce(json_agg(json_build_object('id', a.id,
        'happened_at', a.happened_at, 'actor_name', a.actor_name, 'subject_table', a.subject_table, 'action', a.action)
        order by a.happened_at desc, a.id desc), '[]')
      from public.list_audit(about => account.id::text, page_size => 4) a) end)
    from private.people l join auth.users u on u.id = l.user_id where l.user_id = account.id);
end
$$;
comment on function public.read_person(uuid) is
  'An account for the team: each part is null for those whose role does not read it, and has at most the four latest rows. '
  'Logged as a read, once an hour. The CPF is masked: public.reveal_identity.';

create function public.reveal_identity(user_id uuid, reason text) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  account public.profiles;
begin
  perform private.require_capability('people.identity');
  if (char_length(private.trimmed(reason)) between 3 and 500) is not true then
    perform private.refuse('reason_required', 'A reason of 3 to 500 characters.');
  end if;
  select * into account from public.profiles p where p.id = reveal_identity.user_id and p.erased_at is null for key share;
  if not found then
    perform private.refuse('person_not_found', 'No account has this identifier.');
  end if;
  insert into public.audit_log (actor_id, subject_table, subject_id, action, after)
  values (auth.uid(), 'identities', account.id, 'read', jsonb_build_object('reason', private.trimmed(reason)))
  on conflict (actor_id, subject_table, subject_id, (date_trunc('hour', happened_at at time zone 'UTC')))
    where action = 'read' do nothing;
  return json_build_object('cpf', account.cpf, 'cnpj', account.cnpj, 'emergency_name', account.emergency_name,
    'emergency_relation', account.emergency_relation, 'emergency_phone', account.emergency_phone);
end
$$;
comment on function public.reveal_identity(uuid, text) is
  'The CPF, CNPJ and emergency contact of an account, with a reason that is logged, once an hour.';

alter table public.privacy_requests
  add column origin text not null default 'account' check (origin in ('account', 'email', 'phone', 'letter', 'authority')),
  add column proof text check (char_length(proof) <= 500);
comment on column public.privacy_requests.origin is 'How it arrived: from the account itself, or as the team noted.';
comment on column public.privacy_requests.proof is 'How the team found out that it was the person; null from the account itself.';

create or replace view public.privacy_request_entries with (security_invoker = true) as
select r.id, r.user_id, r.kind, r.full_name, r.email, r.user_type, r.message, r.status, r.answer, r.kept, r.created_at,
  r.updated_at, case when r.status in ('open', 'in_progress')
  then to_timestamp(2 * extract(epoch from timestamptz '2100-01-01 00:00Z') - extract(epoch from r.created_at))
  else r.created_at end as listed_at, r.origin, r.proof
from public.privacy_requests r;

create function public.record_erasure_request(user_id uuid, origin text, proof text) returns public.privacy_requests
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  words constant text := private.trimmed(proof);
  account public.profiles;
  request public.privacy_requests;
begin
  perform private.require_capability('people.erase');
  if origin is null or origin not in ('email', 'phone', 'letter', 'authority') then
    perform private.refuse('origin_required', 'email, phone, letter or authority.');
  elsif (char_length(words) between 3 and 500) is not true then
    perform private.refuse('proof_required', 'A proof of identity of 3 to 500 characters.');
  end if;
  -- Requests of one account one after another, as private.ask_about_data.
  select * into account from public.profiles p where p.id = user_id and p.erased_at is null for no key update;
  if not found then
    perform private.refuse('person_not_found', 'No account has this identifier.');
  elsif account.role = 'admin' or account.is_admin then
    perform private.refuse('admin_account', 'Somebody who administers hands that over first.');
  end if;
  select * into request from public.privacy_requests r
  where r.user_id = account.id and r.kind = 'erasure' and r.status in ('open', 'in_progress');
  if not found then
    insert into public.privacy_requests as r (user_id, kind, full_name, email, user_type, origin, proof)
    values (account.id, 'erasure', coalesce(nullif(account.full_name, ''), account.email), account.email,
      case when account.role in ('professional', 'professional_pending') then 'professional' else 'patient' end, origin, words)
    returning r.* into request;
  end if;
  return request;
end
$$;
comment on function public.record_erasure_request(uuid, text, text) is
  'The team notes that somebody asked outside the account to be erased, and how the identity was proven. One that is open '
  'already is answered. erase_person carries it out.';

do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.forget_account(public.profiles)', $old$message = '', answer = null$old$,
        $new$message = '', answer = null, proof = null$new$),
      ('private.copy_of(uuid)', $old$'select kind, message, status, answer, kept,$old$,
        $new$'select kind, origin, proof, message, status, answer, kept,$new$),
      ('private.readable(json)', $old$"suspended_at": "suspenso_em",$old$,
        $new$"suspended_at": "suspenso_em", "origin": "origem", "proof": "prova_de_identidade",$new$),
      ('private.in_words(json)', $old$"user_type": {$old$, $new$"origin": {"account": "pela conta", "email": "e-mail",
        "phone": "telefone", "letter": "carta", "authority": "autoridade"}, "user_type": {$new$),
      ('private.in_words(json)', $old$"subject_table": {$old$, $new$"subject_table": {"identities": "documentos e emergência", $new$)
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

revoke all on function private.masked_cpf(text), private.consultations_for_team(uuid), private.consultations_of_person(uuid),
  private.payments_of_person(uuid), private.messages_of_person(uuid), private.sessions_for_team(uuid) from public;
revoke all on function public.read_person(uuid), public.reveal_identity(uuid, text),
  public.record_erasure_request(uuid, text, text) from public, anon;
grant execute on function public.read_person(uuid), public.reveal_identity(uuid, text),
  public.record_erasure_request(uuid, text, text) to authenticated;
