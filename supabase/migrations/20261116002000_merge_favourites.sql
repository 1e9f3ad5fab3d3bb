-- What a guest liked on a device becomes part of the account at sign-in, in the same order. Answers everything liked there, newest first.
create function public.merge_favourites(page_ids uuid[]) returns setof uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := (select auth.uid());
begin
  if me is null then
    raise exception 'sign_in_first' using errcode = '42501';
  end if;
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
grant execute on function public.merge_favourites to authenticated;
