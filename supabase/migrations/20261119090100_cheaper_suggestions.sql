-- Suggestions on every key cost four times as much as a search: they read the words twice, once as English, and looked at the titles of 300 pages
-- even when the concepts that begin as typed had enough of them.

-- Themes that mean one of these concepts or have the letters in a name, then those of something broader.
create function private.themes_of(meant integer[], typed text, max_results integer) returns setof uuid
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    with wide as materialized (
      select b.id, min(b.place) as place from private.search_concepts as c, unnest(c.broader) with ordinality as b (id, place)
      where c.id = any (meant) group by b.id
    )
    select ranked.id from (
      select category.id, category.name, case
          when theme.concept = any (meant) or theme.meanings && meant then 0
          when char_length(typed) >= 2 and theme.names like '% ' || typed || '%' then 1
          else (select 1 + min(wide.place) from wide where wide.id = any (theme.meanings)) end as far
      from public.categories as category left join private.search_themes as theme on theme.category_id = category.id
    ) as ranked
    where ranked.far is not null
    order by ranked.far, ranked.name
    limit least(greatest(max_results, 0), 50);
end
$$;

-- The language of the words is not known here: a word or phrase that some language has is looked up, and only the rest is read as English.
create or replace function public.search_categories(query text, max_results integer default 3) returns setof public.categories
  language plpgsql stable security definer set search_path = ''
  rows 3
as $$
declare
  meant integer[];
begin
  if not private.is_query(query) then
    return;
  end if;
  meant := array(
    select distinct w.concept from private.search_words as w join private.search_concepts as c on c.id = w.concept and c.kind <> 'look'
    where w.role = 'concept' and w.word = private.word_key(left(query, 200))
  );
  if meant = '{}' then
    meant := array(
      select distinct id from private.read_query(query, 'en') as t, unnest(t.concepts) as id where t.role = 'concept' and t.kind <> 'look'
    );
  end if;
  return query
    select category.* from private.themes_of(meant, left(private.fold(left(query, 200)), 60), max_results) with ordinality as found (id, place)
    join public.categories as category on category.id = found.id
    order by found.place;
end
$$;

-- The five most downloaded of these pages whose title begins as typed, then those with a word that does.
create function private.titles_beginning(pages uuid[], typed text, lang public.language) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    with titled as (
      select page.id, page.slug, private.title_for(page.title, lang) as title, page.thumbnail_url, page.download_count
      from (select distinct id from unnest(pages) as id) as candidate
      -- Titles of all languages; which one it is, is looked at only for those that match.
      join private.page_words as words on words.page_id = candidate.id and ' ' || words.title_words like '% ' || typed || '%'
      join public.coloring_pages as page on page.id = candidate.id and page.status = 'released' and page.deleted_at is null
    ), begun as (
      select t.*, case when folded.title like typed || '%' then 0 else 1 end as place
      from titled as t cross join lateral (select private.fold(t.title) as title) as folded
      where ' ' || folded.title like '% ' || typed || '%'
      order by place, t.download_count desc, t.id limit 5
    )
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'slug', slug, 'title', title, 'picture', thumbnail_url)
      order by place, download_count desc, id), '[]') from begun
  );
end
$$;

create or replace function public.search_suggestions(query text, lang public.language default 'en') returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  typed constant text := private.fold(left(query, 60));
  plan private.search_plan;
  meant uuid[];
  -- The best pages of the concepts that begin as typed.
  near uuid[];
  beginning constant integer[] := array(select concept from private.concepts_beginning(query, lang, 8));
  pages jsonb := '[]';
  concepts jsonb;
  themes jsonb;
