-- A blocked account is never an approved professional, so everything that asks for approved ones leaves it out.

create function private.refuse_blocked_approval() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if private.is_blocked(new.user_id) then
    perform private.refuse('account_blocked', 'The account is blocked: unblock_person comes first.');
  end if;
  return new;
end
$$;
comment on function private.refuse_blocked_approval() is 'Trigger. Only unblocking lets a blocked professional practise again.';
create trigger refuse_blocked_approval before insert or update of approval_status on public.professionals
  for each row when (new.approval_status = 'approved') execute function private.refuse_blocked_approval();
revoke all on function private.refuse_blocked_approval() from public;

do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('public.lift_suspension(uuid, text)', $old$  update public.professionals d set approval_status = 'approved'$old$,
        $new$  -- The account first, as blocking does, which may be under way.
  perform from auth.users u where u.id = professional_user_id for share;
  update public.professionals d set approval_status = 'approved'$new$),
      ('private.pending_application(uuid)', $old$  perform private.lock_people(applicant);$old$,
        $new$  -- The account before, as blocking does, which may be under way.
  perform from auth.users u where u.id = applicant for share;
  perform private.lock_people(applicant);$new$),
      ('private.settle(public.payments, timestamptz)', 'and not private.is_blocked(c.patient_id)',
        'and not private.is_blocked(c.patient_id) and not private.is_blocked(c.professional_id)')
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

-- Those that came back while they were blocked.
select private.suspend(p.user_id, 'A conta foi bloqueada pela equipe.')
from public.professionals p where p.approval_status = 'approved' and private.is_blocked(p.user_id);
