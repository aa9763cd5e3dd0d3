-- An approved professional sets what a session costs from the next booking on.

create policy "Approved professionals set their price" on public.professionals
  for update to authenticated
  using (user_id = (select auth.uid()) and approval_status = 'approved')
  with check (user_id = (select auth.uid()) and approval_status = 'approved' and price_per_session is not null);
grant update (price_per_session, updated_at) on public.professionals to authenticated;
-- The row's folded text is computed again by whoever writes the row.
grant execute on function private.search_text(text, text[], public.profession), private.fold(text)
  to authenticated;
