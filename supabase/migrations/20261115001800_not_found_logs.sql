-- Paths that led nowhere. Anyone may write one, so everything is cut to size; no address is kept, nor what stood in a query.
create table public.not_found_logs (
  id bigint generated always as identity primary key,
  requested_path text not null check (char_length(requested_path) <= 500),
  referer text check (char_length(referer) <= 500),
  language text check (char_length(language) <= 10),
  user_agent text check (char_length(user_agent) <= 300),
  user_id uuid references auth.users on delete set null,
  created_at timestamptz not null default now()
);
create index not_found_logs_newest on public.not_found_logs (created_at desc);
create index not_found_logs_user on public.not_found_logs (user_id) where user_id is not null;

alter table public.not_found_logs enable row level security;
grant insert (referer, requested_path, language, user_agent, user_id) on public.not_found_logs to anon, authenticated;
grant select, delete on public.not_found_logs to authenticated;
grant select, insert, delete on public.not_found_logs to service_role;

create policy "anyone reports a path that was not found" on public.not_found_logs
  for insert to anon, authenticated with check (user_id is null or user_id = (select auth.uid()));
create policy "an admin reads the paths not found" on public.not_found_logs
  for select to authenticated using ((select private.is_admin()));
create policy "an admin clears the paths not found" on public.not_found_logs
  for delete to authenticated using ((select private.is_admin()));

create function private.bound_not_found_log() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Past the limit the entry is dropped without a word: the visitor has done nothing wrong.
  if not private.within_limit('not_found', 20, interval '1 minute')
    or not private.within_limit('not_found', 600, interval '1 minute', 'everyone') then
    return null;
  end if;
  new.requested_path := left(regexp_replace(coalesce(new.requested_path, ''), '[?#].*$', ''), 500);
  new.referer := left(regexp_replace(new.referer, '[?#].*$', ''), 500);
  new.language := left(new.language, 10);
  new.user_agent := left(new.user_agent, 300);
  perform private.count_today('not_found');
  return new;
end
$$;
create trigger bound_not_found_log before insert on public.not_found_logs
  for each row execute function private.bound_not_found_log();

create function public.log_not_found(
  requested_path text, referer text default null, language text default null, user_agent text default null
) returns void
  language sql set search_path = ''
begin atomic
  insert into public.not_found_logs (requested_path, referer, language, user_agent, user_id)
  values (log_not_found.requested_path, log_not_found.referer, log_not_found.language, log_not_found.user_agent,
    (select auth.uid()));
end;
grant execute on function public.log_not_found to anon, authenticated, service_role;
