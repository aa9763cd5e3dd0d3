-- Filters of the team's lists under a name: one admin saves them, all use them.
create function private.is_filter_of(page text, filter jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(jsonb_typeof(filter) = 'object' and filter <> '{}' and page = 'charges' and not exists (
    select from jsonb_each(case jsonb_typeof(filter) when 'object' then filter else '{}' end) as f (key, value)
    where f.key <> all (array['periodo', 'estado', 'sempre', 'hoje', 'meio', 'de', 'ate'])
      or jsonb_typeof(f.value) <> 'string' or f.value #>> '{}' !~ '^[a-z0-9_.,-]{0,20}$'), false)
$$;
comment on function private.is_filter_of(text, jsonb) is
  'Whether each of these is a parameter of that list''s address with a short value, and none is a text that a user typed.';

create table public.saved_views (
  id uuid primary key,
  page text not null check (page in ('charges')),
  name text not null check (char_length(name) between 1 and 40 and name = private.trimmed(name)),
  filter jsonb not null,
  created_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default private.now(),
  check (private.is_filter_of(page, filter))
);
comment on table public.saved_views is 'Filters of a list of the team under a name. Read by all admins, written by procedures alone.';
comment on column public.saved_views.id is 'Chosen by the client: saved twice is saved once.';
comment on column public.saved_views.page is 'The list that it filters.';
comment on column public.saved_views.name is 'What the team calls it.';
comment on column public.saved_views.filter is 'The parameters of the list''s address that it sets. No search text: it may name a person.';
comment on column public.saved_views.created_by is 'The admin; null once erased.';
comment on column public.saved_views.created_at is 'When it was saved.';
create unique index saved_views_name_idx on public.saved_views (page, private.fold(name));
create unique index saved_views_filter_idx on public.saved_views (page, filter);
create index saved_views_creator_idx on public.saved_views (created_by);

alter table public.saved_views enable row level security;
revoke all on public.saved_views from anon, authenticated;
grant select on public.saved_views to authenticated;
create policy "Admins read the views of the team" on public.saved_views
  for select to authenticated using ((select private.is_admin()));

create function public.save_view(id uuid, page text, name text, filter jsonb) returns json
language plpgsql security definer
set search_path = ''
as $$
declare
  wanted constant text := private.trimmed(private.one_line(save_view.name));
  saved public.saved_views;
begin
  perform private.require_admin();
  if save_view.id is null then
    perform private.refuse('id_required', 'The client chooses an identifier.');
  elsif coalesce(char_length(wanted), 0) not between 1 and 40 then
    perform private.refuse('name_invalid', 'A name of at most 40 characters.');
  elsif not private.is_filter_of(save_view.page, save_view.filter) then
    perform private.refuse('view_invalid', 'A known page, and parameters of its address with short values.');
  end if;
  -- One after another, so that they are counted.
  perform pg_advisory_xact_lock(hashtextextended('saved_views ' || save_view.page, 0));
  select v.* into saved from public.saved_views v where v.id = save_view.id;
  if found then
    return json_build_object('id', saved.id, 'name', saved.name);
  elsif (select count(*) from public.saved_views v where v.page = save_view.page) >= 20 then
    perform private.refuse('too_many_views', 'At most twenty views of a page.');
  elsif exists (select from public.saved_views v where v.page = save_view.page and v.filter = save_view.filter) then
    perform private.refuse('view_exists', 'A view has these filters.');
  elsif exists (select from public.saved_views v where v.page = save_view.page and private.fold(v.name) = private.fold(wanted)) then
    perform private.refuse('view_name_taken', 'A view has this name.');
  end if;
  insert into public.saved_views (id, page, name, filter, created_by)
  values (save_view.id, save_view.page, wanted, save_view.filter, auth.uid()) returning * into saved;
  return json_build_object('id', saved.id, 'name', saved.name);
end
$$;
comment on function public.save_view(uuid, text, text, jsonb) is
  'An admin saves filters for the whole team. The same id answers the same view.';

create function public.delete_view(id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  gone public.saved_views;
begin
  perform private.require_admin();
  delete from public.saved_views v where v.id = delete_view.id returning v.* into gone;
  -- Gone already: another admin was faster.
  if found then
    perform private.log('saved_views', gone.id, jsonb_build_object('page', gone.page, 'name', gone.name, 'filter', gone.filter), '{}');
  end if;
end
$$;
comment on function public.delete_view(uuid) is 'An admin removes a view of the team, also one that another admin saved.';

create trigger audit after insert on public.saved_views
  for each row execute function private.audit('id', 'page', 'name', 'filter');

revoke execute on function private.is_filter_of(text, jsonb), public.save_view(uuid, text, text, jsonb), public.delete_view(uuid) from public;
grant execute on function public.save_view(uuid, text, text, jsonb), public.delete_view(uuid) to authenticated;

do $$
declare
  definition constant text := pg_get_functiondef('private.copy_of(uuid)'::regprocedure);
  old constant text := $old$    private.section('Chaves Pix',$old$;
begin
  if strpos(definition, old) = 0 then
    raise exception 'private.copy_of does not contain "%"', old;
  end if;
  execute replace(definition, old, $new$    private.section('Visões da equipe', 'Os filtros que você guardou para a equipe.',
      'select v.name as nome, v.filter as filtros, v.created_at as guardada_em
       from public.saved_views v where v.created_by = $1 order by v.created_at', person),
    private.section('Chaves Pix',$new$);
end
$$;
