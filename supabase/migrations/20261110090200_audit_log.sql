-- Who changed what that matters: roles, approvals, applications, payments, consultations, the fee.
-- Rows are only ever added; of an erased person a row forgets who it was. No text about anybody's health comes here.

create table public.audit_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default private.now(),
  actor_id uuid,
  subject_table text not null,
  subject_id uuid,
  action text not null check (action in ('insert', 'update')),
  before jsonb,
  after jsonb not null
);
comment on table public.audit_log is
  'Written by triggers and by the procedures that are told a reason; nobody changes or deletes a row. Of an erased person '
  'it forgets who it was, not what was done.';
comment on column public.audit_log.actor_id is 'Whose request it was; null for a job, the owner, or somebody erased.';
comment on column public.audit_log.subject_table is 'Of schema public.';
comment on column public.audit_log.subject_id is
  'Key of the row; of a professional, the account. Null for the one row of the fee, and for somebody erased.';
comment on column public.audit_log.after is
  'The watched columns, or the reason of a suspension, or the note of its end, or how many sessions an admin ended.';
comment on column public.audit_log.before is 'The watched columns, null for a new row.';
create index audit_log_subject_idx on public.audit_log (subject_id, id);
create index audit_log_actor_idx on public.audit_log (actor_id, id);

alter table public.audit_log enable row level security;
revoke all on public.audit_log from anon, authenticated, service_role;
grant select on public.audit_log to authenticated, service_role;

create policy "Admins read the log" on public.audit_log
  for select to authenticated using ((select private.is_admin()));

create function private.without_words(logged jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$ select logged - '{reason,note}'::text[] $$;
comment on function private.without_words(jsonb) is 'What was logged without what an admin wrote.';

create function private.keep_log() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception using errcode = '42501', message = 'The log is only ever added to.';
end
$$;

create function private.only_forget() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.after in (old.after, private.without_words(old.after))
    and coalesce(new.actor_id, old.actor_id) is not distinct from old.actor_id
    and coalesce(new.subject_id, old.subject_id) is not distinct from old.subject_id
    and to_jsonb(new) - '{actor_id,subject_id,after}'::text[] = to_jsonb(old) - '{actor_id,subject_id,after}'::text[]
  then
    return new;
  end if;
  raise exception using errcode = '42501', message = 'Of what was logged only who it was is forgotten.';
end
$$;
comment on function private.only_forget() is
  'Refuses every change but one: that the log forgets who somebody was, and what was written about them.';

create function private.forget_in_log(person uuid) returns void
language sql
set search_path = ''
as $$
  update public.audit_log set actor_id = null where actor_id = person;
  update public.audit_log set subject_id = null, after = private.without_words(after) where subject_id = person
$$;

create trigger only_forget before update on public.audit_log
  for each row execute function private.only_forget();
create trigger keep_log before delete on public.audit_log
  for each row execute function private.keep_log();
create trigger keep_whole_log before truncate on public.audit_log
  for each statement execute function private.keep_log();

create function private.audit() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  watched constant text[] := tg_argv[1:];
  before jsonb;
  after jsonb;
begin
  select jsonb_object_agg(column_name, to_jsonb(new) -> column_name) into after
  from unnest(watched) as column_name;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(column_name, to_jsonb(old) -> column_name) into before
    from unnest(watched) as column_name;
    if before = after then
      return null;
    end if;
  end if;
  insert into public.audit_log (actor_id, subject_table, subject_id, action, before, after)
  values (auth.uid(), tg_table_name, (to_jsonb(new) ->> tg_argv[0])::uuid, lower(tg_op), before, after);
  return null;
end
$$;
comment on function private.audit() is
  'Trigger. First argument: the column that names the subject; the rest: the columns worth a row.';

create trigger audit after update of role, is_admin on public.profiles
  for each row execute function private.audit('id', 'role', 'is_admin');
create trigger audit after insert or update of approval_status, price_per_session on public.professionals
  for each row execute function private.audit('user_id', 'approval_status', 'price_per_session');
create trigger audit after insert or update of application_status on public.professional_applications
  for each row execute function private.audit('id', 'application_status');
create trigger audit after update of status, starts_at on public.consultations
  for each row execute function private.audit('id', 'status', 'starts_at');
create trigger audit after update of status, refund_due, refunded_at on public.payments
  for each row execute function private.audit('id', 'status', 'refund_due', 'refunded_at');
