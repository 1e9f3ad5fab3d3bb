-- Two calls that add the same favourites in another order wait for each other's rows until PostgreSQL ends one of them with an error.
-- So the writes of one account run one after another. A lock per account, because the callers may name pages in any order.
create function private.lock_my_favourites() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('favourites ' || auth.uid(), 0));
  return null;
end
$$;
-- Not when an account or a page is deleted: that transaction holds rows for which a call with the lock may wait.
create trigger lock_my_favourites before insert or update or delete on public.favourites
  for each statement when (pg_trigger_depth() = 0) execute function private.lock_my_favourites();

-- Takes the lock before it looks which favourites there are.
create or replace function public.merge_favourites(page_ids uuid[]) returns setof uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := (select auth.uid());
begin
  if me is null then
    raise exception 'sign_in_first' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('favourites ' || me, 0));
  insert into public.favourites (user_id, page_id, created_at)
  select me, liked.id, now() - liked.place * interval '1 millisecond'
  from unnest(page_ids[1 : 1000]) with ordinality as liked (id, place)
  -- A page that is gone by now must not keep the others from being taken over.
  join public.coloring_pages as page on page.id = liked.id
  where page.deleted_at is null and (page.status = 'released' or page.created_by = me)
    and not exists (select 1 from public.favourites as f where f.user_id = me and f.page_id = liked.id)
  order by liked.place
  limit greatest(1000 - (select count(*) from public.favourites as f where f.user_id = me), 0)
  on conflict do nothing;
  return query select f.page_id from public.favourites as f where f.user_id = me order by f.created_at desc, f.page_id;
end
$$;
