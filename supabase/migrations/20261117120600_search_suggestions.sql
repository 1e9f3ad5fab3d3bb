-- What the search box shows while somebody types (docs/decisions/0026-search-by-meaning.md): pages whose titles begin as typed, concepts, themes.

create function private.title_for(title jsonb, lang public.language) returns text
  language sql immutable set search_path = ''
  return case jsonb_typeof(title) when 'string' then title #>> '{}'
    else coalesce(title ->> lang::text, title ->> 'en', (select t.value from jsonb_each_text(title) as t limit 1)) end;

-- Concepts whose words in the visitor's language begin as typed, the ones with pages, the nearest word first.
create function private.concepts_beginning(typed text, lang public.language, most integer) returns table (concept integer, exact boolean)
  language sql stable security definer set search_path = ''
begin atomic
  select begun.concept, begun.exact from (
    select w.concept, bool_or(w.word = private.word_key(typed)) as exact, min(char_length(w.word)) as letters
    from private.search_words as w join private.search_concepts as c on c.id = w.concept and c.kind not in ('look', 'theme')
    where w.language = lang and w.role = 'concept'
      and w.word ~>=~ private.word_key(typed) and w.word ~<~ (private.word_key(typed) || '~')
    group by w.concept order by 2 desc, 3, 1 limit 60
  ) as begun
  cross join lateral (
    select score from private.page_concepts as p where p.concept = begun.concept order by score limit 1
  ) as best
  order by begun.exact desc, best.score / 256, begun.letters, best.score limit most;
end;

-- The picture of the best page of a concept.
create function private.picture_of(concept integer) returns text
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select page.thumbnail_url from private.page_concepts as p join private.page_index as i on i.page_no = p.page_no
    join public.coloring_pages as page on page.id = i.page_id
    where p.concept = picture_of.concept order by p.score, p.page_no limit 1
  );
end
$$;

create function public.search_suggestions(query text, lang public.language default 'en') returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  typed constant text := private.fold(left(query, 60));
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
    -- Then what is meant.
    select pages || coalesce(jsonb_agg(jsonb_build_object(
      'id', p.id, 'slug', p.slug, 'title', private.title_for(p.title, lang), 'picture', p.thumbnail_url) order by p.place), '[]') into pages
    from (
      select found.*, row_number() over () as place from public.search_pages(query, lang, 10) as found
      where not exists (select 1 from jsonb_array_elements(pages) as known where known ->> 'id' = found.id::text)
      limit 5 - jsonb_array_length(pages)
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
grant execute on function public.search_suggestions to anon, authenticated, service_role;
