-- A trigram index finds three letters in a row, or the beginning of a word. One or two letters in the middle of a word
-- would read the whole table, for anybody who asks. They are therefore looked for where a word begins ("jo" finds João),
-- which the index knows; marks alone find nothing.

create function private.like_patterns(search text) returns text[]
language sql immutable strict
set search_path = ''
as $$
  select case
    when cardinality(extensions.show_trgm(literal)) = 0 then '{}'
    -- Three in a row, two before a mark, or one after a mark: what the index can find anywhere.
    when literal ~ '[[:alnum:]]{3}|[[:alnum:]]{2}[^[:alnum:]]|[^[:alnum:]][[:alnum:]]' then array[pattern]
    else array[substr(pattern, 2), '% ' || substr(pattern, 2)]
  end
  from (
    select private.containing(search) as pattern, private.fold(btrim(left(search, 120))) as literal
  ) as found
$$;
comment on function private.like_patterns(text) is
  'LIKE patterns that find the text literally, by a trigram index: anywhere, or where that cannot be, at the beginning of a '
  'word. Empty for marks without a letter or digit.';

create function private.literal_condition(targets text[], search text) returns text
language sql immutable
set search_path = ''
as $$
  select case private.like_patterns(search) when '{}' then 'false'
    else '(' || string_agg(target || ' like any (private.like_patterns($1))', ' or ') || ')' end
  from unnest(targets) as target
  where private.trimmed(search) <> ''
  having count(*) > 0
$$;
comment on function private.literal_condition(text[], text) is
  'The condition that one of the texts (each on a trigram index) holds what is searched for. Made of constants; $1 is the '
  'search. Null where there is nothing to look for.';

create or replace function private.search_words(search text) returns text[]
language sql stable
set search_path = ''
as $$
  -- "Psicólogo(a)" and "Psicólogas," are what people type and copy; a mark inside a word is taken literally.
  select coalesce(
    array_agg(word order by place) filter (where is_word and word not in (select f.word from private.search_fillers f)),
    array_agg(word order by place) filter (where is_word),
    array_agg(word order by place))
  from (
    select word, place, private.like_patterns(word) <> '{}' as is_word
    from regexp_split_to_table(private.fold(btrim(left(search, 120))), '\s+') with ordinality as found (typed, place),
      lateral (
        select regexp_replace(regexp_replace(typed, '\((a|o|as|os)\)$', ''), '(?<=\w)[,.;:!?]+$', '') as word
      ) as bare
    where place <= 8
  ) as words
  where private.trimmed(word) <> ''
$$;
comment on function private.search_words(text) is
  'The words of a search, folded; fillers and marks without a letter are left out unless there is nothing else. The first '
  'eight count.';

create or replace function private.word_patterns(word text) returns text[]
language sql stable
set search_path = ''
as $$
  select coalesce(array_agg(distinct pattern), '{}')
  from (
    select word
    union all
    select left(word, -1) where char_length(word) > 4 and right(word, 1) = 's'
    union all
    -- "fobias" is "fobia"; a word of four letters or more may still be unfinished.
    select topic from private.search_synonyms
    where term in (word, regexp_replace(word, 's$', '')) or char_length(word) >= 4 and starts_with(term, word)
  ) as found (text), unnest(private.like_patterns(text)) as pattern
$$;
comment on function private.word_patterns(text) is
  'LIKE patterns for a word of a search: the word itself, literally, or one of the topics it leads to. Empty where nothing '
  'can be found.';

create or replace function private.search_condition(target text, search text) returns text
language sql stable
set search_path = ''
as $$
  select string_agg(
    case when cardinality(patterns) = 0 then 'false' else format('%s like any ($1[%s:%s])', target, first, last) end, ' and ')
  from private.search_parts(search)
$$;

create or replace function public.list_payments(
  search text default null,
  status public.payment_status default null,
  cursor_starts_at timestamptz default null,
  cursor_id uuid default null,
  newer boolean default false,
  page_size int default 20,
  owed_back boolean default false
) returns setof public.payment_entries
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query execute
    -- Walks consultations by time, whose index has the order; each has one payment.
    'select e.* from public.consultations c join public.payment_entries e on e.consultation_id = c.id '
    || private.list_page(concat_ws(' and ', 'true',
      private.literal_condition(array['c.patient_text', 'c.professional_text'], search),
      case when status is not null then 'e.status = $2' end,
      -- Few, found by their own index and ordered afterwards: as a condition on e all of a million are walked to meet them.
      case when owed_back then 'c.id = any (array(select p.consultation_id from public.payments p
        where p.refund_due and p.refunded_at is null))' end),
      'c.starts_at', 'c.id', cursor_id, newer, page_size)
  using search, status, cursor_starts_at, cursor_id;
end
$$;
comment on function public.list_payments(text, public.payment_status, timestamptz, uuid, boolean, int, boolean) is
  'A page of all payments for admins, latest consultation first, by the key (starts_at, consultation_id). '
  'Search finds patient, e-mail or professional literally, one or two letters where a word begins, without accents or '
  'case; owed_back keeps what was paid, has to be refunded and was not yet.';
