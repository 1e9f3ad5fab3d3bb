create table public.page_ratings (
  user_id uuid not null references auth.users on delete cascade,
  page_id uuid not null references public.coloring_pages on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, page_id)
);
create index page_ratings_of_page on public.page_ratings (page_id) include (rating);

-- Whoever has the link may rate a page that is not listed, but nobody rates their own.
create function private.may_rate(page uuid) returns boolean
  language sql stable security definer set search_path = ''
  return exists (
    select 1 from public.coloring_pages
    where id = page and deleted_at is null and status <> 'hidden' and created_by is distinct from (select auth.uid())
  );
grant execute on function private.may_rate to authenticated;

alter table public.page_ratings enable row level security;
-- An upsert through the data wire names the key columns in its update too.
grant select, insert (user_id, page_id, rating), update (user_id, page_id, rating), delete
  on public.page_ratings to authenticated;
grant select, insert, update, delete on public.page_ratings to service_role;

create policy "a user reads their own ratings, an admin all" on public.page_ratings
  for select to authenticated using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "a user rates pages of others" on public.page_ratings
  for insert to authenticated with check (user_id = (select auth.uid()) and private.may_rate(page_id));
create policy "a user changes only their own rating" on public.page_ratings
  for update to authenticated using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and private.may_rate(page_id));
create policy "a user takes back only their own rating" on public.page_ratings
  for delete to authenticated using (user_id = (select auth.uid()));

create trigger touch_updated_at before update on public.page_ratings
  for each row execute function private.touch_updated_at();

create function private.average_ratings() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- The lock comes first and the count in a later statement, so that it sees what others committed meanwhile. Two pages
  -- are locked in the order of their ids: nobody waits in a circle.
  perform 1 from public.coloring_pages where id in (old.page_id, new.page_id) order by id for no key update;
  update public.coloring_pages as page
  set rating_count = rated.count, average_rating = coalesce(rated.average, 0)
  from (
    select id, count(rating)::integer as count, round(avg(rating), 2) as average
    from (select old.page_id as id union select new.page_id) as touched
    left join public.page_ratings on page_id = id
    where id is not null
    group by id
  ) as rated
  where page.id = rated.id;
  return null;
end
$$;
create trigger average_ratings after insert or delete or update of rating, page_id on public.page_ratings
  for each row execute function private.average_ratings();
