-- The server logs a missing path before it knows the session, which only the browser has. The browser of a signed-in user
-- then adds the user to the newest entry of that path.
create function public.claim_not_found_log(requested_path text) returns void
  language sql security definer set search_path = ''
begin atomic
  update public.not_found_logs set user_id = (select auth.uid())
  where (select auth.uid()) is not null and id = (
    select id from public.not_found_logs as l
    where l.requested_path = left(claim_not_found_log.requested_path, 500) and l.user_id is null
      and l.created_at > now() - interval '1 minute'
    order by l.created_at desc limit 1
  );
end;
revoke execute on function public.claim_not_found_log from public, anon;
grant execute on function public.claim_not_found_log to authenticated;
