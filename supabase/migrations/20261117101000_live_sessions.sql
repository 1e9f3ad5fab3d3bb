-- A token is valid for an hour, but an ended session and a disabled account must not write any more. Triggers check this instead of
-- policies, because security definer functions bypass policies.

create or replace function private.is_live_session() returns boolean
  language sql stable security definer set search_path = ''
  return exists (
    select 1 from auth.sessions
    where id = private.session_id() and user_id = (select auth.uid()) and (not_after is null or not_after > now())
  );

-- Tokens without a session belong to the server and to visitors, not to accounts.
create function private.is_signed_out() returns boolean
  language sql stable security definer set search_path = ''
  return (private.session_id() is not null and not private.is_live_session()) or private.is_disabled((select auth.uid()));

create function private.refuse_ended_session() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_signed_out() then
    raise exception 'sign_in_first' using errcode = 'PT401';
  end if;
  return null;
end
$$;

-- Once per statement, whatever the number of rows.
do $$
declare
  name regclass;
begin
  for name in
    select oid from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname
  loop
    execute format(
      'create trigger refuse_ended_session before insert or update or delete on %s
         for each statement execute function private.refuse_ended_session()', name
    );
  end loop;
end
$$;

-- For functions, which write with the rights of the server.
create function public.am_i_signed_in() returns boolean
  language sql stable security definer set search_path = ''
  return not private.is_signed_out();
grant execute on function public.am_i_signed_in to authenticated;
