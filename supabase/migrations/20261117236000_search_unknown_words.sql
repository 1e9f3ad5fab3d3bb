-- Searches for words that nobody knows take less time, suggestions come from titles only, and three letters of another language mean nothing
-- (docs/decisions/0026-search-by-meaning.md).

-- The concepts of the most similar words: a few wrong letters, fewer in a short word and in another language than the visitor's.
create or replace function private.similar_words(typed text, langs public.language[], most integer) returns integer[]
  language plpgsql stable security definer set search_path = ''
as $$
declare
  typed_sound constant text := private.sound_of(typed);
  allowed constant integer := least(most, case when char_length(typed) <= 5 then 1 when char_length(typed) <= 8 then 2 else 3 end);
begin
  return (
    with near as (
      select w.word, w.concept, wrong.letters
          -- Two letters in the wrong order are one mistake.
          - (char_length(w.word) = char_length(typed) and wrong.letters = 2 and
            array(select unnest(string_to_array(w.word, null)) order by 1) = array(select unnest(string_to_array(typed, null)) order by 1))::integer
          -- The same sound is hardly a mistake.
          - (w.sound = typed_sound)::integer as distance
      from private.search_words as w
      -- Comparing stops at the first letter too many: a right order and the same sound save two.
      cross join lateral (select extensions.levenshtein_less_equal(w.word, typed, allowed + 1) as letters) as wrong
      join private.search_concepts as c on c.id = w.concept and c.kind <> 'look'
      where left(w.sound, 1) = left(typed_sound, 1) and w.language = any (langs)
        and char_length(w.word) between char_length(typed) - 2 and char_length(typed) + 2 and w.role = 'concept'
        and wrong.letters <= allowed + 1
    )
    select array_agg(distinct near.concept) from near
    join (
      select n.word from near as n
      where n.distance <= allowed
      order by n.distance, extensions.similarity(n.word, typed) desc, n.word limit 1
    ) as best on best.word = near.word
  );
end
$$;

-- What a single word means that no phrase explains, from certain to guessed. Two terms for a compound.
create or replace function private.read_word(word text, lang public.language) returns setof private.search_term
  language plpgsql stable security definer set search_path = ''
as $$
declare
  found private.search_term;
  parts record;
  others constant public.language[] := array_remove(enum_range(null::public.language), lang);
  other public.language;
  ids integer[];
begin
  found := private.word_sense(private.word_stems(word, lang), lang);
  if found.role is not null and char_length(word) > 2 then
    return next found;
    return;
  end if;
  if lang in ('de', 'nl', 'en') and char_length(word) between 6 and 40 then
    select * into parts from private.compound_parts(word, lang);
    if parts.about is not null then
      return next row(null, null, 'concept', parts.kind, parts.about, null)::private.search_term;
      if parts.thing is not null then
        return next row(null, null, 'concept', 'thing', parts.thing, null)::private.search_term;
      end if;
      return;
    end if;
  end if;
  -- The same word in another language, then a form of it. Three letters mean something in too many of them: French "lit" is a bed.
  foreach other in array others loop
    found := private.word_sense(array[word], other);
    if found.role is not null and (found.role <> 'concept' or char_length(word) > 3) then
      return next found;
      return;
    end if;
  end loop;
  if char_length(word) > 2 and exists (select 1 from private.known_words as k where k.word = read_word.word) then
    return next row(null, null, 'letters', null, null, word)::private.search_term;
    return;
  end if;
  if char_length(word) > 3 then
    foreach other in array others loop
      found := private.word_sense(private.word_stems(word, other), other);
      if found.role = 'concept' then
        return next found;
        return;
      end if;
    end loop;
  end if;
  -- Still being typed.
  if char_length(word) > 2 then
    ids := array(
      select w.concept from private.search_words as w join private.search_concepts as c on c.id = w.concept and c.kind not in ('look', 'action')
      where w.language = lang and w.word ~>=~ read_word.word and w.word ~<~ (read_word.word || '~') and w.role = 'concept'
        and exists (select 1 from private.page_concepts as p where p.concept = w.concept)
      group by w.concept order by min(char_length(w.word)), w.concept limit 8
    );
    if cardinality(ids) > 0 then
      return next row(null, null, 'concept', 'thing', ids, null)::private.search_term;
      return;
    end if;
    if exists (select 1 from private.known_words as k where k.word ~>=~ read_word.word and k.word ~<~ (read_word.word || '~')) then
      return next row(null, null, 'letters', null, null, word)::private.search_term;
      return;
    end if;
  end if;
  if char_length(word) between 4 and 40 and word !~ '[0-9]' then
    ids := coalesce(private.similar_words(word, array[lang], 3), private.similar_words(word, others, 1));
    if ids is not null then
      return next row(null, null, 'concept', 'thing', ids, null)::private.search_term;
      return;
    end if;
  end if;
  return next row(null, null, 'letters', null, null, word)::private.search_term;
