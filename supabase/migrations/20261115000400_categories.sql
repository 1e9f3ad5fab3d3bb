create table public.categories (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (private.is_slug(slug)),
  name text not null check (btrim(name) <> '' and char_length(name) <= 120),
  name_translations jsonb not null default '{}'
    check (jsonb_typeof(name_translations) = 'object' and private.is_localised_text(name_translations, 120)),
  description text check (char_length(description) <= 2000),
  description_translations jsonb not null default '{}' check (
    jsonb_typeof(description_translations) = 'object' and private.is_localised_text(description_translations, 2000)
  ),
  icon text check (char_length(icon) <= 16),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index categories_name on public.categories (name, id);

alter table public.categories enable row level security;
grant select on public.categories to anon, authenticated;
grant insert (slug, name, name_translations, description, description_translations, icon),
  update (slug, name, name_translations, description, description_translations, icon), delete
  on public.categories to authenticated;
grant select, insert, update, delete on public.categories to service_role;

create policy "everyone reads the categories" on public.categories
  for select to anon, authenticated using (true);
create policy "an admin adds categories" on public.categories
  for insert to authenticated with check ((select private.is_admin()));
create policy "an admin changes categories" on public.categories
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "an admin deletes categories" on public.categories
  for delete to authenticated using ((select private.is_admin()));

create trigger touch_updated_at before update on public.categories
  for each row execute function private.touch_updated_at();
create trigger audit_change after insert or update or delete on public.categories
  for each row execute function private.audit_change();
