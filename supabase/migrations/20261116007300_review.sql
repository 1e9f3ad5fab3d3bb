-- What waits for an admin's eye: creations whose makers asked for release, and pages that somebody reported.

-- What a page was before it was hidden: one that is found to be fine goes back there, or an unlisted one would become
-- public. It stands beside the pages, because functions that answer whole pages know their columns.
create table private.hidden_pages (
  page_id uuid primary key references public.coloring_pages on delete cascade,
  was public.page_status not null
);
alter table private.hidden_pages enable row level security;

create function private.remember_status() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.status = 'hidden' then
    insert into private.hidden_pages (page_id, was) values (new.id, old.status)
    on conflict (page_id) do update set was = excluded.was;
  else
    delete from private.hidden_pages where page_id = new.id;
  end if;
  return null;
end
$$;
create trigger remember_status after update of status on public.coloring_pages
  for each row when (old.status is distinct from new.status) execute function private.remember_status();

create function public.review_queue(max_results integer default 50) returns table (
  id uuid, slug text, title jsonb, description jsonb, category_id uuid, difficulty public.difficulty,
  status public.page_status, thumbnail_url text, maker text, wish text, asked_at timestamptz, reports jsonb
)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select page.id, page.slug, page.title, page.description, page.category_id, page.difficulty, page.status,
      page.thumbnail_url, private.maker_name(page.created_by),
      (select prompt_text from public.ai_prompts where generated_page_id = page.id limit 1),
      least(page.release_requested_at, reported.since), coalesce(reported.reports, '[]')
    from public.coloring_pages as page
    left join (
      select page_id, min(created_at) as since,
        jsonb_agg(jsonb_build_object('reason', reason, 'comment', comment) order by created_at) as reports
      from public.page_reports where resolved_at is null group by page_id
    ) as reported on reported.page_id = page.id
    where page.deleted_at is null
      and ((page.status = 'draft' and page.release_requested_at is not null) or reported.page_id is not null)
    order by least(page.release_requested_at, reported.since), page.id
    limit least(greatest(max_results, 1), 100);
end
$$;

-- Yes: what was asked for is released, what was reported stands again. No: a wish for release ends, a reported page is hidden.
create function public.review_page(page_id uuid, approve boolean) returns void
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
end
$$;
grant execute on function public.review_queue, public.review_page to authenticated;
