-- Everybody who has the link of an unreleased page sees the page, but only its creator and administrators see who created it.
create or replace function public.page_by_slug(slug text) returns setof public.coloring_pages
  language plpgsql stable security definer set search_path = ''
  rows 1
as $$
declare
  shown public.coloring_pages;
begin
  select page.* into shown from public.coloring_pages as page
  where page.id = coalesce(
      (select id from public.coloring_pages as named where named.slug = page_by_slug.slug),
      (select page_id from public.page_redirects where old_slug = page_by_slug.slug)
    )
    and page.deleted_at is null
    and (page.status <> 'hidden' or page.created_by = (select auth.uid()) or private.is_admin());
  if not found then
    return;
  end if;
  if shown.status <> 'released' and shown.created_by is distinct from (select auth.uid()) and not private.is_admin() then
    shown.created_by := null;
  end if;
  return next shown;
end
$$;
