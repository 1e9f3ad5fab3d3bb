-- What admins did, by whom and to what. Nobody rewrites it, not even the server.
create table public.audit_log (
  id bigint generated always as identity primary key,
  actor uuid references auth.users on delete set null,
  action text not null check (char_length(action) <= 60),
  subject text check (char_length(subject) <= 200),
  details jsonb not null default '{}' check (pg_column_size(details) <= 8000),
  created_at timestamptz not null default now()
);
create index audit_log_created_at on public.audit_log (created_at desc, id desc);
create index audit_log_actor on public.audit_log (actor);

alter table public.audit_log enable row level security;
grant select on public.audit_log to authenticated;
grant select, insert on public.audit_log to service_role;

create policy "an admin reads the audit trail" on public.audit_log
  for select to authenticated using ((select private.is_admin()));

create function private.note(action text, subject text, details jsonb default '{}') returns void
  language sql security definer set search_path = ''
begin atomic
  insert into public.audit_log (actor, action, subject, details)
  values ((select auth.uid()), action, left(subject, 200), details);
end;

-- For tables that only admins change by hand: who changed which columns of which row. Changes made by the server
-- itself (no signed-in user) are not admin actions.
create function private.audit_change() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  is_now jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  changed text[];
begin
  if (select auth.uid()) is null or not private.is_admin() then
    return null;
  end if;
  select array_agg(key order by key) into changed
  from jsonb_object_keys(coalesce(is_now, was)) as key
  where key not in ('updated_at') and was -> key is distinct from is_now -> key;
  if changed is not null then
    perform private.note(
      tg_table_name || '.' || lower(tg_op),
      coalesce(is_now, was) ->> case when coalesce(is_now, was) ? 'slug' then 'slug' else 'id' end,
      case tg_op when 'UPDATE' then jsonb_build_object('columns', changed) else '{}' end
    );
  end if;
  return null;
end
$$;
