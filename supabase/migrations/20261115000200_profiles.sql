create type public.subscription_tier as enum ('free', 'basic', 'premium', 'admin');

create table public.profiles (
  id uuid primary key references auth.users on delete cascade,
  full_name text check (char_length(full_name) <= 1000),
  email text check (char_length(email) <= 254),
  subscription_tier public.subscription_tier default 'free',
  language_preference public.language not null default 'en',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.profiles.subscription_tier is 'null reads as free; changed by set_tier and grant_admin_with_code only';
create index profiles_created_at on public.profiles (created_at desc, id);
create index profiles_admins on public.profiles (id) where subscription_tier = 'admin';

-- Once a second factor is verified, a session without it may neither administer nor change the account.
create function private.is_strong_session() returns boolean
  language sql stable security definer set search_path = ''
  return coalesce((select auth.jwt()) ->> 'aal', '') = 'aal2' or not exists (
    select 1 from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified'
  );

create function private.is_admin() returns boolean
  language sql stable security definer set search_path = ''
  return exists (
    select 1 from public.profiles where id = (select auth.uid()) and subscription_tier = 'admin'
  ) and private.is_strong_session();

create function private.require_admin() returns void
  language plpgsql stable set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
end
$$;
grant execute on function private.is_strong_session, private.is_admin, private.require_admin to authenticated;

alter table public.profiles enable row level security;
grant select, update (full_name, language_preference) on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

create policy "a user reads their own profile, an admin all" on public.profiles
  for select to authenticated using (id = (select auth.uid()) or (select private.is_admin()));
create policy "a user changes their own name and language" on public.profiles
  for update to authenticated
  using (id = (select auth.uid()) and (select private.is_strong_session()))
  with check (id = (select auth.uid()));

create function private.clean_profile() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.full_name := private.clean_text(new.full_name);
  return new;
end
$$;
create trigger clean_profile before insert or update of full_name on public.profiles
  for each row execute function private.clean_profile();
create trigger touch_updated_at before update on public.profiles
  for each row execute function private.touch_updated_at();

create function private.language_or(text text, otherwise public.language) returns public.language
  language sql immutable set search_path = ''
  return case when text in ('en', 'de', 'fr', 'es', 'it', 'nl') then text::public.language else otherwise end;

-- The account belongs to auth, its profile to us: made with it and kept equal in e-mail and language.
create function private.follow_account() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into public.profiles (id, email, full_name, language_preference)
    values (
      new.id,
      lower(new.email),
      coalesce(new.raw_user_meta_data ->> 'full_name', new.raw_user_meta_data ->> 'name'),
      private.language_or(new.raw_user_meta_data ->> 'language', 'en')
    )
    on conflict (id) do nothing;
    return new;
  end if;
  update public.profiles
  set email = lower(new.email),
      language_preference = private.language_or(new.raw_user_meta_data ->> 'language', language_preference)
  where id = new.id
    and (email, language_preference) is distinct from
        (lower(new.email), private.language_or(new.raw_user_meta_data ->> 'language', language_preference));
  return new;
end
$$;
create trigger a_new_account_gets_a_profile after insert on auth.users
  for each row execute function private.follow_account();
create trigger a_changed_account_changes_its_profile after update of email, raw_user_meta_data on auth.users
  for each row execute function private.follow_account();

-- Mails are written in the language of the account.
create function private.tell_account_the_language() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update auth.users
  set raw_user_meta_data =
    coalesce(raw_user_meta_data, '{}') || jsonb_build_object('language', new.language_preference)
  where id = new.id and raw_user_meta_data ->> 'language' is distinct from new.language_preference::text;
  return null;
end
$$;
create trigger tell_account_the_language after update of language_preference on public.profiles
  for each row when (old.language_preference is distinct from new.language_preference)
  execute function private.tell_account_the_language();

-- A site without an admin could only be rescued from a shell.
create function private.keep_the_last_admin() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.subscription_tier = 'admin' then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtext('colorami.admins'));
  if not exists (select 1 from public.profiles where subscription_tier = 'admin' and id <> old.id) then
    raise exception 'last_admin' using errcode = '23514', hint = 'Make somebody else an admin first.';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
create trigger keep_the_last_admin before delete or update of subscription_tier on public.profiles
  for each row when (old.subscription_tier = 'admin') execute function private.keep_the_last_admin();
