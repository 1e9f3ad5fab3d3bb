create type public.difficulty as enum ('easy', 'medium', 'hard');
create type public.page_status as enum ('draft', 'released', 'hidden');
create type public.drawing_style as enum ('simple', 'cartoon', 'realistic', 'fantasy', 'detailed');

create table public.coloring_pages (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (private.is_slug(slug)),
  title jsonb not null check (private.is_localised_text(title, 200) and private.has_text(title)),
  description jsonb check (private.is_localised_text(description, 2000)),
  seo_description jsonb check (private.is_localised_text(seo_description, 500)),
  category_id uuid references public.categories on delete set null,
  difficulty public.difficulty not null default 'medium',
  min_age smallint check (min_age between 3 and 12),
  status public.page_status not null default 'draft',
  style public.drawing_style,
  seed bigint,
  region_count integer check (region_count >= 0),
  thumbnail_url text check (char_length(thumbnail_url) <= 1000),
  file_url text check (char_length(file_url) <= 1000),
  download_count integer not null default 0 check (download_count >= 0),
  average_rating numeric(3, 2) not null default 0 check (average_rating between 0 and 5),
  rating_count integer not null default 0 check (rating_count >= 0),
  is_ai_generated boolean not null default false,
  created_by uuid references auth.users on delete set null,
  release_requested_at timestamptz,
  deleted_at timestamptz,
  random_key double precision not null default random(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.coloring_pages.deleted_at is 'in the bin since; gone for good after 30 days';
comment on column public.coloring_pages.random_key is 'a fixed random place, so that random pages come from an index';

-- The lists of the site. They are not partial: a signed-in reader's policy is an OR that no partial index can serve.
create index coloring_pages_newest on public.coloring_pages (created_at desc, id);
create index coloring_pages_most_downloaded on public.coloring_pages (download_count desc, id);
create index coloring_pages_of_category on public.coloring_pages (category_id, created_at desc, id);
create index coloring_pages_of_maker on public.coloring_pages (created_by, created_at desc) where created_by is not null;
create index coloring_pages_in_bin on public.coloring_pages (deleted_at) where deleted_at is not null;
create index coloring_pages_random on public.coloring_pages (random_key)
  where status = 'released' and deleted_at is null;
create index coloring_pages_counts on public.coloring_pages (category_id, difficulty)
  where status = 'released' and deleted_at is null;
create index coloring_pages_to_review on public.coloring_pages (release_requested_at)
  where status = 'draft' and deleted_at is null and release_requested_at is not null;

alter table public.coloring_pages enable row level security;
grant select on public.coloring_pages to anon, authenticated;
grant insert (slug, title, description, seo_description, category_id, difficulty, min_age, status, thumbnail_url, file_url),
  update (slug, title, description, seo_description, category_id, difficulty, min_age, status, thumbnail_url, file_url),
  delete on public.coloring_pages to authenticated;
grant select, insert, update, delete on public.coloring_pages to service_role;

create policy "a guest sees released pages" on public.coloring_pages
  for select to anon using (status = 'released' and deleted_at is null);
create policy "a user also sees their own pages, an admin all" on public.coloring_pages
  for select to authenticated using (
    deleted_at is null
    and (status = 'released' or created_by = (select auth.uid()) or (select private.is_admin()))
  );
create policy "an admin adds pages" on public.coloring_pages
  for insert to authenticated with check ((select private.is_admin()));
create policy "an admin changes pages" on public.coloring_pages
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "an admin deletes pages" on public.coloring_pages
  for delete to authenticated using ((select private.is_admin()));

-- Counting a download or a rating is no change of the page.
create trigger touch_updated_at
  before update of slug, title, description, seo_description, category_id, difficulty, status, thumbnail_url, file_url
  on public.coloring_pages for each row execute function private.touch_updated_at();
create trigger audit_change
  after insert or delete or
    update of slug, title, description, seo_description, category_id, difficulty, status, thumbnail_url, file_url, deleted_at
  on public.coloring_pages for each row execute function private.audit_change();

-- What every list and search of the site means by a page that may be shown, with the filters they share.
create function private.is_listed(
  page public.coloring_pages, only_difficulty public.difficulty default null, for_age integer default null
) returns boolean
  language sql stable
  return page.status = 'released' and page.deleted_at is null
    and (only_difficulty is null or page.difficulty = only_difficulty)
    -- No page is for children below three: asked for them, it shows those for three.
    and (for_age is null or coalesce(page.min_age, 3) <= greatest(for_age, 3));
