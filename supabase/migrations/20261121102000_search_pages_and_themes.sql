-- "Easter" and "birthday" offered the theme "Christmas and winter feasts", "elephant" flowers and nature, and Italian "mare" the farm, where English mares live.

-- Themes that mean one of these concepts or have the letters in a name (in this language, if one is given), then those of something broader that
-- have a page of it.
create or replace function private.themes_of(meant integer[], typed text, max_results integer, lang public.language default null) returns setof uuid
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    with wide as materialized (
      select b.id, min(b.place) as place from private.search_concepts as c, unnest(c.broader) with ordinality as b (id, place)
      where c.id = any (meant) group by b.id
    ), pages as materialized (
      select i.concepts from unnest(meant) as m (id)
      cross join lateral (select p.page_no from private.page_concepts as p where p.concept = m.id order by p.score, p.page_no limit 30) as best
      join private.page_index as i on i.page_no = best.page_no
    )
    select ranked.id from (
      select category.id, category.name, case
          when theme.concept = any (meant) or theme.meanings && meant then 0
          when char_length(typed) >= 2 and theme.names like '% ' || typed || '%' and (
            lang is null or ' ' || private.fold(coalesce(category.name_translations ->> lang::text, category.name)) like '% ' || typed || '%'
          ) then 1
          when exists (select 1 from pages where theme.concept = any (pages.concepts))
          then (select 1 + min(wide.place) from wide where wide.id = any (theme.meanings)) end as far
      from public.categories as category left join private.search_themes as theme on theme.category_id = category.id
    ) as ranked
    where ranked.far is not null
    order by ranked.far, ranked.name
    limit least(greatest(max_results, 0), 50);
end
$$;

-- The language of the words is not known here: a word or phrase that some language has is looked up, and the rest is read in the language that
-- knows most of its words.
create or replace function public.search_categories(query text, max_results integer default 3) returns setof public.categories
  language plpgsql stable security definer set search_path = ''
  rows 3
as $$
declare
  meant integer[];
  spoken public.language;
begin
  if not private.is_query(query) then
    return;
  end if;
  meant := array(
    select distinct w.concept from private.search_words as w join private.search_concepts as c on c.id = w.concept and c.kind <> 'look'
    where w.role = 'concept' and w.word = private.word_key(left(query, 200))
  );
  if meant = '{}' then
    select w.language into spoken from private.search_words as w
    where w.word in (select private.word_key(token) from unnest(private.query_tokens(query)) as token)
    group by w.language order by count(distinct w.word) desc, w.language limit 1;
    meant := array(
      select distinct id from unnest(private.animal_families(
        array(select term from private.read_query(query, coalesce(spoken, 'en')) as term), private.query_tokens(query)
      )) as t, unnest(t.concepts) as id where t.role = 'concept' and t.kind <> 'look'
    );
  end if;
  return query
    select category.* from private.themes_of(meant, left(private.fold(left(query, 200)), 60), max_results) with ordinality as found (id, place)
    join public.categories as category on category.id = found.id
    order by found.place;
end
$$;

-- The concepts of a drawing and whether its title names them, or something broader or narrower. One language is enough, because the titles say
-- the same. Actions and looks count as named, because a title may leave them out, and so does the main figure if the title has another word for
-- it ("A is for anchor"). The motif of a mandala is only a part of it, and a feast that has another name ("Traditional Festival") is about the feast.
create or replace function private.drawn_concepts(scene jsonb, title jsonb) returns table (concept integer, rank integer, is_named boolean)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  named constant integer[] := array(
    select t.concept from private.concepts_of_title(to_jsonb(private.title_for(title, 'en'))) as t
  );
  broader_ids constant integer[] := array(
    select distinct b from private.search_concepts as c, unnest(c.broader) as b where c.id = any (named)
  );
