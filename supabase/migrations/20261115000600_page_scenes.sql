-- What a page was drawn from: it can be drawn and its texts written again. It stands beside the page and not in it,
-- because a guest reads pages with `select=*`, which one forbidden column would refuse as a whole.
create table public.page_scenes (
  page_id uuid primary key references public.coloring_pages on delete cascade,
  scene jsonb not null check (jsonb_typeof(scene) = 'object' and pg_column_size(scene) <= 200000)
);

alter table public.page_scenes enable row level security;
grant select on public.page_scenes to authenticated;
grant select, insert, update, delete on public.page_scenes to service_role;

create policy "a maker reads the scene of their own page, an admin all" on public.page_scenes
  for select to authenticated using (
    (select private.is_admin()) or exists (
      select 1 from public.coloring_pages as page
      where page.id = page_id and page.created_by = (select auth.uid())
    )
  );

-- `select=slug,scene` on coloring_pages reads it as if it were a column.
create function public.scene(page public.coloring_pages) returns jsonb
  language sql stable set search_path = ''
  return (select page_scenes.scene from public.page_scenes where page_id = page.id);
grant execute on function public.scene(public.coloring_pages) to authenticated, service_role;
