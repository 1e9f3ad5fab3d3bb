-- A clock that is set back leaves leases and counts that end long after they should: nobody would touch that work, and nobody would be let
-- in again, before the old time has come. No lease is longer than ten minutes and no count begins later than now, so what
-- claims to is brought back. Answers how much that was. For the server.
create function public.mend_after_clock_change() returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  latest constant timestamptz := now() + interval '11 minutes';
  one integer;
  mended integer := 0;
begin
  update public.ai_prompts set lease_expires_at = now() where status = 'pending' and lease_expires_at > latest;
  get diagnostics one = row_count;
  mended := mended + one;
  update public.translation_jobs set lease_expires_at = now()
  where status in ('pending', 'running') and lease_expires_at > latest;
  get diagnostics one = row_count;
  mended := mended + one;
  update public.import_jobs set lease_expires_at = now()
  where status in ('pending', 'running') and lease_expires_at > latest;
  get diagnostics one = row_count;
  mended := mended + one;
  update public.import_rows set lease_expires_at = now() where status = 'pending' and lease_expires_at > latest;
  get diagnostics one = row_count;
  mended := mended + one;
  update private.account_notices set lease_expires_at = now() where lease_expires_at > latest;
  get diagnostics one = row_count;
  mended := mended + one;
  update private.visitor_counts set since = now() where since > latest;
  get diagnostics one = row_count;
  return mended + one;
end
$$;
grant execute on function public.mend_after_clock_change to service_role;
