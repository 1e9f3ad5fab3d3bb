-- The switches of the site: one row, always there.
create table public.settings (
  id boolean primary key default true check (id),
  ai_generation_enabled boolean not null default true,
  registration_enabled boolean not null default true,
  release_creations_at_once boolean not null default false,
  monthly_creations integer not null default 999 check (monthly_creations between 0 and 100000),
  monthly_modifications integer not null default 999 check (monthly_modifications between 0 and 100000),
  site_notice jsonb check (private.is_localised_text(site_notice, 500)),
  updated_at timestamptz not null default now()
);
insert into public.settings default values;

alter table public.settings enable row level security;
grant select on public.settings to anon, authenticated;
grant update (
  ai_generation_enabled, registration_enabled, release_creations_at_once,
  monthly_creations, monthly_modifications, site_notice
) on public.settings to authenticated;
grant select, update on public.settings to service_role;

create policy "everyone reads the settings" on public.settings
  for select to anon, authenticated using (true);
create policy "an admin changes the settings" on public.settings
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));

create trigger touch_updated_at before update on public.settings
  for each row execute function private.touch_updated_at();
create trigger audit_change after update on public.settings
  for each row execute function private.audit_change();
