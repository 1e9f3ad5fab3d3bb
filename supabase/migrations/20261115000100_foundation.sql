-- What every later file stands on: nothing is granted by default, texts are cleaned and folded in one place, and the
-- words that several tables share are types.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;
create extension if not exists fuzzystrmatch with schema extensions;

-- Functions and tables that the data wire must not show. Policies and checks call into it, hence the usage.
create schema private;
grant usage on schema private to anon, authenticated, service_role;
grant usage on schema public to anon, authenticated, service_role;

-- A Supabase project grants everything in `public` to everyone by default; here each file says what it grants.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

create type public.language as enum ('en', 'de', 'fr', 'es', 'it', 'nl');

create function private.touch_updated_at() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- The sanitiser of domain/sanitise.ts for text that reaches the database without passing it. Cut first, because nested
-- patterns need a pass each.
create function private.clean_text(dirty text) returns text
  language plpgsql immutable set search_path = ''
as $$
declare
  clean text := coalesce(left(dirty, 10000), '');
  before text;
begin
  loop
    before := clean;
    clean := regexp_replace(clean, '[<>]|javascript:|(?<![a-z0-9_])on[a-z0-9_]+\s*=', '', 'gi');
    exit when clean = before;
  end loop;
  return btrim(left(btrim(clean, E' \t\r\n'), 1000), E' \t\r\n');
end
$$;

-- A text in several languages: a map from language to text, or one plain text.
create function private.is_localised_text(value jsonb, longest integer) returns boolean
  language sql immutable strict parallel safe set search_path = ''
  return case jsonb_typeof(value)
    when 'string' then char_length(value #>> '{}') <= longest
    when 'object' then not jsonb_path_exists(
      value, '$.keyvalue() ? (!(@.key like_regex "^(en|de|fr|es|it|nl)$") || @.value.type() != "string")'
    ) and not exists (select 1 from jsonb_each_text(value) as text where char_length(text.value) > longest)
    else false
  end;

create function private.has_text(value jsonb) returns boolean
  language sql immutable parallel safe set search_path = ''
  return case jsonb_typeof(value)
    when 'string' then btrim(value #>> '{}') <> ''
    when 'object' then exists (select 1 from jsonb_each_text(value) as text where btrim(text.value) <> '')
    else false
  end;

-- How words are compared: without accents, case and punctuation, one space between words.
create function private.fold(text text) returns text
  language sql immutable parallel safe set search_path = ''
  return btrim(regexp_replace(
    lower(extensions.unaccent('extensions.unaccent'::regdictionary, coalesce(text, ''))), '[^[:alnum:]]+', ' ', 'g'
  ));

create function private.is_slug(text text) returns boolean
  language sql immutable parallel safe set search_path = ''
  return char_length(text) <= 120 and text ~ '^[a-z0-9]+(-[a-z0-9]+)*$';

-- Checks run with the rights of whoever writes the row.
grant execute on function
  private.clean_text, private.is_localised_text, private.has_text, private.fold, private.is_slug
  to anon, authenticated, service_role;
