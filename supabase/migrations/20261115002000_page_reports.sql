create type public.report_reason as enum ('unsuitable', 'copyright', 'broken', 'wrong_text', 'other');

-- "Report this page": three people who see something wrong take a page down until an admin has looked.
create table public.page_reports (
  id uuid primary key default gen_random_uuid(),
  page_id uuid not null references public.coloring_pages on delete cascade,
  reason public.report_reason not null,
  comment text check (char_length(comment) <= 1000),
  -- Who reported, so that one voice counts once: an account or a hash, never an address.
  visitor text not null check (char_length(visitor) <= 80),
  resolved_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index page_reports_one_voice on public.page_reports (page_id, visitor) where resolved_at is null;
create index page_reports_open on public.page_reports (created_at desc) where resolved_at is null;
create index page_reports_page on public.page_reports (page_id);

alter table public.page_reports enable row level security;
grant select, update (resolved_at), delete on public.page_reports to authenticated;
grant select, insert, update, delete on public.page_reports to service_role;

create policy "an admin reads reports" on public.page_reports
  for select to authenticated using ((select private.is_admin()));
create policy "an admin resolves reports" on public.page_reports
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "an admin deletes reports" on public.page_reports
  for delete to authenticated using ((select private.is_admin()));

create function public.report_page(page_id uuid, reason public.report_reason, comment text default null) returns void
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
  insert into public.page_reports (page_id, reason, comment, visitor)
  values (
    report_page.page_id, report_page.reason, nullif(private.clean_text(report_page.comment), ''), private.visitor()
  )
  on conflict do nothing;
  if (
    select count(*) from public.page_reports as r where r.page_id = report_page.page_id and resolved_at is null
  ) >= 3 then
    update public.coloring_pages set status = 'hidden' where id = report_page.page_id;
  end if;
end
$$;
grant execute on function public.report_page to anon, authenticated, service_role;
