-- Columns of `auth.users` that seeds of a Supabase project fill. Our tokens are in auth.one_time_tokens, as hashes.
alter table auth.users
  add column instance_id uuid,
  add column confirmation_token text default '',
  add column recovery_token text default '',
  add column email_change_token_new text default '',
  add column email_change_token_current text default '',
  add column phone_change text default '',
  add column phone_change_token text default '',
  add column phone_change_sent_at timestamptz,
  add column reauthentication_token text default '';

-- Roles to which migrations of a Supabase project grant rights. They cannot log in and have no rights of their own.
do $$
declare
  role_name text;
begin
  foreach role_name in array array['supabase_auth_admin', 'supabase_storage_admin', 'supabase_realtime_admin', 'dashboard_user'] loop
    begin
      if not exists (select from pg_roles where rolname = role_name) then
        execute format('create role %I nologin noinherit', role_name);
      end if;
    exception
      when duplicate_object or unique_violation or insufficient_privilege then null;
    end;
  end loop;
end
$$;
