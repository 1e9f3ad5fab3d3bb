-- A drawing from elsewhere has no scene: then the page has none either, because it could not be drawn again from the old one.
create or replace function public.redraw_page(account uuid, page_id uuid, drawing jsonb, scene jsonb) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  was public.coloring_pages;
begin
  select * into was from public.coloring_pages where id = redraw_page.page_id and deleted_at is null for update;
  if not found then
    raise exception 'page_not_found' using errcode = 'PT404';
  end if;
  update public.coloring_pages as page
  set thumbnail_url = d.thumbnail_url, file_url = '/print/' || page.slug || '.pdf', style = d.style, seed = d.seed,
    region_count = d.region_count, is_ai_generated = true
  from jsonb_populate_record(null::public.coloring_pages, drawing) as d
  where page.id = was.id;
  delete from public.page_scenes as s where s.page_id = was.id;
  if jsonb_typeof(redraw_page.scene) = 'object' then
    insert into public.page_scenes (page_id, scene) values (was.id, redraw_page.scene);
  end if;
  insert into public.audit_log (actor, action, subject) values (account, 'coloring_pages.redraw', was.slug);
  return was.thumbnail_url;
end
$$;

-- The same of a new page: the wire sends a missing scene as a JSON null.
create or replace function private.add_page(account uuid, page jsonb, scene jsonb) returns public.coloring_pages
  language plpgsql set search_path = ''
as $$
declare
  address constant text := private.free_slug(page ->> 'slug');
  made public.coloring_pages;
begin
  insert into public.coloring_pages (
    id, slug, title, description, seo_description, category_id, difficulty, status, style, seed, region_count,
    thumbnail_url, file_url, is_ai_generated, created_by
  )
  select coalesce(p.id, gen_random_uuid()), address, p.title, p.description, p.seo_description, p.category_id,
    coalesce(p.difficulty, 'medium'), coalesce(p.status, 'released'), p.style, p.seed, p.region_count, p.thumbnail_url,
    '/print/' || address || '.pdf', true, account
  from jsonb_populate_record(null::public.coloring_pages, page) as p
  returning * into made;
  if jsonb_typeof(add_page.scene) = 'object' then
    insert into public.page_scenes (page_id, scene) values (made.id, add_page.scene);
  end if;
  return made;
end
$$;
