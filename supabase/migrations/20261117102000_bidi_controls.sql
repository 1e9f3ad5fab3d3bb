-- Bidirectional control characters such as U+202E reorder the text around them, so that a title can hide its content. They are stripped
-- wherever text is saved.

create function private.without_bidi_controls(text text) returns text
  language sql immutable strict parallel safe set search_path = ''
  return regexp_replace(text, '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]', '', 'g');

create or replace function private.clean_text(dirty text) returns text
  language plpgsql immutable set search_path = ''
as $$
declare
  clean text := coalesce(private.without_bidi_controls(left(dirty, 10000)), '');
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
-- `clean_text` runs with the rights of the caller who writes the row.
grant execute on function private.without_bidi_controls to anon, authenticated, service_role;

-- Administrators write texts of pages and categories directly, without a function.
create function private.strip_bidi_controls_of_page() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.title := private.without_bidi_controls(new.title::text)::jsonb;
  new.description := private.without_bidi_controls(new.description::text)::jsonb;
  new.seo_description := private.without_bidi_controls(new.seo_description::text)::jsonb;
  return new;
end
$$;
create trigger strip_bidi_controls before insert or update of title, description, seo_description on public.coloring_pages
  for each row execute function private.strip_bidi_controls_of_page();

create function private.strip_bidi_controls_of_category() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.name := private.without_bidi_controls(new.name);
  new.name_translations := private.without_bidi_controls(new.name_translations::text)::jsonb;
  new.description := private.without_bidi_controls(new.description);
  new.description_translations := private.without_bidi_controls(new.description_translations::text)::jsonb;
  return new;
end
$$;
create trigger strip_bidi_controls before insert or update of name, name_translations, description, description_translations
  on public.categories
  for each row execute function private.strip_bidi_controls_of_category();

update public.coloring_pages set title = title
where concat(title, description, seo_description) ~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]'
  -- A title of such characters alone would become empty, which is not allowed.
  and private.has_text(private.without_bidi_controls(title::text)::jsonb);
update public.profiles set full_name = full_name where full_name ~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]';
