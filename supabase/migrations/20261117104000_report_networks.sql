-- One person can have several accounts, but rarely three networks. Reports from three networks on one day hide a page; networks are compared
-- within one day, because their hash changes daily. All other reports wait for an administrator. Reports never hide a page that an
-- administrator approved.

alter table public.page_reports add column network text check (char_length(network) <= 64);
comment on column public.page_reports.network is 'hash of the network, which changes every day; null if the server does not send it';

create table private.approved_pages (
  page_id uuid primary key references public.coloring_pages on delete cascade
);
alter table private.approved_pages enable row level security;

create or replace function public.report_page(page_id uuid, reason public.report_reason, comment text default null)
  returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_within_limit('report', 10, interval '1 hour');
  -- The lock makes two reports at once count one after the other.
  perform 1 from public.coloring_pages
  where id = report_page.page_id and deleted_at is null and status <> 'hidden' for no key update;
  if not found then
    raise exception 'page_not_found' using errcode = 'PT404';
  end if;
  insert into public.page_reports (page_id, reason, comment, visitor, network)
  values (
    report_page.page_id, report_page.reason, nullif(private.clean_text(report_page.comment), ''), private.visitor(),
    nullif(left(nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-visitor-hash', 64), '')
  )
  on conflict do nothing;
  if exists (select 1 from private.approved_pages as approved where approved.page_id = report_page.page_id) then
    return;
  end if;
  if (
    select count(distinct r.network) from public.page_reports as r
    where r.page_id = report_page.page_id and r.resolved_at is null
      and (r.created_at at time zone 'utc')::date = (now() at time zone 'utc')::date
  ) >= 3 then
    update public.coloring_pages set status = 'hidden' where id = report_page.page_id;
  end if;
end
$$;

-- Showing a hidden page again approves it.
create function private.approve_shown_page() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.approved_pages (page_id) values (new.id) on conflict do nothing;
  return null;
end
$$;
create trigger approve_shown_page after update of status on public.coloring_pages
  for each row when (old.status = 'hidden' and new.status <> 'hidden') execute function private.approve_shown_page();

-- As before; in addition, approving a reported page is remembered, and rejecting it removes the approval.
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
  if reported and approve then
    insert into private.approved_pages (page_id) values (page.id) on conflict do nothing;
  elsif reported then
    delete from private.approved_pages as approved where approved.page_id = page.id;
  end if;
end
$$;
