/** A migration that creates a table without access until a grant and a policy allow it. */
export const migrationSql = (table: string): string => `-- What this table is for, in a sentence or two.

create table public.${table} (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default private.now()
);
comment on table public.${table} is 'What a row is, who owns it and who writes it.';
create index ${table}_user_idx on public.${table} (user_id);

alter table public.${table} enable row level security;
revoke all on public.${table} from anon, authenticated;
grant select on public.${table} to authenticated;

create policy "People read their own" on public.${table}
  for select to authenticated using (user_id = (select auth.uid()));
`;
