-- A page whose slug was changed is still found under the old one.
create table public.page_redirects (
  old_slug text primary key check (private.is_slug(old_slug)),
  page_id uuid not null references public.coloring_pages on delete cascade,
  created_at timestamptz not null default now()
);
create index page_redirects_page on public.page_redirects (page_id);

alter table public.page_redirects enable row level security;
grant select on public.page_redirects to anon, authenticated;
grant delete on public.page_redirects to authenticated;
grant select, insert, update, delete on public.page_redirects to service_role;

create policy "old slugs are seen with the page they lead to" on public.page_redirects
  for select to anon, authenticated using (exists (select 1 from public.coloring_pages where id = page_id));
create policy "an admin deletes redirects" on public.page_redirects
  for delete to authenticated using ((select private.is_admin()));

create function private.leave_redirect() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- A slug that is in use again leads to its page and nowhere else.
  delete from public.page_redirects where old_slug = new.slug;
  insert into public.page_redirects (old_slug, page_id) values (old.slug, new.id)
  on conflict (old_slug) do update set page_id = excluded.page_id, created_at = now();
  return null;
end
$$;
create trigger leave_redirect after update of slug on public.coloring_pages
  for each row when (old.slug is distinct from new.slug) execute function private.leave_redirect();
