-- What this installation is: one row that anybody may read and only its operator changes.
create table public.deployment_settings (
  id boolean primary key default true check (id),
  demonstration boolean not null default false,
  pix_simulation boolean not null default false,
  meeting_prefix text not null default 'https://meet.jit.si/vinculo-'
    check (meeting_prefix ~ '^https://[^\s]+$')
);
comment on table public.deployment_settings is 'One row. Production keeps both switches off.';
comment on column public.deployment_settings.demonstration is 'Whether demonstration accounts may be created.';
comment on column public.deployment_settings.pix_simulation is 'Whether a patient may mark a payment as paid.';
comment on column public.deployment_settings.meeting_prefix is 'What every session link begins with.';
alter table public.deployment_settings enable row level security;
revoke all on public.deployment_settings from anon, authenticated;
grant select (demonstration, pix_simulation, meeting_prefix)
  on public.deployment_settings to anon, authenticated;

create policy "Anybody reads the deployment's settings" on public.deployment_settings
  for select to anon, authenticated using (true);

insert into public.deployment_settings default values;
