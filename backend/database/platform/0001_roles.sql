-- The roles of a Supabase project. Roles belong to the whole server: another database on it may have made them already,
-- or may be making them at this moment.
do $$
declare
  wanted constant jsonb := '{
    "anon": "nologin noinherit",
    "authenticated": "nologin noinherit",
    "service_role": "nologin noinherit bypassrls",
    "authenticator": "login noinherit"
  }';
  role_name text;
  member_name text;
begin
  for role_name in select jsonb_object_keys(wanted) loop
    begin
      if not exists (select from pg_roles where rolname = role_name) then
        execute format('create role %I %s', role_name, wanted ->> role_name);
      end if;
    exception
      when duplicate_object or unique_violation then null;
    end;
  end loop;

  -- Requests arrive as authenticator, or as the user of DATABASE_URL, and then become one of the three.
  foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
    foreach member_name in array array['authenticator', current_user::text] loop
      begin
        if not pg_has_role(member_name, role_name, 'member') then
          execute format('grant %I to %I', role_name, member_name);
        end if;
      exception
        when unique_violation then null;
      end;
    end loop;
  end loop;
end
$$;
