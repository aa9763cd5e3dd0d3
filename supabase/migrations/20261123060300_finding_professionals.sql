-- People look for a complaint or an approach as often as for a name: "pânico", "burnout", "TCC". One table says which
-- words lead to which topics. It is read on both sides: when a professional's searchable text is written, for words of
-- the bio, and when somebody searches.

create table private.search_synonyms (
  term text not null check (term = private.fold(btrim(term)) and term <> ''),
  topic text not null check (topic = private.fold(btrim(topic)) and topic <> ''),
  in_bio boolean not null default true,
  primary key (term, topic)
);
comment on table private.search_synonyms is
  'A search for term also finds professionals with topic: a specialty, a profession, or a topic that their bio mentions by '
  'any of its terms. Without accents, in lower case. After a change, update bio = bio of all professionals.';
comment on column private.search_synonyms.term is 'A word as people write it.';
comment on column private.search_synonyms.topic is 'What the word leads to, as it stands in search_text.';
comment on column private.search_synonyms.in_bio is
  'Whether the term in a bio gives the topic; false for what a bio may mention without offering it.';
alter table private.search_synonyms enable row level security;
revoke all on private.search_synonyms from anon, authenticated;

insert into private.search_synonyms (topic, term, in_bio)
select topic, term, topic not in ('psicologia', 'psiquiatria', 'carreira') from (values
  -- The specialties, and what leads to them.
  ('ansiedade', 'ansiedade|ansioso|ansiosa|panico|fobia|medo|estresse|stress|estressado|estressada|preocupacao|nervosismo|insonia|burnout|toc|obsessivo|compulsivo|angustia|timidez'),
  ('depressao', 'depressao|depressivo|depressiva|deprimido|deprimida|tristeza|triste|desanimo|luto|burnout|esgotamento|solidao|bipolar|bipolaridade|humor'),
  ('terapia de casal', 'casal|casais|casamento|conjugal|relacionamento|separacao|divorcio|namoro|traicao|ciumes'),
  ('trauma e ptsd', 'trauma|traumas|traumatico|ptsd|tept|pos-traumatico|abuso|violencia|assalto|acidente|luto'),
  -- The professions as people write them.
  ('psicologia', 'psicologo|psicologa|psicologos|psicologas|psicoterapia|psicoterapeuta|terapeuta|terapeutas'),
  ('psiquiatria', 'psiquiatra|psiquiatras|medico|medica|remedio|medicacao|medicamento|receita'),
  -- What a bio tells beside them.
  ('panico', 'panico'), ('fobia', 'fobia|fobias|fobico'), ('luto', 'luto|perda|perdas|enlutado|enlutada'),
  ('burnout', 'burnout|esgotamento|esgotado|esgotada'), ('sono', 'sono|insonia|dormir'),
  ('carreira', 'trabalho|carreira|emprego'), ('tdah', 'tdah|tda|hiperatividade'),
  ('humor', 'humor|bipolar|bipolaridade'), ('toc', 'toc|obsessivo|compulsivo'),
  ('estresse', 'estresse|stress|estressado|estressada'), ('autoestima', 'autoestima|inseguranca'),
  ('familia', 'familia|familias|familiar'), ('mulher', 'mulher|mulheres|maternidade|pos-parto'),
  ('adolescente', 'adolescente|adolescentes|adolescencia'), ('idoso', 'idoso|idosos|idosa|velhice|envelhecimento'),
  ('alimentar', 'alimentar|compulsao|anorexia|bulimia'), ('dependencia', 'dependencia|alcool|alcoolismo|drogas|vicio'),
  ('violencia', 'violencia|abuso'), ('separacao', 'separacao|divorcio'),
  ('terapia cognitivo-comportamental', 'tcc|cognitivo|cognitiva|comportamental|cognitivo-comportamental'),
  ('psicanalise', 'psicanalise|psicanalista|psicanalitica|psicanalitico|analise|analista|freud|lacan'),
  ('terapia sistemica', 'sistemica|sistemico'), ('gestalt', 'gestalt|gestalt-terapia|gestalt-terapeuta'),
  ('emdr', 'emdr'), ('terapia de aceitacao', 'act|aceitacao'), ('mindfulness', 'mindfulness|meditacao')
) as known (topic, terms), string_to_table(known.terms, '|') as term;

