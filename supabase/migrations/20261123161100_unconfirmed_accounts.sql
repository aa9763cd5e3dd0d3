-- Anybody may sign up any address. Until it is confirmed the account is no patient of the platform, and after a week it
-- goes with all that was typed.

create table private.unconfirmed_accounts (
  user_id uuid primary key references auth.users (id) on delete cascade
);
comment on table private.unconfirmed_accounts is
  'Accounts whose address waits for its confirmation: the few that figures leave out, found without reading every account.';
alter table private.unconfirmed_accounts enable row level security;
revoke all on private.unconfirmed_accounts from public, anon, authenticated;

create function private.note_unconfirmed() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- A pseudonym has no address to confirm.
  if new.email_confirmed_at is null and new.email <> '' then
    insert into private.unconfirmed_accounts values (new.id) on conflict do nothing;
  else
    delete from private.unconfirmed_accounts where user_id = new.id;
  end if;
  return null;
end
$$;
revoke execute on function private.note_unconfirmed() from public;
create trigger note_unconfirmed after insert or update of email, email_confirmed_at on auth.users
  for each row execute function private.note_unconfirmed();

insert into private.unconfirmed_accounts
select id from auth.users where email_confirmed_at is null and email <> '';

create function private.forget_unconfirmed_accounts() returns void
language sql
set search_path = ''
as $$
  delete from auth.users u
  using private.unconfirmed_accounts w, public.profiles p
  where w.user_id = u.id and p.id = u.id
    and u.created_at < private.now() - interval '7 days'
    and u.email <> '' and u.email_confirmed_at is null and u.last_sign_in_at is null
    and p.role = 'patient' and not p.is_admin
    and not exists (select from public.professionals d where d.user_id = u.id)
    and not exists (select from public.consultations c where c.patient_id = u.id);
$$;
comment on function private.forget_unconfirmed_accounts() is
  'Deletes accounts whose address was not confirmed within seven days of signing up, with everything typed. None that '
  'anybody ever entered, and none of the team or of a professional.';
revoke execute on function private.forget_unconfirmed_accounts() from public;

create or replace function public.forget_expired_data() returns void
language sql security definer
set search_path = ''
as $$
  delete from private.fiscal_identities where keep_until < private.today();
  select private.forget_professional_name(user_id) from public.professionals where name_kept_until < private.today();
  delete from private.mail_outbox where kind = 'erased' and created_at < private.now() - interval '7 days';
  delete from public.contact_messages where user_id is null and created_at < private.now() - interval '1 year';
  delete from private.data_exports where exported_at < private.now() - interval '1 year';
  delete from private.contact_attempts where happened_at <= private.now() - interval '1 hour';
  select private.forget_unconfirmed_accounts();
$$;
comment on function public.forget_expired_data() is
  'Forgets what had to be kept for a time only: fiscal identities, names of erased professionals, the last e-mail to somebody erased where it never '
  'went out, what visitors wrote to the team, when copies were taken, accounts that were never confirmed. A job.';

create or replace function public.admin_overview() returns json
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return json_build_object(
    -- The few who have not confirmed their address, or were erased, are taken away: joining everybody takes a hundred
    -- times as long.
    'patients', (select count(*) from public.profiles where role = 'patient' and erased_at is null)
      - (select count(*) from private.unconfirmed_accounts w join public.profiles p on p.id = w.user_id
         where p.role = 'patient' and p.erased_at is null),
    'professionals', (select count(*) from public.professionals) - (select count(*) from public.profiles p
      join public.professionals d on d.user_id = p.id where p.erased_at is not null),
    'pending_professionals',
      (select count(*) from public.professionals where approval_status = 'pending'),
    'consultations', (select coalesce(sum(change), 0) from private.consultation_tally),
    'consultations_this_month', (select count(*) from public.consultations
      where created_at >= date_trunc('month', private.today()::timestamp) at time zone 'America/Sao_Paulo'),
    'fee_percentage', (select fee_percentage from public.platform_fee_settings),
    'pending_applications', (select count(*) from public.professional_applications
      where application_status = 'pending'),
    'applications_lacking_info', (select count(*) from public.professional_applications
      where application_status = 'needs_info'),
    'pending_testimonials', (select count(*) from public.reviews where testimonial_status = 'pending'),
    'unread_messages', (select count(*) from public.contact_messages where read_at is null),
    'open_privacy_requests', (select count(*) from public.privacy_requests where status in ('open', 'in_progress')));
end
$$;
comment on function public.admin_overview() is
  'Figures of the admin dashboard, the fee (a fraction), and what waits for somebody. Patients are those who confirmed '
  'their address. The month begins at midnight in São Paulo.';
