-- A disabled account administers nothing, though its token may live on for some minutes; and a site keeps an admin who can come in.

create function private.is_disabled(account uuid) returns boolean
  language sql stable security definer set search_path = ''
  return exists (select 1 from auth.users where id = account and banned_until > now());

create or replace function private.is_admin() returns boolean
  language sql stable security definer set search_path = ''
  return exists (
    select 1 from public.profiles where id = (select auth.uid()) and subscription_tier = 'admin'
  ) and not private.is_disabled((select auth.uid())) and private.is_strong_session();

-- Whether somebody else could go on running the site.
create function private.has_other_admin(than uuid) returns boolean
  language sql stable security definer set search_path = ''
  return exists (
    select 1 from public.profiles as p
    where p.subscription_tier = 'admin' and p.id <> than and not private.is_disabled(p.id)
  );

create or replace function private.keep_the_last_admin() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.subscription_tier = 'admin' then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtext('colorami.admins'));
  if not private.has_other_admin(old.id) then
    raise exception 'last_admin' using errcode = '23514', hint = 'Make somebody else an admin first.';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;

create function private.keep_an_enabled_admin() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select 1 from public.profiles where id = new.id and subscription_tier = 'admin') then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtext('colorami.admins'));
  if not private.has_other_admin(new.id) then
    raise exception 'last_admin' using errcode = '23514', hint = 'Make somebody else an admin first.';
  end if;
  return new;
end
$$;
create trigger keep_an_enabled_admin before update of banned_until on auth.users
  for each row when (new.banned_until > now()) execute function private.keep_an_enabled_admin();

-- For the server: why an account may not be taken out of service, or null. The triggers above have the last word.
create function public.removal_objection(account uuid) returns text
  language sql stable security definer set search_path = ''
  return case
    when not exists (select 1 from public.profiles where id = account) then 'user_not_found'
    when exists (select 1 from public.profiles where id = account and subscription_tier = 'admin')
      and not private.has_other_admin(account) then 'last_admin'
  end;
grant execute on function public.removal_objection to service_role;
