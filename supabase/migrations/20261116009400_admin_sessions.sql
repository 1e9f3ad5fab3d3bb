-- An admin who signs out, or is signed out everywhere, administers nothing from that moment on, though the token would live on for
-- an hour. A token without a session is none of a person: the server's own, and those of tests.
create or replace function private.is_admin() returns boolean
  language sql stable security definer set search_path = ''
  return exists (
    select 1 from public.profiles where id = (select auth.uid()) and subscription_tier = 'admin'
  ) and not private.is_disabled((select auth.uid())) and private.is_strong_session()
    and (private.session_id() is null or private.is_live_session());
