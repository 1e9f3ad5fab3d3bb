-- Search over six languages at once (docs/decisions/0003-search-in-postgresql.md). The folded words stand beside the
-- pages: `select=*` stays small, and counting a download touches no text index.
create table private.page_words (
  page_id uuid primary key references public.coloring_pages on delete cascade,
  title_words text not null,
  -- Titles and descriptions, folded, with a space before each word so that '% ca%' means "a word begins with ca".
  words text not null
);
comment on table private.page_words is 'released pages only';
create index page_words_trigrams on private.page_words using gin (words extensions.gin_trgm_ops);
alter table private.page_words enable row level security;

-- Every word that any title ever had: a mistyped word is looked up here, not in half a million pages.
create table private.known_words (word text primary key);
create index known_words_trigrams on private.known_words using gin (word extensions.gin_trgm_ops);
create index known_words_beginning on private.known_words (word text_pattern_ops);
alter table private.known_words enable row level security;

-- "Bär" is found as "bar" and, as Germans type it, as "baer".
create function private.searchable(value jsonb) returns text
  language sql immutable set search_path = ''
begin atomic
  select coalesce(string_agg(private.fold(spelling), ' '), '')
  from (
    select value #>> '{}' as text where jsonb_typeof(value) = 'string'
    union all
    select t.value from jsonb_each_text(case jsonb_typeof(value) when 'object' then value else '{}' end) as t
  ) as texts
  cross join lateral (
    select text as spelling
    union
    select replace(replace(replace(lower(text), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue')
    where lower(text) ~ '[äöü]'
  ) as spellings;
end;

create function private.index_page_words() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  title_words constant text := private.searchable(new.title);
begin
  if new.status <> 'released' or new.deleted_at is not null then
    delete from private.page_words where page_id = new.id;
    return null;
  end if;
  insert into private.page_words (page_id, title_words, words)
  values (new.id, title_words, ' ' || title_words || ' ' || private.searchable(new.description) || ' ')
  on conflict (page_id) do update set title_words = excluded.title_words, words = excluded.words;
  -- In one order, so that two pages at once do not wait for each other in a circle.
  insert into private.known_words (word)
  select distinct word from regexp_split_to_table(title_words, ' ') as word
  where char_length(word) between 3 and 40
  order by word
  on conflict do nothing;
  return null;
end
$$;
create trigger index_page_words after insert or update of title, description, status, deleted_at
  on public.coloring_pages for each row execute function private.index_page_words();

-- The words of a query that are searched for: at most six, and nothing below two characters.
create function private.query_words(query text) returns text[]
  language sql immutable set search_path = ''
begin atomic
  select case when char_length(private.fold(left(query, 200))) >= 2 then (
    select array_agg(word order by place) from (
      select word, place from regexp_split_to_table(private.fold(left(query, 200)), ' ')
        with ordinality as part (word, place)
      where word <> '' limit 6
    ) as words
  ) end;
end;

-- Short words are meant from their beginning, longer ones also inside a compound: "auto" finds "Feuerwehrauto".
create function private.literal_condition(words text[]) returns text
  language sql immutable set search_path = ''
begin atomic
  select string_agg(
    format('words like %L', case when char_length(word) > 3 then '%' || word || '%' else '% ' || word || '%' end), ' and '
  ) from unnest(words) as word;
end;

create function private.filter_condition(only_difficulty public.difficulty, for_age integer) returns text
  language sql immutable set search_path = ''
  return 'page.status = ''released'' and page.deleted_at is null'
    || coalesce(' and page.difficulty = ' || quote_literal(only_difficulty), '')
    || coalesce(' and coalesce(page.min_age, 3) <= ' || for_age, '');

-- The most downloaded pages that meet a condition on their words, without ever sorting all of them. A frequent word is
-- met soon by walking down the list of downloads; only a word that is rare there is fetched from the text index.
create function private.most_downloaded_with(words_condition text, page_condition text, needed integer)
  returns table (id uuid, download_count integer)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  walk constant integer := least(1500 + needed * 5, 3000);
  candidates constant integer := 5000;
  met integer;
begin
  return query execute format(
    'select page.id, page.download_count
     from (
       select * from public.coloring_pages as listed order by download_count desc, id limit %s
     ) as page
     join private.page_words on page_id = page.id
     where %s and %s
     order by page.download_count desc, page.id limit %s',
    walk, page_condition, words_condition, needed
  );
  get diagnostics met = row_count;
  if met >= needed then
    return;
  end if;
  return query execute format(
    'select page.id, page.download_count
     from (select page_id from private.page_words where %s limit %s) as hit
     join public.coloring_pages as page on page.id = page_id
     where %s
     order by page.download_count desc, page.id limit %s',
    words_condition, candidates, page_condition, needed
  );
end
$$;

-- How many letters may be wrong before it is another word.
create function private.slips(word text) returns integer
  language sql immutable
  return case when char_length(word) <= 4 then 1 when char_length(word) <= 9 then 2 else 3 end;

-- What somebody may have meant: known words a few letters away, nearest first.
create function private.nearest_words(word text) returns table (known text, distance integer)
  language sql stable security definer set search_path = ''
begin atomic
  select near.known, min(near.distance) from (
    -- The first letter is rarely wrong; '~' comes after every letter and digit.
    select k.word as known, extensions.levenshtein_less_equal(k.word, nearest_words.word, 3) as distance
    from private.known_words as k
    where k.word ~>=~ left(nearest_words.word, 1) and k.word ~<~ (left(nearest_words.word, 1) || '~')
      and char_length(k.word) between char_length(nearest_words.word) - 3 and char_length(nearest_words.word) + 3
    union all
    select k.word, extensions.levenshtein_less_equal(k.word, nearest_words.word, 3)
    from private.known_words as k
    where k.word operator(extensions.%) nearest_words.word
  ) as near
  where near.distance <= private.slips(nearest_words.word)
  group by near.known
  order by 2, extensions.similarity(near.known, nearest_words.word) desc
  limit 5;
end;

-- A condition that accepts for each word itself or what it may have been meant to be; null when there is no guess. A
-- word that some page has is no slip: who types "cat" does not mean "car".
create function private.typo_condition(words text[]) returns text
  language plpgsql stable security definer set search_path = ''
as $$
declare
  typed text;
  guesses text[];
  met boolean;
  guessed boolean := false;
  conditions text[] := '{}';
begin
  foreach typed in array words loop
    guesses := '{}';
    execute format('select exists (select 1 from private.page_words where words like %L)', '% ' || typed || '%')
    into met;
    if char_length(typed) between 3 and 40 and not met then
      guesses := array(select known from private.nearest_words(typed));
    end if;
    guessed := guessed or cardinality(guesses) > 0;
    conditions := conditions || ('(' || array_to_string(
      array(select format('words like %L', '% ' || guess || '%') from unnest(guesses || typed) as guess), ' or '
    ) || ')');
  end loop;
  return case when guessed then array_to_string(conditions, ' and ') end;
end
$$;

-- First pages that have the words as typed, by downloads; then pages that have what may have been meant.
create function public.search_pages(
  query text,
  lang public.language default 'en',
  max_results integer default 20,
  skip integer default 0,
  only_difficulty public.difficulty default null,
  for_age integer default null
) returns setof public.coloring_pages
  language plpgsql stable security definer set search_path = ''
  rows 20
as $$
declare
  words constant text[] := private.query_words(query);
  most constant integer := least(greatest(coalesce(max_results, 20), 0), 100);
  past constant integer := least(greatest(coalesce(skip, 0), 0), 1000);
  filters constant text := private.filter_condition(only_difficulty, for_age);
  literal text;
  meant text;
  found_ids uuid[];
begin
  if words is null or most = 0 then
    return;
  end if;
  literal := private.literal_condition(words);
  found_ids := array(
    select distinct_hits.id from (
      select hit.id, max(hit.download_count) as downloads
      from private.most_downloaded_with(literal, filters, past + most) as hit group by hit.id
    ) as distinct_hits order by downloads desc, id limit past + most
  );
  if cardinality(found_ids) < past + most then
    meant := private.typo_condition(words);
    if meant is not null then
      found_ids := found_ids || array(
        select page.id
        from (
          select hit.id from private.most_downloaded_with(
            format('(%s) and not (%s)', meant, literal), filters, past + most - cardinality(found_ids)
          ) as hit group by hit.id
        ) as hits
        join public.coloring_pages as page on page.id = hits.id
        -- Among guesses, a title the visitor can read says best whether the guess was right.
        order by extensions.word_similarity(private.fold(query), private.fold(page.title ->> lang::text)) desc nulls last,
          page.download_count desc, page.id
        limit past + most - cardinality(found_ids)
      );
    end if;
  end if;
  return query
    select page.* from unnest(found_ids[past + 1 : past + most]) with ordinality as hit (id, place)
    join public.coloring_pages as page on page.id = hit.id
    order by place;
end
$$;

-- How many pages have the words as typed; a thousand means "a thousand or more".
create function public.search_count(
  query text, only_difficulty public.difficulty default null, for_age integer default null
) returns integer
  language plpgsql stable security definer set search_path = ''
as $$
declare
  words constant text[] := private.query_words(query);
  counted integer;
begin
  if words is null then
    return 0;
  end if;
  if only_difficulty is null and for_age is null then
    execute format(
      'select count(*) from (select 1 from private.page_words where %s limit 1000) as hits',
      private.literal_condition(words)
    ) into counted;
  else
    execute format(
      'select count(*) from (
         select 1 from (select page_id from private.page_words where %s limit 5000) as hit
         join public.coloring_pages as page on page.id = page_id
         where %s limit 1000
       ) as hits',
      private.literal_condition(words), private.filter_condition(only_difficulty, for_age)
    ) into counted;
  end if;
  return counted;
end
$$;

create function public.search_categories(query text, max_results integer default 3) returns setof public.categories
  language plpgsql stable security definer set search_path = ''
  rows 3
as $$
declare
  wanted constant text := left(private.fold(left(query, 200)), 60);
begin
  if char_length(wanted) < 2 then
    return;
  end if;
  return query
    select (named.category).* from (
      select category,
        ' ' || private.fold(category.name) || ' ' || private.searchable(category.name_translations) as names
      from public.categories as category
    ) as named
    where names like '% ' || wanted || '%'
      or (char_length(wanted) > 3 and names like '%' || wanted || '%')
      or (char_length(wanted) > 3 and exists (
        select 1 from regexp_split_to_table(names, ' ') as word
        where extensions.levenshtein_less_equal(left(word, 60), wanted, 3) <= private.slips(wanted)
      ))
    order by names like '% ' || wanted || '%' desc, extensions.word_similarity(wanted, names) desc, (category).name
    limit least(greatest(max_results, 0), 50);
end
$$;
grant execute on function public.search_pages, public.search_count, public.search_categories
  to anon, authenticated, service_role;

-- A search that found nothing tells the operator what is missing. Counted only when it is true, and never anything that
-- looks like an address or a number of a person.
create function public.record_search_miss(query text) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  words text := private.fold(left(query, 60));
begin
  if char_length(words) < 2 or query ~ '@' or words ~ '[0-9]{5}' or public.search_count(query) > 0
    or not private.within_limit('search_miss', 20, interval '1 minute') then
    return;
  end if;
  -- A day has a thousand of them; whatever else was asked is counted together.
  if (
    select count(*) from public.daily_counts where metric = 'search_miss' and day = (now() at time zone 'utc')::date
  ) >= 1000 then
    words := '';
  end if;
  perform private.count_today('search_miss', words);
end
$$;
grant execute on function public.record_search_miss to anon, authenticated, service_role;
