-- The team sends the owner of an account to the copy of their data, which it never opens, and takes the list of accounts as a file.

insert into private.mail_kinds (kind, topic, to_professional) values ('data_copy', null, false);

create function public.send_data_copy(user_id uuid, origin text) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  account public.profiles;
begin
  perform private.require_capability('people.erase');
  if origin is null or origin not in ('email', 'phone', 'letter', 'authority') then
    perform private.refuse('origin_required', 'email, phone, letter or authority.');
  end if;
  select * into account from public.profiles p where p.id = user_id and p.erased_at is null for no key update;
  if not found then
    perform private.refuse('person_not_found', 'No account has this identifier.');
  elsif private.is_blocked(account.id)
    or exists (select from auth.users u where u.id = account.id and u.email_confirmed_at is null)
  then
    perform private.refuse('copy_unreachable', 'The copy opens after signing in, at a confirmed address.');
  end if;
  -- A repeated call sends nothing more.
  if not exists (select from public.audit_log l where l.subject_id = account.id and l.subject_table = 'profiles'
    and l.happened_at > private.now() - interval '5 minutes' and l.after ? 'data_copy')
  then
    perform private.mail_account(account.id, 'data_copy');
    insert into public.audit_log (actor_id, subject_table, subject_id, action, after)
    values (auth.uid(), 'profiles', account.id, 'update', jsonb_build_object('data_copy', origin));
  end if;
  return json_build_object('user_id', account.id);
end
$$;
comment on function public.send_data_copy(uuid, text) is
  'Answers somebody who asked the team for a copy of their data: an e-mail to the confirmed address of the account leads to '
  'export_my_data, which opens after signing in. Logged with how the request arrived; one e-mail in five minutes.';

create function public.export_people(purpose text, search text default null, of_role public.user_role default null,
  of_state public.account_state default null, since date default null, until date default null,
  sort_by text default 'last_seen_on', cursor_at timestamptz default null, cursor_id uuid default null,
  newer boolean default false, page_size int default 100) returns json
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  exported jsonb;
begin
  perform private.require_capability('people.identity');
  if (char_length(private.trimmed(purpose)) between 3 and 500) is not true then
    perform private.refuse('reason_required', 'A purpose of 3 to 500 characters.');
  end if;
  -- That it was searched, not the words: they name somebody, whom erasing could not forget here.
  exported := jsonb_strip_nulls(jsonb_build_object('reason', private.trimmed(purpose), 'role', of_role, 'state', of_state,
    'since', since, 'until', until, 'about', case when private.trimmed(search) <> '' then true end));
  -- Later pages belong to the export that was logged with the first one.
  if cursor_id is null or not exists (select from public.audit_log l
    where l.actor_id = auth.uid() and l.area = 'reads' and l.happened_at > private.now() - interval '1 hour'
      and l.subject_table = 'people' and l.action = 'export' and l.after = exported)
  then
    insert into public.audit_log (actor_id, subject_table, action, after) values (auth.uid(), 'people', 'export', exported);
  end if;
  return (select coalesce(json_agg(e), '[]') from public.list_people(search, null, of_role, of_state, since, until, sort_by,
    cursor_at, cursor_id, newer, least(greatest(coalesce(page_size, 100), 1), 100)) e);
end
$$;
comment on function public.export_people(text, text, public.user_role, public.account_state, date, date, text, timestamptz, uuid,
  boolean, int) is
  'The same as list_people for a file, with a purpose, for those who read identities. Each export is logged once, with its '
  'filters; a page that belongs to none of the last hour is logged as one. Never a CPF.';

do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.is_still_true(private.mail_outbox)', $old$    when mail.kind = 'account_blocked' then$old$,
        $new$    when mail.kind = 'data_copy' then not private.is_blocked(mail.user_id) and not private.has_newer(mail)
    when mail.kind = 'account_blocked' then$new$),
      ('private.readable(json)', $old$"suspended_at": "suspenso_em",$old$,
        $new$"suspended_at": "suspenso_em", "data_copy": "copia_dos_dados",$new$),
      ('private.in_words(json)', $old$"account_blocked": "conta bloqueada",$old$,
        $new$"account_blocked": "conta bloqueada", "data_copy": "cópia dos dados",$new$),
      ('private.in_words(json)', $old$"subject_table": {$old$, $new$"data_copy": {"email": "e-mail", "phone": "telefone",
        "letter": "carta", "authority": "autoridade"}, "subject_table": {"people": "lista de usuários", $new$)
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

revoke all on function public.send_data_copy(uuid, text),
  public.export_people(text, text, public.user_role, public.account_state, date, date, text, timestamptz, uuid, boolean, int)
  from public, anon;
grant execute on function public.send_data_copy(uuid, text),
  public.export_people(text, text, public.user_role, public.account_state, date, date, text, timestamptz, uuid, boolean, int)
  to authenticated;
