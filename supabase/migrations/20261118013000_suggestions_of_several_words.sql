-- "cat with a h" suggests "Cat with a Hat" first, however many pages there are.
create or replace function public.search_suggestions(query text, lang public.language default 'en') returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  typed constant text := private.fold(left(query, 60));
  plan private.search_plan;
  meant uuid[];
  beginning constant integer[] := array(select concept from private.concepts_beginning(query, lang, 8));
  pages jsonb;
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
  with candidates as (
    select unnest(meant) as page_id
    union
    select i.page_id from unnest(beginning) as c
    cross join lateral (select p.page_no from private.page_concepts as p where p.concept = c order by p.score, p.page_no limit 12) as best
    join private.page_index as i on i.page_no = best.page_no
    union
    select i.page_id from (select p.page_no from private.page_concepts as p where p.concept = 0 order by p.score, p.page_no limit 300) as best
    join private.page_index as i on i.page_no = best.page_no
  ), titled as (
    select page.id, page.slug, private.title_for(page.title, lang) as title, page.thumbnail_url, page.download_count
    from candidates join private.page_words as words on words.page_id = candidates.page_id
    join public.coloring_pages as page on page.id = candidates.page_id and page.status = 'released' and page.deleted_at is null
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
    if meant is null then
      plan := private.plan_search(query, lang, null, null);
      meant := private.pages_of_plan(plan, query, lang, 10);
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
  ) order by t.place), '[]') into themes
  from (select category.*, row_number() over () as place from public.search_categories(query, 3) as category) as t
  left join private.search_themes as theme on theme.category_id = t.id;
  return jsonb_build_object('pages', pages, 'concepts', concepts, 'themes', themes);
end
$$;
