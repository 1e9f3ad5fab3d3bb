-- Drawings: the SVG masters of all pages. Everybody may read one whose name they know; names of unreleased pages cannot be guessed.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('pages', 'pages', true, 5 * 1024 * 1024, array['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp', 'application/pdf'])
on conflict (id) do nothing;

create policy "an admin sees the files of pages" on storage.objects
  for select to authenticated using (bucket_id = 'pages' and (select private.is_admin()));
create policy "an admin adds files of pages" on storage.objects
  for insert to authenticated with check (bucket_id = 'pages' and (select private.is_admin()));
create policy "an admin replaces files of pages" on storage.objects
  for update to authenticated
  using (bucket_id = 'pages' and (select private.is_admin()))
  with check (bucket_id = 'pages' and (select private.is_admin()));
create policy "an admin deletes files of pages" on storage.objects
  for delete to authenticated using (bucket_id = 'pages' and (select private.is_admin()));