begin
  return query
    with drawn as (
      select f.concept, case when (scene #> '{wish,mandala}')::boolean and c.key <> 'mandala' then 1 else f.rank end as rank,
        (named = '{}' and scene #>> '{wish,feast}' is null) or c.key = scene #>> '{wish,feast}' or f.concept = any (named || broader_ids)
          or c.broader && named or c.kind in ('action', 'look') as is_named
      from private.concepts_of_scene(scene) as f join private.search_concepts as c on c.id = f.concept
    )
    select d.concept, d.rank, d.is_named or d.rank = 0 and not exists (select 1 from drawn as main where main.rank = 0 and main.is_named)
    from drawn as d;
end
$$;

-- Writes the rows of a page that may be shown, and removes those of any other.
create or replace function private.index_page(id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  page public.coloring_pages;
  scene jsonb;
  own integer[];
  parts integer[];
  others integer[];
  implied integer[];
  theme integer;
  entry private.page_index;
begin
  select * into page from public.coloring_pages as p where p.id = index_page.id and p.status = 'released' and p.deleted_at is null;
  if not found then
    delete from private.page_index where page_id = index_page.id;
    return;
  end if;
  select s.scene into scene from public.page_scenes as s where s.page_id = page.id;
  if jsonb_array_length(scene #> '{wish,figures}') > 0 then
    -- A page is about what its title names; the rest of the drawing comes last and alone, without its broader concepts: a hedgehog in autumn
    -- before a feast that is in autumn, and a feast with a mother in the drawing is no page for Mother's Day.
    select array_agg(f.concept) filter (where f.rank = 0 and f.is_named), array_agg(f.concept) filter (where f.rank > 0 and f.is_named),
      array_agg(f.concept) filter (where not f.is_named)
    into own, parts, others from private.drawn_concepts(scene, page.title) as f;
    -- Everybody celebrates: a mother in the drawing of a feast is no answer to "mom and child".
    if scene #>> '{wish,feast}' is not null then
      others := array(select o from unnest(others) as o where not private.is_being(array[o]));
    end if;
  else
    select array_agg(f.concept) filter (where f.rank = 0), array_agg(f.concept) filter (where f.rank > 0) into own, parts
    from private.concepts_of_title(page.title) as f;
  end if;
  select t.concept into theme from private.search_themes as t where t.category_id = page.category_id;
  -- "Fish swimming" is any fish, but "swimming" is not.
  implied := array(select distinct unnest(c.does) from private.search_concepts as c where c.id = any (own || parts));
  insert into private.page_index as i (page_id, popularity, difficulty, min_age, main, part, kin, concepts, lexicon)
  select page.id, private.popularity(page.download_count), page.difficulty, coalesce(page.min_age, 3), coalesce(own, '{}'), coalesce(parts, '{}'),
    kin.ids, array(
      select unnest(own) union select unnest(parts) union select unnest(kin.ids) union select theme where theme is not null
      union select unnest(others) union select unnest(c.broader) from private.search_concepts as c where c.id = any (parts)
      union select unnest(implied)
    ), (select version from private.search_lexicon)
  from (
    select array(select distinct b from private.search_concepts as c, unnest(c.broader) as b where c.id = any (own)) as ids
  ) as kin
  on conflict (page_id) do update set popularity = excluded.popularity, difficulty = excluded.difficulty, min_age = excluded.min_age,
    main = excluded.main, part = excluded.part, kin = excluded.kin, concepts = excluded.concepts, lexicon = excluded.lexicon
  returning * into entry;
  delete from private.page_concepts where page_no = entry.page_no;
  insert into private.page_concepts (concept, score, page_no, difficulty, min_age)
  select c, case when c = any (entry.main) then 0 when c = any (entry.part) then 256 when c = any (entry.kin) then 512 else 768 end
    + 255 - entry.popularity, entry.page_no, entry.difficulty, entry.min_age
  from unnest(entry.concepts || 0) as c
  where not c = any (implied) or c = any (entry.main || entry.part || entry.kin);
end
$$;