begin
  if not private.is_query(query) then
    return '{"pages": [], "concepts": [], "themes": []}';
  end if;
  if strpos(typed, ' ') > 0 then
    -- A title that begins with several words is among the pages about what these words mean.
    plan := private.plan_search(query, lang, null, null);
    meant := private.pages_of_plan(plan, query, lang, 60);
  end if;
  if typed <> '' then
    near := meant || array(
      select i.page_id from unnest(beginning) as c
      cross join lateral (select p.page_no from private.page_concepts as p where p.concept = c order by p.score, p.page_no limit 12) as best
      join private.page_index as i on i.page_no = best.page_no
    );
    pages := private.titles_beginning(near, typed, lang);
    if jsonb_array_length(pages) < 5 then
      -- A title may begin with a word that is no concept.
      pages := private.titles_beginning(near || array(
        select i.page_id from (select p.page_no from private.page_concepts as p where p.concept = 0 order by p.score, p.page_no limit 300) as best
        join private.page_index as i on i.page_no = best.page_no
      ), typed, lang);
    end if;
  end if;
  if jsonb_array_length(pages) < 5 then
    -- Then what is meant. Letters count in titles only: "patient" stands in many descriptions.
    if meant is null then
      plan := private.plan_search(query, lang, null, null);
      -- The beginning of a word that stands in no title is not looked up in the descriptions.
      if plan.level <> 'letters' or char_length(typed) > 4
        or exists (select 1 from private.known_words as k where k.word ~>=~ typed and k.word ~<~ (typed || '~')) then
        meant := private.pages_of_plan(plan, query, lang, 10);
      end if;
    end if;
    select pages || coalesce(jsonb_agg(jsonb_build_object(
      'id', p.id, 'slug', p.slug, 'title', private.title_for(p.title, lang), 'picture', p.thumbnail_url) order by p.place), '[]') into pages
    from (
      select found.*, hit.place from unnest(meant) with ordinality as hit (id, place)
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
  ) order by hit.place), '[]') into themes
  from private.themes_of(
    -- The words were read if there were few titles; otherwise the nearest concept says what is meant.
    coalesce(array(select unnest(t.concepts) from unnest(plan.terms) as t where t.role = 'concept' and t.kind <> 'look'), '{}') || beginning[:1],
    typed, 3
  ) with ordinality as hit (id, place)
  join public.categories as t on t.id = hit.id
  left join private.search_themes as theme on theme.category_id = t.id;
  return jsonb_build_object('pages', pages, 'concepts', concepts, 'themes', themes);
end
$$;

-- The concepts of the most similar words: a few wrong letters, fewer in a short word and in another language than the visitor's. The letters are
-- compared before the concepts are read, of which most words need none.
create or replace function private.similar_words(typed text, langs public.language[], most integer) returns integer[]
  language plpgsql stable security definer set search_path = ''
as $$
declare
  typed_sound constant text := private.sound_of(typed);
  allowed constant integer := least(most, case when char_length(typed) <= 5 then 1 when char_length(typed) <= 8 then 2 else 3 end);
begin
  return (
    with near as materialized (
      select w.word, w.concept, wrong.letters
          -- Two letters in the wrong order are one mistake.
          - (char_length(w.word) = char_length(typed) and wrong.letters = 2 and
            array(select unnest(string_to_array(w.word, null)) order by 1) = array(select unnest(string_to_array(typed, null)) order by 1))::integer
          -- The same sound is hardly a mistake.
          - (w.sound = typed_sound)::integer as distance
      from private.search_words as w
      -- Comparing stops at the first letter too many: a right order and the same sound save two.
      cross join lateral (select extensions.levenshtein_less_equal(w.word, typed, allowed + 1) as letters) as wrong
      where left(w.sound, 1) = left(typed_sound, 1) and w.language = any (langs)
        and char_length(w.word) between char_length(typed) - 2 and char_length(typed) + 2 and w.role = 'concept'
        and wrong.letters <= allowed + 1
    ), things as (
      select near.* from near join private.search_concepts as c on c.id = near.concept and c.kind <> 'look'
    )
    select array_agg(distinct things.concept) from things
    join (
      select n.word from things as n
      where n.distance <= allowed
      order by n.distance, extensions.similarity(n.word, typed) desc, n.word limit 1
    ) as best on best.word = things.word
  );
end
$$;
