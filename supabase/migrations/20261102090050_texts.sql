-- What the portal is called, and what people type, without the blanks around it and without what nobody sees.

create function private.product_name() returns text
language sql immutable
set search_path = ''
as $$ select 'Vínculo' $$;
comment on function private.product_name() is 'The one place of the name in SQL; a test holds it to shared-domain/product.';

create function private.visible(input text) returns text
language sql immutable strict
set search_path = ''
as $$
  select regexp_replace(regexp_replace(input,
    '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f'
    '\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffb'
    '\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e001f\U000e0080-\U000e00ff\U000e01f0-\U000e0fff]|'
    '(?<![\U0001f3f4\U000e0020-\U000e007f])[\U000e0020-\U000e007f]+', '', 'g'),
    '(?<!\S)[\u200c\u200d\ufe00-\ufe0f\U000e0100-\U000e01ef\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+|[\u200c\u200d]+(?!\S)', '', 'g')
$$;
comment on function private.visible(text) is
  'Without control characters, and without marks that turn the direction of the words beside them, have no width or are '
  'letters that show nothing: with those a name can read as another''s, or as none. What joins letters and emoji, '
  'accents, variants of a letter and the tags of a flag stay where there is something to join.';

create function private.trimmed(input text) returns text
language sql immutable strict
set search_path = ''
as $$ select regexp_replace(private.visible(input), '^\s+|\s+$', '', 'g') $$;
comment on function private.trimmed(text) is 'As JavaScript trims: tabs and line ends too, unlike btrim. What is left can be seen.';

create function private.one_line(input text) returns text
language sql immutable strict
set search_path = ''
as $$ select regexp_replace(private.trimmed(input), '\s+', ' ', 'g') $$;
comment on function private.one_line(text) is 'A name or a subject: one line, in headers of e-mails and in lists.';

create function private.one_line_texts() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  typed constant jsonb := to_jsonb(new);
  cleaned jsonb;
begin
  select jsonb_object_agg(name, private.one_line(typed ->> name)) into cleaned from unnest(tg_argv) as name;
  if typed @> cleaned then
    return new;
  end if;
  return jsonb_populate_record(new, cleaned);
end
$$;
comment on function private.one_line_texts() is 'Trigger. Arguments: columns that people write past the procedures.';