create table private.search_fillers (word text primary key check (word = private.fold(word)));
comment on table private.search_fillers is 'Words of a search that narrow nothing beside others: "ataque de pânico" is "pânico".';
comment on column private.search_fillers.word is 'Folded, like the words of a search.';
alter table private.search_fillers enable row level security;
revoke all on private.search_fillers from anon, authenticated;
insert into private.search_fillers
select string_to_table('a|o|as|os|e|de|da|do|das|dos|em|no|na|com|para|por|que|um|uma|ataque|ataques|crise|crises|sindrome|'
  || 'transtorno|transtornos|terapia|tratamento|problema|problemas|ajuda|atendimento|consulta|dr|dra|dr.|dra.', '|');

create function private.search_words(search text) returns text[]
language sql stable
set search_path = ''
as $$
  -- "Psicólogo(a)" and "Psicólogas," are what people type and copy; a mark inside a word is taken literally.
  select coalesce(
    array_agg(word order by place) filter (where word not in (select f.word from private.search_fillers f)),
    array_agg(word order by place))
  from (
    select regexp_replace(regexp_replace(found.word, '\((a|o|as|os)\)$', ''), '(?<=\w)[,.;:!?]+$', '') as word, place
    from regexp_split_to_table(private.fold(btrim(left(search, 120))), '\s+') with ordinality as found (word, place)
    where place <= 8
  ) as words
  where private.trimmed(word) <> ''
$$;
comment on function private.search_words(text) is
  'The words of a search, folded, fillers left out unless there is nothing else. The first eight count.';

create function private.word_patterns(word text) returns text[]
language sql stable
set search_path = ''
as $$
  select array_agg(distinct private.containing(text))
  from (
    select word
    union all
    select left(word, -1) where char_length(word) > 4 and right(word, 1) = 's'
    union all
    -- "fobias" is "fobia"; a word of four letters or more may still be unfinished.
    select topic from private.search_synonyms
    where term in (word, regexp_replace(word, 's$', '')) or char_length(word) >= 4 and starts_with(term, word)
  ) as found (text)
$$;
comment on function private.word_patterns(text) is
  'LIKE patterns for a word of a search: the word itself, literally, or one of the topics it leads to.';

create function private.search_parts(search text) returns table (patterns text[], first int, last int)
language sql stable
set search_path = ''
as $$
  select patterns, until - cardinality(patterns) + 1, until
  from (
    select patterns, (sum(cardinality(patterns)) over (order by place))::int as until
    from unnest(private.search_words(search)) with ordinality as words (word, place),
      lateral (select private.word_patterns(word) as patterns) as meant
  ) as counted
  order by until
$$;

create function private.search_patterns(search text) returns text[]
language sql stable
set search_path = ''
as $$ select array_agg(pattern) from private.search_parts(search), unnest(patterns) as pattern $$;
comment on function private.search_patterns(text) is
  'The patterns of all words of a search, one after the other: parameter $1 of what search_condition makes. They are known '
  'when the query is planned, so that it is planned for how common they are.';

create function private.search_condition(target text, search text) returns text
language sql stable
set search_path = ''
as $$
  select string_agg(format('%s like any ($1[%s:%s])', target, first, last), ' and ') from private.search_parts(search)
$$;
comment on function private.search_condition(text, text) is
  'The condition that every word of the search, or what it leads to, is found in the text (a column or expression on a '
  'trigram index). Made of constants; $1 is search_patterns of the same search. Null where there is nothing to look for.';

create function private.topics_of(bio text) returns text
language sql stable
set search_path = ''
as $$
  select string_agg(distinct s.topic, ' ')
  from (select regexp_split_to_table(private.fold(bio), '[^\w-]+') as word) as written
    join private.search_synonyms s on s.term = written.word and s.in_bio
$$;
comment on function private.topics_of(text) is 'The topics whose terms a bio contains as whole words.';

-- No longer generated: what a bio mentions is looked up in a table.
alter table public.professionals drop column search_text;
alter table public.professionals add column search_text text not null default '';
comment on column public.professionals.search_text is 'Folded name, specialties, profession and topics of the bio. Kept by a trigger.';

create function private.follow_search_text() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.search_text := concat_ws(' ', private.search_text(new.full_name, new.specialties, new.profession),
    private.topics_of(new.bio));
  return new;
end
$$;
create trigger follow_search_text before insert or update of full_name, specialties, profession, bio, search_text
  on public.professionals for each row execute function private.follow_search_text();
-- The row's text is computed by the trigger from now on, not by whoever writes the row.
revoke execute on function private.search_text(text, text[], public.profession) from authenticated;
alter table public.professionals disable trigger professionals_touch;
update public.professionals set search_text = '';
alter table public.professionals enable trigger professionals_touch;
create index professionals_search_idx on public.professionals using gin (search_text extensions.gin_trgm_ops);

