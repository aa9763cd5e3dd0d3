-- What the platform keeps of each session: one row, and every change of it. For admins alone.

create table public.platform_fee_settings (
  id boolean primary key default true check (id),
  fee_percentage numeric(6, 5) not null default 0.005 check (fee_percentage between 0 and 1),
  updated_at timestamptz not null default private.now()
);
comment on table public.platform_fee_settings is 'One row, written by update_platform_fee.';
comment on column public.platform_fee_settings.fee_percentage is 'A fraction: 0.005 is 0.5 %.';

create table public.platform_fee_history (
  id uuid primary key default gen_random_uuid(),
  old_percentage numeric(6, 5),
  new_percentage numeric(6, 5) not null,
  changed_at timestamptz not null default private.now(),
  changed_by uuid,
  notes text not null check (char_length(notes) <= 1000),
  reason text check (char_length(reason) <= 200)
);
comment on table public.platform_fee_history is 'Every change of the fee; only ever added to.';
comment on column public.platform_fee_history.changed_by is 'An account; the entry outlives it.';
comment on column public.platform_fee_history.new_percentage is 'A fraction, in force since changed_at.';
comment on column public.platform_fee_history.notes is 'What the admin wrote, or a sentence that stands in for it.';
comment on column public.platform_fee_history.reason is 'How the change came about, said by whatever made it.';
comment on column public.platform_fee_history.old_percentage is 'A fraction; null for the first.';
create index platform_fee_history_changed_idx on public.platform_fee_history (changed_at desc, id desc);

alter table public.platform_fee_settings enable row level security;
alter table public.platform_fee_history enable row level security;
revoke all on public.platform_fee_settings, public.platform_fee_history from anon, authenticated;
grant select on public.platform_fee_settings, public.platform_fee_history to authenticated;

create policy "Admins read the fee" on public.platform_fee_settings
  for select to authenticated using ((select private.is_admin()));
create policy "Admins read how the fee changed" on public.platform_fee_history
  for select to authenticated using ((select private.is_admin()));

create trigger keep_log before update or delete on public.platform_fee_history
  for each row execute function private.keep_log();
create trigger keep_whole_log before truncate on public.platform_fee_history
  for each statement execute function private.keep_log();

insert into public.platform_fee_settings default values;

create function public.update_platform_fee(
  fee_percent numeric, notes text default null, expected_updated_at timestamptz default null
) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  before public.platform_fee_settings;
  after public.platform_fee_settings;
begin
  perform private.require_admin();
  if (fee_percent between 0 and 100) is not true then
    perform private.refuse('fee_out_of_range', 'The fee lies between 0 and 100 percent.');
  elsif char_length(notes) > 1000 then
    perform private.refuse('text_too_long', 'Notes have at most 1000 characters.');
  end if;
  select * into before from public.platform_fee_settings for update;
  if expected_updated_at is not null
    and date_trunc('milliseconds', before.updated_at) <> date_trunc('milliseconds', expected_updated_at) then
    perform private.refuse('fee_conflict', 'Somebody else changed the fee meanwhile.');
  end if;
  update public.platform_fee_settings
  set fee_percentage = round(fee_percent, 3) / 100,
    updated_at = greatest(private.now(), before.updated_at + interval '1 millisecond')
  returning * into after;
  insert into public.platform_fee_history (old_percentage, new_percentage, changed_at, changed_by, reason, notes)
  values (before.fee_percentage, after.fee_percentage, after.updated_at, auth.uid(),
    'Atualização pelo painel de administração',
    coalesce(nullif(private.trimmed(notes), ''), format('Atualização para %s%% em %s',
      to_char(fee_percent, 'FM990.000'), to_char(private.now() at time zone 'America/Sao_Paulo', 'DD/MM/YYYY'))));
  return json_build_object('fee_percentage', after.fee_percentage, 'updated_at', after.updated_at);
end
$$;
comment on function public.update_platform_fee(numeric, text, timestamptz) is
  'Sets the fee in percent with three decimals (0.5 is half a percent) and writes the history. With '
  'expected_updated_at, refuses when somebody else changed it since (fee_conflict).';
revoke execute on function public.update_platform_fee(numeric, text, timestamptz) from public;
grant execute on function public.update_platform_fee(numeric, text, timestamptz) to authenticated;

create trigger audit after update of fee_percentage on public.platform_fee_settings
  for each row execute function private.audit('', 'fee_percentage');
