-- Lists and look-ups that a plain table call cannot make.

-- A small library is shuffled whole. In a large one each page is found from a random place of its own in an index, a few
-- steps further on, since keys that happen to lie close together would come up less often than others.
create function public.random_pages(
  max_results integer default 6, only_difficulty public.difficulty default null, for_age integer default null
) returns setof public.coloring_pages
  language plpgsql volatile security definer set search_path = ''
  rows 6
as $$
declare
  most constant integer := least(greatest(coalesce(max_results, 6), 0), 100);
  turn constant text := random()::text;
  chosen uuid[];
begin
  chosen := array(
    select page.id from public.coloring_pages as page
    where page.status = 'released' and page.deleted_at is null and private.is_listed(page, only_difficulty, for_age)
    limit 501
  );
  if cardinality(chosen) > 500 then
    chosen := array(
      select distinct near.id
      from (select random() as place from generate_series(1, most * 2)) as throw
      cross join lateral (
        select page.id from public.coloring_pages as page
        where page.status = 'released' and page.deleted_at is null and page.random_key >= throw.place
          and private.is_listed(page, only_difficulty, for_age)
        order by page.random_key offset floor(random() * 8) limit 1
      ) as near
    );
  end if;
  return query
    select page.* from public.coloring_pages as page
    where page.id = any (chosen)
    -- Another order each time, of no more than was chosen.
    order by md5(page.id::text || turn) limit most;
end
$$;

-- One page for whoever knows its address, listed or not; an old address answers with the page and its new slug.
create function public.page_by_slug(slug text) returns setof public.coloring_pages
  language sql stable security definer set search_path = ''
  rows 1
begin atomic
  select page.* from public.coloring_pages as page
  where page.id = coalesce(
      (select id from public.coloring_pages as named where named.slug = page_by_slug.slug),
      (select page_id from public.page_redirects where old_slug = page_by_slug.slug)
    )
    and page.deleted_at is null
    and (page.status <> 'hidden' or page.created_by = (select auth.uid()) or private.is_admin());
end;

create function public.top_pages(
  max_results integer default 5, skip integer default 0,
  only_difficulty public.difficulty default null, for_age integer default null
) returns setof public.coloring_pages
  language sql stable security definer set search_path = ''
  rows 100
begin atomic
  select page.* from public.coloring_pages as page
  where private.is_listed(page, only_difficulty, for_age)
  order by page.download_count desc, page.id
  limit least(greatest(coalesce(max_results, 5), 0), 100) offset least(greatest(coalesce(skip, 0), 0), 1000);
end;

-- Pages a child who likes this one may like: of its category, nearest in their words, then most downloaded.
create function public.similar_pages(page_id uuid, max_results integer default 6) returns setof public.coloring_pages
  language sql stable security definer set search_path = ''
  rows 6
begin atomic
  -- Materialized, or its words would be folded again for every candidate.
  with this as materialized (
    select id, category_id, private.searchable(title) as title_words
    from public.coloring_pages where id = similar_pages.page_id
  )
  select page.* from public.coloring_pages as page
  join (
    select near.id, near.category_id is not distinct from this.category_id as same_category,
      extensions.similarity(near_words.title_words, this.title_words) as likeness
    from this
    cross join lateral (
      (select c.id, c.category_id from public.coloring_pages as c
       where c.category_id = this.category_id and c.status = 'released' and c.deleted_at is null
       order by c.created_at desc limit 100)
      union
      (select c.id, c.category_id from public.coloring_pages as c
       where c.status = 'released' and c.deleted_at is null
       order by c.download_count desc, c.id limit 50)
    ) as near
    join private.page_words as near_words on near_words.page_id = near.id
    where near.id <> this.id
  ) as liked on liked.id = page.id
  order by liked.same_category desc, liked.likeness desc, page.download_count desc, page.id
  limit least(greatest(coalesce(max_results, 6), 0), 24);
end;

-- The pages before and after this one in its category, newest first, as a visitor leafs through it.
create function public.neighbours(page_id uuid)
  returns table (direction text, slug text, title jsonb, thumbnail_url text)
  language sql stable security definer set search_path = ''
  rows 2
begin atomic
  select near.direction, near.slug, near.title, near.thumbnail_url
  from public.coloring_pages as this
  cross join lateral (
    (select 'previous' as direction, p.slug, p.title, p.thumbnail_url from public.coloring_pages as p
     where p.category_id = this.category_id and p.status = 'released' and p.deleted_at is null
       and (p.created_at, p.id) > (this.created_at, this.id)
     order by p.created_at, p.id limit 1)
    union all
    (select 'next', p.slug, p.title, p.thumbnail_url from public.coloring_pages as p
     where p.category_id = this.category_id and p.status = 'released' and p.deleted_at is null
       and (p.created_at, p.id) < (this.created_at, this.id)
     order by p.created_at desc, p.id desc limit 1)
  ) as near
  where this.id = neighbours.page_id;
end;

create function public.category_counts(category_slug text default null)
  returns table (category_id uuid, slug text, total integer, easy integer, medium integer, hard integer)
  language sql stable security definer set search_path = ''
begin atomic
  select c.id, c.slug, coalesce(counted.total, 0), coalesce(counted.easy, 0), coalesce(counted.medium, 0),
    coalesce(counted.hard, 0)
  from public.categories as c
  left join lateral (
    select count(*)::integer as total,
      (count(*) filter (where p.difficulty = 'easy'))::integer as easy,
      (count(*) filter (where p.difficulty = 'medium'))::integer as medium,
      (count(*) filter (where p.difficulty = 'hard'))::integer as hard
    from public.coloring_pages as p
    where p.category_id = c.id and p.status = 'released' and p.deleted_at is null
  ) as counted on true
  where category_slug is null or c.slug = category_slug
  order by c.name, c.id;
end;

grant execute on function
  public.random_pages, public.page_by_slug, public.top_pages, public.similar_pages, public.neighbours, public.category_counts
  to anon, authenticated, service_role;
