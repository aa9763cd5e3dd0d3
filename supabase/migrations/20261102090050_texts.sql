-- What people type, without the blanks around it.

create function private.trimmed(input text) returns text
language sql immutable strict
set search_path = ''
as $$ select regexp_replace(input, '^\s+|\s+$', '', 'g') $$;
comment on function private.trimmed(text) is 'As JavaScript trims: tabs and line ends too, unlike btrim.';
