-- Whoever asked for a page to be released is told when it was not. It stands beside the pages, because functions that answer
-- whole pages know their columns.
create table public.page_declines (
  page_id uuid primary key references public.coloring_pages on delete cascade,
  declined_at timestamptz not null default now()
);
alter table public.page_declines enable row level security;
grant select on public.page_declines to authenticated;
grant select, insert, update, delete on public.page_declines to service_role;

create policy "makers and admins read what was not released" on public.page_declines
  for select to authenticated using (
    (select private.is_admin())
    or exists (select 1 from public.coloring_pages as page where page.id = page_id and page.created_by = (select auth.uid()))
  );

-- A new wish, or any other standing, is a new beginning.
create function private.forget_decline() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.page_declines where page_id = new.id;
  return null;
end
$$;
create trigger forget_decline after update of status, release_requested_at on public.coloring_pages
  for each row when (
    old.status is distinct from new.status or (old.release_requested_at is null and new.release_requested_at is not null)
  ) execute function private.forget_decline();

-- As it was, and the end of a wish for release is remembered.
create or replace function public.review_page(page_id uuid, approve boolean) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  page public.coloring_pages;
  reported boolean;
begin
  perform private.require_admin();
  select * into page from public.coloring_pages where id = review_page.page_id and deleted_at is null for update;
  if not found then
    raise exception 'page_not_found' using errcode = 'PT404';
  end if;
  update public.page_reports as r set resolved_at = now() where r.page_id = page.id and resolved_at is null;
  reported := found;
  update public.coloring_pages
  set release_requested_at = null,
    status = case
      when approve and page.status = 'draft' and page.release_requested_at is not null then 'released'
      when approve and page.status = 'hidden' then coalesce((select was from private.hidden_pages as h where h.page_id = page.id), 'released')
      when not approve and reported then 'hidden'
      else page.status
    end
  where id = page.id;
  if not approve and not reported and page.status = 'draft' and page.release_requested_at is not null then
    insert into public.page_declines (page_id) values (page.id)
    on conflict on constraint page_declines_pkey do update set declined_at = excluded.declined_at;
  end if;
end
$$;
