create table public.download_history (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  page_id uuid not null references public.coloring_pages on delete cascade,
  downloaded_at timestamptz not null default now()
);
create index download_history_of_user on public.download_history (user_id, downloaded_at desc);
create index download_history_of_page on public.download_history (page_id);

alter table public.download_history enable row level security;
grant select, insert (user_id, page_id), delete on public.download_history to authenticated;
grant select, insert, update, delete on public.download_history to service_role;

create policy "a user reads their own downloads, an admin all" on public.download_history
  for select to authenticated using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "a user adds to their own downloads" on public.download_history
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "a user clears their own downloads" on public.download_history
  for delete to authenticated using (user_id = (select auth.uid()));

-- One tap is one entry, however often it is told; and a history has an end.
create function private.bound_history() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- In another's name: the policy refuses it, and must not be kept from it by what that history holds.
  if new.user_id <> (select auth.uid()) then
    return new;
  end if;
  if exists (
    select 1 from public.download_history
    where user_id = new.user_id and page_id = new.page_id and downloaded_at > now() - interval '60 seconds'
  ) then
    return null;
  end if;
  delete from public.download_history where id in (
    select id from public.download_history where user_id = new.user_id order by downloaded_at desc offset 999
  );
  return new;
end
$$;
create trigger bound_history before insert on public.download_history
  for each row execute function private.bound_history();

create table private.recent_downloads (
  page_id uuid not null references public.coloring_pages on delete cascade,
  visitor text not null,
  at timestamptz not null default now(),
  primary key (page_id, visitor)
);
create index recent_downloads_at on private.recent_downloads (at);
alter table private.recent_downloads enable row level security;

-- Counts a download once per page and visitor within 60 seconds, keeps the history of signed-in users, answers the count.
create function public.record_download(page_id uuid) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := (select auth.uid());
  downloads integer;
begin
  select download_count into downloads from public.coloring_pages
  where id = record_download.page_id and deleted_at is null
    and (status <> 'hidden' or created_by = me or private.is_admin());
  if not found then
    raise exception 'page_not_found' using errcode = 'PT404';
  end if;
  insert into private.recent_downloads as recent (page_id, visitor)
  values (record_download.page_id, private.visitor())
  on conflict on constraint recent_downloads_pkey
  do update set at = now() where recent.at <= now() - interval '60 seconds';
  if not found then
    return downloads;
  end if;
  if me is not null then
    insert into public.download_history (user_id, page_id) values (me, record_download.page_id);
  end if;
  perform private.count_today('download');
  update public.coloring_pages set download_count = download_count + 1
  where id = record_download.page_id
  returning download_count into downloads;
  return downloads;
end
$$;
grant execute on function public.record_download to anon, authenticated, service_role;
