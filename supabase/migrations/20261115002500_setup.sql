-- The first admin. While there is none, the server prints a code; whoever is signed in and knows it becomes admin, once.
create table private.setup_codes (
  code_hash bytea primary key,
  used_by uuid references auth.users on delete set null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
alter table private.setup_codes enable row level security;

create function private.has_admin() returns boolean
  language sql stable security definer set search_path = ''
  return exists (select 1 from public.profiles where subscription_tier = 'admin');

create function public.setup_needed() returns boolean
  language sql stable security definer set search_path = ''
  return not private.has_admin();

-- For the server: adds a valid code; answers false when there is an admin already. Each process of several may have
-- printed one of its own, so the last five stay good until there is an admin.
create function public.set_setup_code(code text) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  if private.has_admin() then
    return false;
  end if;
  if char_length(code) < 16 then
    raise exception 'code_too_short' using errcode = '22023';
  end if;
  insert into private.setup_codes (code_hash) values (sha256(convert_to(code, 'UTF8')))
  on conflict (code_hash) do update set used_by = null, used_at = null;
  delete from private.setup_codes where code_hash in (
    select code_hash from private.setup_codes where used_at is null order by created_at desc offset 5
  );
  return true;
end
$$;

-- Answers a code and does not raise, because a wrong try must stay counted:
-- granted | already_done | wrong_code | too_many_attempts | sign_in_first
create function public.grant_admin_with_code(code text) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := (select auth.uid());
begin
  if me is null then
    return 'sign_in_first';
  end if;
  -- Two people with the code at the same moment: the second one comes too late.
  perform pg_advisory_xact_lock(hashtext('colorami.admins'));
  if private.has_admin() then
    return 'already_done';
  end if;
  if not private.within_limit('setup', 5, interval '15 minutes') then
    return 'too_many_attempts';
  end if;
  update private.setup_codes set used_by = me, used_at = now()
  where code_hash = sha256(convert_to(coalesce(grant_admin_with_code.code, ''), 'UTF8')) and used_at is null;
  if not found then
    return 'wrong_code';
  end if;
  update public.profiles set subscription_tier = 'admin' where id = me;
  perform private.note('setup.grant_admin', me::text);
  return 'granted';
end
$$;

create function public.set_tier(user_id uuid, tier public.subscription_tier) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  update public.profiles set subscription_tier = tier where id = set_tier.user_id;
  if not found then
    raise exception 'user_not_found' using errcode = 'PT404';
  end if;
  perform private.note('profiles.tier', set_tier.user_id::text, jsonb_build_object('tier', tier));
end
$$;

-- The sample categories and pages as supabase/seed/ last brought them, so that setup can insert them in any mode.
create table private.sample_library (
  id boolean primary key default true check (id),
  data jsonb not null
);
alter table private.sample_library enable row level security;

create function private.insert_library(library jsonb) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  added integer;
begin
  insert into public.categories (slug, name, name_translations, description, description_translations, icon)
  select c.slug, c.name ->> 'en', c.name, c.description ->> 'en', c.description, c.icon
  from jsonb_to_recordset(library -> 'categories') as c (slug text, name jsonb, description jsonb, icon text)
  on conflict (slug) do nothing;
  insert into public.coloring_pages (
    slug, title, description, seo_description, category_id, difficulty, min_age, status, download_count, style, seed,
    region_count, thumbnail_url, file_url, is_ai_generated
  )
  select p.slug, p.title, p.description, p.seo_description, c.id, coalesce(p.difficulty, 'medium'), p.min_age, 'released',
    coalesce(p.download_count, 0), p.style, p.seed, p.region_count, p.thumbnail_url, p.file_url, false
  from jsonb_to_recordset(library -> 'pages') as p (
    slug text, title jsonb, description jsonb, seo_description jsonb, category text, difficulty public.difficulty,
    min_age smallint, download_count integer, style public.drawing_style, seed bigint, region_count integer,
    thumbnail_url text, file_url text
  )
  left join public.categories as c on c.slug = p.category
  on conflict (slug) do nothing;
  get diagnostics added = row_count;
  return added;
end
$$;

-- Step 2 of setup; may be repeated, adds only what is missing and answers how many pages that was.
create function public.initialize_sample_data() returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  added integer;
begin
  perform private.require_admin();
  select private.insert_library(data) into added from private.sample_library;
  perform private.note('setup.sample_data', null, jsonb_build_object('pages', added));
  return coalesce(added, 0);
end
$$;

grant execute on function public.setup_needed to anon, authenticated, service_role;
grant execute on function public.set_setup_code to service_role;
grant execute on function public.grant_admin_with_code, public.set_tier, public.initialize_sample_data to authenticated;
