-- The table of all pages for admins: searched, filtered, sorted and cut into pages by the database.

-- Who made a page: an account by its name or address; nobody for what came with the site.
create function private.maker_name(account uuid) returns text
  language sql stable set search_path = ''
  return (select coalesce(nullif(btrim(full_name), ''), email) from public.profiles where id = account);

-- Pages with these words. Released ones are looked up in the index of the search; the few others are read.
create function private.pages_with(words text[]) returns setof uuid
  language plpgsql stable set search_path = ''
as $$
begin
  return query execute format(
    'select page_id from private.page_words where %1$s
     union
     select id from (
       select p.id, '' '' || private.searchable(p.title) || '' '' || private.fold(p.slug) || '' '' as words
       from public.coloring_pages as p where p.status <> ''released'' or p.deleted_at is not null
     ) as unlisted where %1$s
     union
     select id from public.coloring_pages where slug = any ($1)',
    private.literal_condition(words)
  ) using words || array_to_string(words, '-');
end
$$;

-- `state` is a status, or `bin`. `made_by` is `site` (admins and what came with it), `people`, or nothing for both.
create function public.admin_pages(
  query text default '',
  category uuid default null,
  only_difficulty public.difficulty default null,
  state text default null,
  ai boolean default null,
  made_by text default null,
  sort text default 'created_at',
  descending boolean default true,
  lang public.language default 'en',
  max_results integer default 25,
  skip integer default 0
) returns table (
  id uuid, slug text, title jsonb, category_id uuid, difficulty public.difficulty, status public.page_status,
  is_ai_generated boolean, thumbnail_url text, download_count integer, average_rating numeric, rating_count integer,
  created_at timestamptz, updated_at timestamptz, deleted_at timestamptz, maker text, total bigint
)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  words constant text[] := private.query_words(query);
  sorted_by constant text := case sort
    when 'title' then format('lower(coalesce(page.title ->> %L, page.title ->> ''en'', page.title #>> ''{}''))', lang)
    when 'difficulty' then 'page.difficulty'
    when 'status' then 'page.status'
    when 'download_count' then 'page.download_count'
    when 'average_rating' then 'page.average_rating'
    when 'updated_at' then 'page.updated_at'
    when 'deleted_at' then 'page.deleted_at'
    else 'page.created_at'
  end;
begin
  perform private.require_admin();
  return query execute format(
    'select page.id, page.slug, page.title, page.category_id, page.difficulty, page.status, page.is_ai_generated,
       page.thumbnail_url, page.download_count, page.average_rating, page.rating_count, page.created_at,
       page.updated_at, page.deleted_at, private.maker_name(page.created_by), page.total
     from (
       select page.*, count(*) over () as total from public.coloring_pages as page
       where (page.deleted_at is not null) = ($1 = ''bin'')
         and ($1 = ''bin'' or $1 = '''' or page.status::text = $1)
         and ($2 is null or page.category_id = $2)
         and ($3 is null or page.difficulty = $3)
         and ($4 is null or page.is_ai_generated = $4)
         and ($5 is null or ($5 = ''people'') = exists (
           select 1 from public.profiles as p
           where p.id = page.created_by and p.subscription_tier is distinct from ''admin''))
         and ($6 is null or page.id in (select private.pages_with($6)))
       order by %s %s, page.id
       limit $7 offset $8
     ) as page order by %1$s %2$s, page.id',
    sorted_by, case when descending then 'desc' else 'asc' end
  ) using coalesce(state, ''), category, only_difficulty, ai, made_by, words,
    least(greatest(max_results, 1), 100), least(greatest(skip, 0), 1000000);
end
$$;

-- How many pages each category has, shown or not.
create function public.admin_category_counts() returns table (category_id uuid, pages integer, released integer)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select page.category_id, count(*)::integer, (count(*) filter (where page.status = 'released'))::integer
    from public.coloring_pages as page where page.deleted_at is null group by page.category_id;
end
$$;

-- Several pages at once. Answers how many.
create function public.set_page_status(ids uuid[], new_status public.page_status) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  changed integer;
begin
  perform private.require_admin();
  if cardinality(ids) > 1000 then
    raise exception 'too_many_pages' using errcode = '54000';
  end if;
  update public.coloring_pages set status = new_status, release_requested_at = null
  where id = any (ids) and deleted_at is null and status <> new_status;
  get diagnostics changed = row_count;
  return changed;
end
$$;
grant execute on function public.admin_pages, public.admin_category_counts, public.set_page_status to authenticated;