end
$$;

-- Pages with these letters in their texts, then with similar words: for words that mean nothing to the lexicon.
create or replace function private.pages_by_letters(
  words text[], query text, lang public.language, only_difficulty public.difficulty, for_age integer, needed integer
) returns uuid[]
  language plpgsql stable security definer set search_path = ''
as $$
declare
  literal constant text := private.literal_condition(words);
  -- Walking down the downloads finds a frequent word soon; a word that no title begins with is read from the text index at once.
  is_frequent constant boolean := not exists (
    select 1 from unnest(words) as word (word) where not exists (
      select 1 from private.known_words as k where k.word ~>=~ word.word and k.word ~<~ (word.word || '~')
    )
  );
  meant text;
  found_ids uuid[];
begin
  if literal is null then
    return '{}';
  end if;
  if not is_frequent then
    execute format('select array(select page_id from private.page_words where %s limit 5000)', literal) into found_ids;
    found_ids := array(
      select page.id from unnest(found_ids) as hit (id) join public.coloring_pages as page on page.id = hit.id
      where private.is_listed(page, only_difficulty, for_age)
      order by private.begins_for(lang, page.title, page.description, words) desc, page.download_count desc, page.id
      limit needed
    );
  else found_ids := array(
    select page.id from (
      -- The same ones are put in order for every part of the list that is requested.
      select hit.id from private.most_downloaded_with(literal, only_difficulty, for_age, greatest(needed, 200)) as hit group by hit.id
    ) as hits
    join public.coloring_pages as page on page.id = hits.id
    order by private.begins_for(lang, page.title, page.description, words) desc, page.download_count desc, page.id
    limit needed
  );
  end if;
  if cardinality(found_ids) = 0 then
    meant := private.typo_condition(words);
    if meant is not null then
      found_ids := array(
        select page.id from (
          select hit.id from private.most_downloaded_with(meant, only_difficulty, for_age, needed) as hit group by hit.id
        ) as hits
        join public.coloring_pages as page on page.id = hits.id
        -- Among guesses, a title the visitor can read says best whether the guess was right.
        order by extensions.word_similarity(private.fold(query), private.fold(page.title ->> lang::text)) desc nulls last,
          page.download_count desc, page.id
        limit needed
      );
    end if;
  end if;
  return found_ids;
end
$$;

create or replace function public.search_suggestions(query text, lang public.language default 'en') returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  typed constant text := private.fold(left(query, 60));
  plan private.search_plan;
  beginning constant integer[] := array(select concept from private.concepts_beginning(query, lang, 8));
  pages jsonb;
  concepts jsonb;
  themes jsonb;
