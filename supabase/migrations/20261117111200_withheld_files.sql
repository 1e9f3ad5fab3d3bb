-- The file of a hidden or deleted page is not served to the public. The bucket is public, so a policy cannot decide this; the
-- Storage API asks this function. Files that only the product creates need a page; an administrator's upload may wait for one.
create index coloring_pages_by_file on public.coloring_pages (thumbnail_url);

create function private.is_file_withheld(bucket text, name text) returns boolean
  language sql stable security definer set search_path = ''
begin atomic
  select bucket = 'pages'
    and not exists (
      select 1 from public.coloring_pages as page
      where page.thumbnail_url = '/storage/v1/object/public/pages/' || name
        and page.status <> 'hidden' and page.deleted_at is null
    )
    and (
      name like 'made/%' or name like 'imported/%'
      or exists (
        select 1 from public.coloring_pages as page
        where page.thumbnail_url = '/storage/v1/object/public/pages/' || name
      )
    );
end;

-- Its creator still sees it, by a signed address; administrators have their own policy.
create policy "a creator sees the files of their own pages" on storage.objects
  for select to authenticated using (
    bucket_id = 'pages' and exists (
      select 1 from public.coloring_pages as page
      where page.thumbnail_url = '/storage/v1/object/public/pages/' || name
        and page.created_by = (select auth.uid()) and page.deleted_at is null
    )
  );
