create schema if not exists extensions;
create schema if not exists auth;
create schema if not exists storage;

create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;
create extension if not exists pgcrypto with schema extensions;

revoke all on schema public from public;
grant usage on schema public, extensions, auth, storage to anon, authenticated, service_role;

-- From here on nothing is open by default: a migration that wants to open something says so. This stands after the
-- extensions, whose functions everybody may call.
alter default privileges revoke execute on functions from public;
alter default privileges revoke usage on types from public;

do $$
begin
  execute format('alter database %I set search_path to "$user", public, extensions', current_database());
end
$$;
