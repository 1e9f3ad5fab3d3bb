-- "dra" suggested a bicycle, because "Drahtesel" is a word for it, and "pri" the theme of Easter and spring, because of "primavera". Another word
-- for a concept counts when it is typed whole, or more than half of it and at least four letters; until then a concept is suggested by its name.
create or replace function private.concepts_beginning(typed text, lang public.language, most integer) returns table (concept integer, exact boolean)
  language sql stable security definer set search_path = ''
begin atomic
  select begun.concept, begun.exact from (
    select w.concept, bool_or(w.word = key.typed) as exact, min(char_length(w.word)) as letters,
      bool_or(starts_with(private.word_key(c.one ->> lang::text), key.typed)) as by_name
    from (select private.word_key(typed) as typed) as key
    join private.search_words as w on w.word ~>=~ key.typed and w.word ~<~ (key.typed || '~') and w.language = lang and w.role = 'concept'
    join private.search_concepts as c on c.id = w.concept and c.kind not in ('look', 'theme')
    where w.word = key.typed or (char_length(key.typed) > 3 and 2 * char_length(key.typed) > char_length(w.word))
      or starts_with(private.word_key(c.one ->> lang::text), key.typed) or starts_with(private.word_key(c.many ->> lang::text), key.typed)
    group by w.concept order by 2 desc, 3, 1 limit 60
  ) as begun
  cross join lateral (
    select score from private.page_concepts as p where p.concept = begun.concept order by score limit 1
  ) as best
  order by begun.exact desc, begun.by_name desc, best.score / 256, begun.letters, best.score limit most;
end;

-- Themes that mean one of these concepts or have the letters in a name (in this language, if one is given), then those of something broader.
drop function private.themes_of(integer[], text, integer);
create function private.themes_of(meant integer[], typed text, max_results integer, lang public.language default null) returns setof uuid
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
          when char_length(typed) >= 2 and theme.names like '% ' || typed || '%' and (
            lang is null or ' ' || private.fold(coalesce(category.name_translations ->> lang::text, category.name)) like '% ' || typed || '%'
          ) then 1
          else (select 1 + min(wide.place) from wide where wide.id = any (theme.meanings)) end as far
      from public.categories as category left join private.search_themes as theme on theme.category_id = category.id
    ) as ranked
    where ranked.far is not null
    order by ranked.far, ranked.name
    limit least(greatest(max_results, 0), 50);
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
  from (
    -- The season and the things of the season have the same name.
    select named.id, named.place from (
      select distinct on (known.one ->> lang::text) known.id, first.place from unnest(beginning) with ordinality as first (id, place)
      join private.search_concepts as known on known.id = first.id order by known.one ->> lang::text, first.place
    ) as named order by named.place limit 3
  ) as b
  join private.search_concepts as c on c.id = b.id;
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', t.id, 'slug', t.slug, 'name', coalesce(t.name_translations ->> lang::text, t.name), 'icon', t.icon, 'picture', private.picture_of(theme.concept)
  ) order by hit.place), '[]') into themes
  from private.themes_of(
    -- The words were read if there were few titles; otherwise the nearest concepts say what is meant.
    coalesce(array(select unnest(t.concepts) from unnest(plan.terms) as t where t.role = 'concept' and t.kind <> 'look'), '{}') || beginning[:3],
    typed, 3, lang
  ) with ordinality as hit (id, place)
  join public.categories as t on t.id = hit.id
  left join private.search_themes as theme on theme.category_id = t.id;
  return jsonb_build_object('pages', pages, 'concepts', concepts, 'themes', themes);
end
$$;
