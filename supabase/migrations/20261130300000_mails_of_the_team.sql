-- A user reads by e-mail that the account was blocked or may be used again, and full members that a change of the team waits.

insert into private.mail_kinds (kind, topic, to_professional) values
  ('account_blocked', null, false), ('account_unblocked', null, false), ('team_request', null, false);

create function private.mail_account(person uuid, kind text) returns void
language sql
set search_path = ''
as $$
  insert into private.mail_outbox (kind, user_id, recipient, payload)
  select mail_account.kind, p.id, p.email, jsonb_build_object('name', p.full_name)
  from public.profiles p where p.id = person and p.erased_at is null and p.email <> ''
$$;
comment on function private.mail_account(uuid, text) is 'Queues an e-mail about an account to its owner.';

create function private.tell_of_team_request() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  member uuid;
begin
  for member in select m from private.members_who_may('people.roles') m where m <> new.requested_by loop
    perform private.tell(member, 'decision', 'Mudança na equipe espera você',
      'Confirme ou recuse em até sete dias.', '/admin/equipe');
    perform private.mail_account(member, 'team_request');
  end loop;
  return null;
end
$$;
comment on function private.tell_of_team_request() is
  'Full members other than the one who asked, by notification and by e-mail. Neither names who is concerned.';
create trigger tell_of_team_request after insert or update of role, requested_at on private.team_requests
  for each row execute function private.tell_of_team_request();

do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('public.block_person(uuid, text)', $old$    perform private.log('profiles', account.id, jsonb_build_object('blocked', false)$old$,
        $new$    perform private.mail_account(account.id, 'account_blocked');
    perform private.log('profiles', account.id, jsonb_build_object('blocked', false)$new$),
      ('public.unblock_person(uuid, text)', $old$    perform private.log('profiles', account.id, jsonb_build_object('blocked', true)$old$,
        $new$    perform private.mail_account(account.id, 'account_unblocked');
    perform private.log('profiles', account.id, jsonb_build_object('blocked', true)$new$),
      ('private.is_still_true(private.mail_outbox)', $old$    when mail.kind = 'reinstated' then$old$,
        $new$    when mail.kind = 'account_blocked' then private.is_blocked(mail.user_id) and not private.has_newer(mail)
    when mail.kind = 'account_unblocked' then not private.is_blocked(mail.user_id) and not private.has_newer(mail)
    when mail.kind = 'team_request' then exists (select from private.team_requests r where r.requested_by <> mail.user_id
        and r.requested_at > private.now() - interval '7 days')
      and mail.user_id in (select private.members_who_may('people.roles')) and not private.has_newer(mail)
    when mail.kind = 'reinstated' then$new$),
      ('private.in_words(json)', $old$"reinstated": "fim da suspensão",$old$,
        $new$"reinstated": "fim da suspensão", "account_blocked": "conta bloqueada", "account_unblocked": "conta reativada",
        "team_request": "mudança na equipe",$new$)
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

revoke all on function private.mail_account(uuid, text), private.tell_of_team_request() from public;
