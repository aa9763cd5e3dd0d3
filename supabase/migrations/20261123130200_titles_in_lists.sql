-- The admin's list of professionals says how each is addressed, as their profile does.
drop function public.list_professionals(text, public.approval_status, timestamptz, uuid, boolean, int);
create function public.list_professionals(
  search text default null,
  status public.approval_status default 'approved',
  cursor_at timestamptz default null,
  cursor_id uuid default null,
  newer boolean default false,
  page_size int default 20
) returns table (
  user_id uuid, full_name text, email text, profession public.profession, registration text, city text, state text,
  approval_status public.approval_status, standing_since timestamptz, suspension_reason text,
  form_of_address public.form_of_address
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query execute '
    select d.user_id, d.full_name, p.email, d.profession, d.registration, d.city, d.state, d.approval_status,
      d.standing_since, d.suspension_reason, d.form_of_address
    from public.professionals d join public.profiles p on p.id = d.user_id '
    || private.list_page(
      concat_ws(' and ', 'd.approval_status = $2', 'p.erased_at is null',
        private.search_condition('d.search_text', search)),
      'd.standing_since', 'd.user_id', cursor_id, newer, page_size)
  using private.search_patterns(search), coalesce(status, 'approved'), cursor_at, cursor_id;
end
$$;
comment on function public.list_professionals(text, public.approval_status, timestamptz, uuid, boolean, int) is
  'A page of professionals of one standing, for admins: who came to it last is first, after the cursor; with newer, who '
  'came first is (without a cursor: from the beginning). Search takes words as the directory does.';
revoke execute on function public.list_professionals(text, public.approval_status, timestamptz, uuid, boolean, int)
  from public;
grant execute on function public.list_professionals(text, public.approval_status, timestamptz, uuid, boolean, int)
  to authenticated;