begin
  if not private.is_query(query) then
    return '{"pages": [], "concepts": [], "themes": []}';
  end if;
  with candidates as (
    select i.page_id from unnest(beginning) as c
    cross join lateral (select p.page_no from private.page_concepts as p where p.concept = c order by p.score, p.page_no limit 12) as best
    join private.page_index as i on i.page_no = best.page_no
    union
    select i.page_id from (select p.page_no from private.page_concepts as p where p.concept = 0 order by p.score, p.page_no limit 300) as best
    join private.page_index as i on i.page_no = best.page_no
  ), titled as (
    select page.id, page.slug, private.title_for(page.title, lang) as title, page.thumbnail_url, page.download_count
    from candidates join private.page_words as words on words.page_id = candidates.page_id
    join public.coloring_pages as page on page.id = candidates.page_id
    -- Titles of all languages; which one it is, is looked at only for those that match.
    where typed <> '' and ' ' || words.title_words like '% ' || typed || '%'
  ), begun as (
    select t.*, case when private.fold(t.title) like typed || '%' then 0 else 1 end as place
    from titled as t where ' ' || private.fold(t.title) like '% ' || typed || '%'
    order by place, t.download_count desc, t.id limit 5
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'slug', slug, 'title', title, 'picture', thumbnail_url)
    order by place, download_count desc, id), '[]') into pages from begun;
  if jsonb_array_length(pages) < 5 then
    -- Then what is meant. Letters count in titles only: "patient" stands in many descriptions.
    plan := private.plan_search(query, lang, null, null);
    select pages || coalesce(jsonb_agg(jsonb_build_object(
      'id', p.id, 'slug', p.slug, 'title', private.title_for(p.title, lang), 'picture', p.thumbnail_url) order by p.place), '[]') into pages
    from (
      select found.*, hit.place from unnest(private.pages_of_plan(plan, query, lang, 10)) with ordinality as hit (id, place)
      join public.coloring_pages as found on found.id = hit.id and found.status = 'released' and found.deleted_at is null
      where not exists (select 1 from jsonb_array_elements(pages) as known where known ->> 'id' = found.id::text)
        and (plan.level <> 'letters' or exists (
          select 1 from private.page_words as words where words.page_id = found.id
            and (' ' || words.title_words like '% ' || typed || '%' or extensions.word_similarity(typed, words.title_words) >= 0.5)
        ))
      order by hit.place limit 5 - jsonb_array_length(pages)
    ) as p;
  end if;
  select coalesce(jsonb_agg(private.concept_name(c, lang) - 'label_many' || jsonb_build_object(
    'query', coalesce(c.many ->> lang::text, c.many ->> 'en'), 'picture', private.picture_of(c.id)) order by b.place), '[]') into concepts
  from (select id, place from unnest(beginning) with ordinality as b (id, place) order by place limit 3) as b
  join private.search_concepts as c on c.id = b.id;
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', t.id, 'slug', t.slug, 'name', coalesce(t.name_translations ->> lang::text, t.name), 'icon', t.icon, 'picture', private.picture_of(theme.concept)
  ) order by t.place), '[]') into themes
  from (select category.*, row_number() over () as place from public.search_categories(query, 3) as category) as t
  left join private.search_themes as theme on theme.category_id = t.id;
  return jsonb_build_object('pages', pages, 'concepts', concepts, 'themes', themes);
end
$$;

-- The same sounds as before. Plain replacements are faster than regular expressions, which counts for the fifty thousand words of a first start.
create or replace function private.sound_of(word text) returns text
  language sql immutable parallel safe
  return regexp_replace(translate(regexp_replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
      word, 'ph', 'f'), 'sch', 'x'), 'sh', 'x'), 'ch', 'x'), 'ce', 'se'), 'ci', 'si'), 'cy', 'sy'), 'ck', 'k'), 'qu', 'k'), 'q', 'k'),
    'ae', 'a'), 'oe', 'o'), 'ue', 'u'), '(?<=.)h', '', 'g'), 'cvyzj', 'kfisi'), '(.)\1+', '\1', 'g');
