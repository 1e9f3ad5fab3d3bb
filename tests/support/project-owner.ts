import type { TestDatabase } from './database.ts'

/**
 * Makes a database like that of a Supabase project: its owner is no superuser, accounts and files belong to somebody else, and in
 * `public` everything is granted to everybody by default.
 */
export async function createProjectOwner({ sql, name }: TestDatabase, owner: string): Promise<void> {
  await sql.unsafe(`
    create role ${owner} login nosuperuser bypassrls;
    grant create on database ${name} to ${owner};
    grant create, usage on schema public, extensions to ${owner};
    grant usage on schema auth to ${owner} with grant option;
    grant all on all tables in schema auth to ${owner};
    grant usage on schema storage to ${owner} with grant option;
    grant all on all tables in schema storage to ${owner};
    grant execute on all functions in schema auth, storage to ${owner};
    grant anon, authenticated, service_role to ${owner};
    -- Extensions come from the project's superuser there, open to everybody.
    create extension if not exists fuzzystrmatch with schema extensions;
    grant execute on all functions in schema extensions to public;
    -- There an extension lets the project's owner write policies for this table, which is not theirs.
    alter table storage.objects owner to ${owner};
    alter default privileges for role ${owner} in schema public
      grant all on tables to anon, authenticated, service_role;
    alter default privileges for role ${owner} in schema public
      grant all on functions to anon, authenticated, service_role;
    alter default privileges for role ${owner} in schema public
      grant all on sequences to anon, authenticated, service_role;
    grant usage on schema public to ${owner} with grant option;
  `)
}
