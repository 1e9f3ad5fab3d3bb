create table public.favourites (
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  page_id uuid not null references public.coloring_pages on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, page_id)
);
create index favourites_newest on public.favourites (user_id, created_at desc);
create index favourites_page on public.favourites (page_id);

alter table public.favourites enable row level security;
grant select, insert (user_id, page_id), update (user_id, page_id), delete on public.favourites to authenticated;
grant select, insert, update, delete on public.favourites to service_role;

create policy "a user reads their own favourites" on public.favourites
  for select to authenticated using (user_id = (select auth.uid()));
create policy "a user adds their own favourites" on public.favourites
  for insert to authenticated with check (user_id = (select auth.uid()));
-- Only so that an upsert of a page that is a favourite already does not fail.
create policy "a user repeats their own favourites" on public.favourites
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "a user removes their own favourites" on public.favourites
  for delete to authenticated using (user_id = (select auth.uid()));

create function private.bound_favourites() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if (select count(*) from public.favourites where user_id = new.user_id) > 1000 then
    raise exception 'too_many_favourites' using errcode = '54000';
  end if;
  return null;
end
$$;
-- After the policy has looked, so that nobody learns from it what another has.
create trigger bound_favourites after insert on public.favourites
  for each row execute function private.bound_favourites();
