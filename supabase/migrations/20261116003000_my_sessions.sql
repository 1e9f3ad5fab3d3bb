-- Where somebody is signed in, and ending it there. A token outlives its session by some minutes, so what matters asks whether the
-- session itself still stands.

create function private.session_id() returns uuid
  language sql stable set search_path = ''
  return nullif((select auth.jwt()) ->> 'session_id', '')::uuid;

create function private.is_live_session() returns boolean
  language sql stable security definer set search_path = ''
  return exists (
    select 1 from auth.sessions where id = private.session_id() and user_id = (select auth.uid())
  );

-- For what cannot be undone: this very session, with the second step where there is one.
create function private.require_own_session() returns void
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_live_session() or not private.is_strong_session() then
    raise exception 'sign_in_first' using errcode = '42501';
  end if;
end
$$;

create function public.my_sessions()
  returns table (
    id uuid, created_at timestamptz, last_seen_at timestamptz, user_agent text, has_second_step boolean, is_current boolean
  )
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_own_session();
  return query
    select s.id, s.created_at::timestamptz, coalesce(s.refreshed_at, s.created_at)::timestamptz, s.user_agent,
      s.aal::text = 'aal2', s.id = private.session_id()
    from auth.sessions as s
    where s.user_id = (select auth.uid()) and (s.not_after is null or s.not_after > now())
    order by s.id = private.session_id() desc, 3 desc, s.id
    limit 100;
end
$$;

create function public.end_my_session(session_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_own_session();
  delete from auth.sessions as s where s.id = end_my_session.session_id and s.user_id = (select auth.uid());
end
$$;
grant execute on function public.my_sessions, public.end_my_session to authenticated;
