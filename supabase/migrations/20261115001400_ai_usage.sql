-- What the monthly limits are counted from. Written by the server alone.
create table public.ai_usage (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  action_type public.creation_action not null,
  page_id uuid references public.coloring_pages on delete set null,
  prompt_text text check (char_length(prompt_text) <= 500),
  month_year text not null default to_char(now() at time zone 'utc', 'YYYY-MM')
    check (month_year ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  created_at timestamptz not null default now()
);
create index ai_usage_of_month on public.ai_usage (user_id, month_year, action_type);
create index ai_usage_page on public.ai_usage (page_id) where page_id is not null;

alter table public.ai_usage enable row level security;
grant select on public.ai_usage to authenticated;
grant select, insert, update, delete on public.ai_usage to service_role;

create policy "a user reads their own usage, an admin all" on public.ai_usage
  for select to authenticated using (user_id = (select auth.uid()) or (select private.is_admin()));

create function private.usage_of(account uuid) returns jsonb
  language sql stable security definer set search_path = ''
begin atomic
  select jsonb_build_object(
    'month', to_char(now() at time zone 'utc', 'YYYY-MM'),
    'createUsed', used.creations,
    'modifyUsed', used.modifications,
    'createLimit', s.monthly_creations,
    'modifyLimit', s.monthly_modifications,
    'canCreate', s.ai_generation_enabled and used.creations < s.monthly_creations,
    'canModify', s.ai_generation_enabled and used.modifications < s.monthly_modifications
  )
  from public.settings as s
  cross join (
    select count(*) filter (where action_type = 'create') as creations,
           count(*) filter (where action_type = 'modify') as modifications
    from public.ai_usage
    where user_id = account and month_year = to_char(now() at time zone 'utc', 'YYYY-MM')
  ) as used;
end;

-- This month's creations of the caller against the limits; all zero for a guest.
create function public.my_usage() returns jsonb
  language sql stable security definer set search_path = ''
  return case
    when (select auth.uid()) is null then jsonb_build_object(
      'month', to_char(now() at time zone 'utc', 'YYYY-MM'),
      'createUsed', 0, 'modifyUsed', 0, 'createLimit', 0, 'modifyLimit', 0, 'canCreate', false, 'canModify', false
    )
    else private.usage_of((select auth.uid()))
  end;
grant execute on function public.my_usage to anon, authenticated, service_role;
