-- The role with which administrators look at tables: it reads, and has no right to change anything. Roles belong to the whole
-- server, so another database on it may have created the role before, or may be creating it at this moment.
do $$
begin
  begin
    if not exists (select from pg_roles where rolname = 'table_viewer') then
      create role table_viewer nologin noinherit;
    end if;
  exception
    when duplicate_object or unique_violation then null;
  end;
  begin
    -- Without this grant the creator of a role may not become it on PostgreSQL 16 and later.
    execute format('grant table_viewer to %I', current_user);
  exception
    when unique_violation then null;
    -- Another user of this server created the role: its owner has to grant it before tables can be viewed here.
    when insufficient_privilege then null;
  end;
end
$$;

-- An administrator's session in which the second factor was entered.
create function private.is_admin_with_second_factor() returns boolean
  language sql stable security definer set search_path = ''
  return coalesce((select auth.jwt()) ->> 'aal', '') = 'aal2' and private.is_admin();

-- A table or column that is not listed here stays invisible: keys of requests, leases, hashes of visitors and networks, and the
-- favourites of a user, which the policies hide from administrators too.
create function private.show_to_table_viewer(shown regclass, columns text[]) returns void
  language plpgsql set search_path = ''
as $$
begin
  execute format('grant select (%s) on %s to table_viewer',
    (select string_agg(format('%I', name), ', ') from unnest(columns) as name), shown);
  execute format('create policy "an administrator with a second factor looks at rows" on %s for select to table_viewer
    using ((select private.is_admin_with_second_factor()))', shown);
end
$$;
revoke execute on function private.is_admin_with_second_factor, private.show_to_table_viewer from public;
grant usage on schema public, private to table_viewer;
grant execute on function private.is_admin_with_second_factor to table_viewer;

select private.show_to_table_viewer(attrelid::regclass, array_agg(attname::text order by attnum))
from pg_attribute
join pg_class on pg_class.oid = attrelid
where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
  and relname = any (array['ai_prompts', 'ai_usage', 'audit_log', 'categories', 'coloring_pages', 'contact_messages',
    'daily_counts', 'download_history', 'import_jobs', 'import_rows', 'not_found_logs', 'page_declines', 'page_ratings',
    'page_redirects', 'page_reports', 'page_scenes', 'profiles', 'search_synonyms', 'settings', 'translation_jobs'])
  and attname <> all (array['idempotency_key', 'lease_owner', 'visitor', 'network'])
group by attrelid;
