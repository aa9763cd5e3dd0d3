-- Suspended professionals see since when they are suspended. By the policies they read this column of their own row only:
-- everybody else reads approved professionals, whose date is null.
grant select (suspended_at) on public.professionals to authenticated;