create or replace function private.professional_filter(
  search text, specialty text, min_price_cents int, max_price_cents int, city text
) returns text
language sql stable
set search_path = ''
as $$
  select concat_ws(' and ',
    'approval_status = ''approved''',
    private.search_condition('search_text', search),
    case when specialty <> '' then '($2 = any (specialties) or $2 = profession::text)' end,
    case when min_price_cents is not null then 'price_per_session >= $3' end,
    case when max_price_cents is not null then
      '(price_per_session is null or price_per_session <= $4)' end,
    case when city <> '' then 'city = $5' end)
$$;

comment on function private.professional_filter(text, text, int, int, text) is
  'The condition for the filters in use, so that each combination gets its own plan. Made of constants: the values travel '
  'as parameters, $1 the patterns of the search, $2 to $5 the others.';

create or replace function public.search_professionals(
  search text default null,
  specialty text default null,
  max_price_cents int default null,
  city text default null,
  after_user_id uuid default null,
  page_size int default 20,
  min_price_cents int default null
) returns setof public.professionals_public
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return query execute format(
    'select * from public.professionals_public where user_id in (
       select user_id from public.professionals
       where %s and ($6 is null or user_id > $6) order by user_id limit $7
     ) order by user_id',
    private.professional_filter(search, specialty, min_price_cents, max_price_cents, city))
  using private.search_patterns(search), specialty, min_price_cents, max_price_cents, city, after_user_id,
    least(greatest(coalesce(page_size, 20), 1), 50);
end
$$;
comment on function public.search_professionals(text, text, int, text, uuid, int, int) is
  'A page of the directory by user_id. Null or blank: no filter. Every word of the search must be found in name, '
  'specialties, profession or topics of the bio, itself or by what it leads to (private.search_synonyms), without accents '
  'or case. specialty takes one of the specialties or a profession. Prices in centavos, both included: the highest keeps '
  'those without a price, the lowest does not.';

create or replace function public.count_professionals(
  search text default null,
  specialty text default null,
  max_price_cents int default null,
  city text default null,
  min_price_cents int default null
) returns int
language plpgsql stable security definer
set search_path = ''
as $$
declare
  total int;
begin
  execute 'select count(*)::int from public.professionals where '
    || private.professional_filter(search, specialty, min_price_cents, max_price_cents, city)
  into total using private.search_patterns(search), specialty, min_price_cents, max_price_cents, city;
  return total;
end
$$;

create or replace function public.list_professionals(
  search text default null,
  status public.approval_status default 'approved',
  cursor_at timestamptz default null,
  cursor_id uuid default null,
  newer boolean default false,
  page_size int default 20
) returns table (
  user_id uuid, full_name text, email text, profession public.profession, registration text, city text, state text,
  approval_status public.approval_status, standing_since timestamptz, suspension_reason text
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query execute '
    select d.user_id, d.full_name, p.email, d.profession, d.registration, d.city, d.state, d.approval_status,
      d.standing_since, d.suspension_reason
    from public.professionals d join public.profiles p on p.id = d.user_id '
    || private.list_page(
      concat_ws(' and ', 'd.approval_status = $2', 'p.erased_at is null',
        private.search_condition('d.search_text', search)),
      'd.standing_since', 'd.user_id', cursor_id, newer, page_size)
  using private.search_patterns(search), coalesce(status, 'approved'), cursor_at, cursor_id;
end
$$;

create or replace function public.list_applications(
  search text default null,
  status public.application_status default null,
  cursor_applied_at timestamptz default null,
  cursor_id uuid default null,
  newer boolean default false,
  page_size int default 20
) returns setof public.professional_applications
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query execute 'select * from public.professional_applications ' || private.list_page(
    concat_ws(' and ', 'true',
      private.search_condition('private.application_text(full_name, email, specialty)', search),
      case when status is not null then 'application_status = $2' end),
    'applied_at', 'id', cursor_id, newer, page_size)
  using private.search_patterns(search), status, cursor_applied_at, cursor_id;
end
$$;

create or replace function public.application_counts(search text default null) returns json
language plpgsql stable security definer
set search_path = ''
as $$
declare
  counts json;
begin
  perform private.require_admin();
  execute format('
    select json_build_object(
      ''total'', count(*),
      ''matching'', count(*) filter (where %s),
      ''pending'', count(*) filter (where application_status = ''pending''),
      ''approved'', count(*) filter (where application_status = ''approved''),
      ''rejected'', count(*) filter (where application_status = ''rejected''),
      ''needs_info'', count(*) filter (where application_status = ''needs_info''))
    from public.professional_applications',
    coalesce(private.search_condition('private.application_text(full_name, email, specialty)', search), 'true'))
  into counts using private.search_patterns(search);
  return counts;
end
$$;
