-- The index on private.bare is maintained with the rights of who writes the row: a professional could no longer save a price.
grant execute on function private.bare(text) to authenticated, service_role;
