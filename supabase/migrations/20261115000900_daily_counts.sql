-- The whole of the statistics: numbers per day, no visitor in them.
create type public.daily_metric as enum (
  'download', 'sign_up', 'creation', 'creation_failed', 'search_miss', 'not_found'
);

create table public.daily_counts (
  day date not null default (now() at time zone 'utc')::date,
  metric public.daily_metric not null,
  -- The language, or for a search without result its folded words.
  label text not null default '' check (char_length(label) <= 60),
  count integer not null check (count > 0),
  primary key (metric, day, label)
);

alter table public.daily_counts enable row level security;
grant select on public.daily_counts to authenticated;
grant select, insert, update, delete on public.daily_counts to service_role;

create policy "an admin reads the daily counts" on public.daily_counts
  for select to authenticated using ((select private.is_admin()));

create function private.count_today(metric public.daily_metric, label text default '') returns void
  language sql security definer set search_path = ''
begin atomic
  insert into public.daily_counts as c (metric, label, count)
  values (count_today.metric, left(coalesce(count_today.label, ''), 60), 1)
  on conflict on constraint daily_counts_pkey do update set count = c.count + 1;
end;

create function private.count_sign_up() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.count_today('sign_up', new.language_preference::text);
  return null;
end
$$;
create trigger count_sign_up after insert on public.profiles
  for each row execute function private.count_sign_up();
