-- Search over six languages at once (docs/decisions/0003-search-in-postgresql.md).

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

-- The most downloaded pages that meet a condition on their words, without ever sorting all of them. A frequent word is
-- met soon by walking down the list of downloads; only a word that is rare there is fetched from the text index.
create function private.most_downloaded_with(
  words_condition text, only_difficulty public.difficulty, for_age integer, needed integer
) returns table (id uuid, download_count integer)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  walk constant integer := least(1500 + needed * 5, 3000);
  candidates constant integer := 5000;
  met integer;
begin
  return query execute format(
    'select listed.id, listed.download_count
     from (
       select page.id, page.download_count from public.coloring_pages as page
       where private.is_listed(page, $1, $2) order by page.download_count desc, page.id limit %s
     ) as listed
     join private.page_words on page_id = listed.id
     where %s
     order by listed.download_count desc, listed.id limit %s',
    walk, words_condition, needed
  ) using only_difficulty, for_age;
  get diagnostics met = row_count;
  if met >= needed then
    return;
  end if;
  return query execute format(
    'select page.id, page.download_count
     from (select page_id from private.page_words where %s limit %s) as hit
     join public.coloring_pages as page on page.id = page_id
     where private.is_listed(page, $1, $2)
     order by page.download_count desc, page.id limit %s',
    words_condition, candidates, needed
  ) using only_difficulty, for_age;
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
      from private.most_downloaded_with(literal, only_difficulty, for_age, past + most) as hit
      group by hit.id
    ) as distinct_hits order by downloads desc, id limit past + most
  );
  if cardinality(found_ids) < past + most then
    meant := private.typo_condition(words);
    if meant is not null then
      found_ids := found_ids || array(
        select page.id
        from (
          select hit.id from private.most_downloaded_with(
            format('(%s) and not (%s)', meant, literal), only_difficulty, for_age,
            past + most - cardinality(found_ids)
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
         where private.is_listed(page, $1, $2) limit 1000
       ) as hits',
      private.literal_condition(words)
    ) into counted using only_difficulty, for_age;
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
