import type { TestDatabase } from './test-database.ts'

/**
 * Changes a database to be like that of a Supabase project: its owner is no superuser, other roles own the auth and storage tables, and new
 * objects in `public` are granted to all API roles by default.
 */
export async function createSupabaseProjectOwner({ sql, name }: TestDatabase, owner: string): Promise<void> {
  await sql.unsafe(`
    -- The owner of a Supabase project may create roles. This one belongs to the whole server, so another test may have created it.
    do $$ begin
      create role table_viewer nologin noinherit;
    exception when duplicate_object or unique_violation then null;
    end $$;
    create role ${owner} login nosuperuser bypassrls;
    grant create on database ${name} to ${owner};
    grant create, usage on schema public, extensions to ${owner};
    grant usage on schema auth to ${owner} with grant option;
    grant all on all tables in schema auth to ${owner};
    grant usage on schema storage to ${owner} with grant option;
    grant all on all tables in schema storage to ${owner};
    grant execute on all functions in schema auth, storage to ${owner};
    grant anon, authenticated, service_role to ${owner};
    -- In a Supabase project a superuser installs extensions, and every role may use them.
    create extension if not exists fuzzystrmatch with schema extensions;
    grant execute on all functions in schema extensions to public;
    -- In a Supabase project an extension lets the owner write policies for this table although another role owns it.
    alter table storage.objects owner to ${owner};
    alter publication supabase_realtime owner to ${owner};
    alter default privileges for role ${owner} in schema public
      grant all on tables to anon, authenticated, service_role;
    alter default privileges for role ${owner} in schema public
      grant all on functions to anon, authenticated, service_role;
    alter default privileges for role ${owner} in schema public
      grant all on sequences to anon, authenticated, service_role;
    grant usage on schema public to ${owner} with grant option;
  `)
}
