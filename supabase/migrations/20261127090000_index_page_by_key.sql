-- In a table without statistics PostgreSQL looked for one released page in the index of all released pages, so many pages in one statement
-- (a seed of one's own, a large import) took a time that grew with the square of their number. The page is found by its key alone.
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
  drawn integer[];
  theme integer;
  entry private.page_index;
begin
  select * into page from public.coloring_pages as p where p.id = index_page.id;
  if not found or page.status <> 'released' or page.deleted_at is not null then
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
  -- What the drawing has besides, and what its parts are a kind of.
  drawn := others || array(select distinct unnest(c.broader) from private.search_concepts as c where c.id = any (parts));
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
  where not c = any (implied) or c = any (entry.main || entry.part || entry.kin || drawn);
end
$$;
