-- A new fee differs from the current one: an entry of the history is a change.

create or replace function public.update_platform_fee(
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
    perform private.refuse('fee_conflict', 'Another admin changed the fee meanwhile.');
  elsif round(fee_percent, 3) / 100 = before.fee_percentage then
    perform private.refuse('fee_unchanged', 'The new fee equals the current one.');
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
  'Sets the fee in percent with three decimals (0.5 is half a percent) and writes the history. Refuses the current fee '
  '(fee_unchanged). With expected_updated_at, refuses when another admin changed it since (fee_conflict).';
