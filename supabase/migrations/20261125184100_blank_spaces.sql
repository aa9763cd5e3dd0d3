-- Every blank of Unicode is one, as in JavaScript: to PostgreSQL's \s the no-break spaces, and in some databases others,
-- are characters, so that a name or a message of nothing else was accepted. The null notehead shows nothing either.

create or replace function private.visible(input text) returns text
language sql immutable strict
set search_path = ''
as $$
  select regexp_replace(regexp_replace(input,
    '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f'
    '\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffb'
    '\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a'
    '\U000e0000-\U000e001f\U000e0080-\U000e00ff\U000e01f0-\U000e0fff]|'
    '(?<![\U0001f3f4\U000e0020-\U000e007f])[\U000e0020-\U000e007f]+', '', 'g'),
    '(?<![^\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000])'
    '[\u200c\u200d\ufe00-\ufe0f\U000e0100-\U000e01ef\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+|'
    '[\u200c\u200d]+(?![^\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000])', '', 'g')
$$;

create or replace function private.trimmed(input text) returns text
language sql immutable strict
set search_path = ''
as $$
  select regexp_replace(private.visible(input),
    '^[\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+|[\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+$', '', 'g')
$$;
comment on function private.trimmed(text) is
  'As JavaScript trims: tabs, line ends and every blank of Unicode, unlike btrim. What is left can be seen.';

create or replace function private.one_line(input text) returns text
language sql immutable strict
set search_path = ''
as $$ select regexp_replace(private.trimmed(input), '[\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g') $$;
