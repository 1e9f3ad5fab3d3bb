-- Pages that the site itself makes: by the generator of an admin and by imports. Their addresses are plain words, and
-- nobody gets the address of another page, not even a former one.
create function private.free_slug(wanted text) returns text
  language plpgsql set search_path = ''
as $$
declare
  base constant text := coalesce(nullif(btrim(left(wanted, 100), '-'), ''), 'page');
  candidate text := base;
  number integer := 1;
begin
  -- Two pages that want the same words are named one after the other.
  perform pg_advisory_xact_lock(hashtextextended('slug ' || base, 0));
  while exists (select 1 from public.coloring_pages where slug = candidate)
    or exists (select 1 from public.page_redirects where old_slug = candidate)
  loop
    number := number + 1;
    candidate := base || '-' || number;
  end loop;
  return candidate;
end
$$;

create function private.add_page(account uuid, page jsonb, scene jsonb) returns public.coloring_pages
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
  if scene is not null then
    insert into public.page_scenes (page_id, scene) values (made.id, add_page.scene);
  end if;
  return made;
end
$$;

-- For the server. A page that stands already under this id is answered as it is: asked twice, made once.
create function public.publish_page(account uuid, page jsonb, scene jsonb default null)
  returns setof public.coloring_pages
  language plpgsql security definer set search_path = ''
as $$
declare
  made public.coloring_pages;
begin
  perform pg_advisory_xact_lock(hashtextextended('page ' || (page ->> 'id'), 0));
  select * into made from public.coloring_pages as p where p.id = (page ->> 'id')::uuid and p.created_by = account;
  if not found then
    made := private.add_page(account, page, scene);
    insert into public.audit_log (actor, action, subject) values (account, 'coloring_pages.insert', made.slug);
  end if;
  return next made;
end
$$;

-- For the server: another drawing for a page. Answers where the one before lies.
create function public.redraw_page(account uuid, page_id uuid, drawing jsonb, scene jsonb) returns text
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
  insert into public.page_scenes (page_id, scene) values (was.id, redraw_page.scene)
  on conflict on constraint page_scenes_pkey do update set scene = excluded.scene;
  insert into public.audit_log (actor, action, subject) values (account, 'coloring_pages.redraw', was.slug);
  return was.thumbnail_url;
end
$$;
grant execute on function public.publish_page, public.redraw_page to service_role;

-- An admin gives a page a picture of their own. It is no longer what the artist drew. Answers where the one before lies.
create function public.use_picture(page_id uuid, address text) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  was text;
begin
  perform private.require_admin();
  if address !~ '^/storage/v1/object/public/pages/[A-Za-z0-9/_.-]+\.(png|jpg|webp)$' then
    raise exception 'bad_address' using errcode = '22023';
  end if;
  select thumbnail_url into was from public.coloring_pages
  where id = use_picture.page_id and deleted_at is null for update;
  if not found then
    raise exception 'page_not_found' using errcode = 'PT404';
  end if;
  update public.coloring_pages
  set thumbnail_url = address, file_url = null, style = null, seed = null, region_count = null, is_ai_generated = false
  where id = use_picture.page_id;
  delete from public.page_scenes as s where s.page_id = use_picture.page_id;
  return was;
end
$$;
grant execute on function public.use_picture to authenticated;

-- The sheet to print is found by the slug: it moves with it, or it would one day be the sheet of whoever got the old one.
create function private.move_sheet() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if new.file_url = '/print/' || old.slug || '.pdf' then
    new.file_url := '/print/' || new.slug || '.pdf';
  end if;
  return new;
end
$$;
create trigger move_sheet before update of slug on public.coloring_pages
  for each row when (old.slug is distinct from new.slug) execute function private.move_sheet();
