-- Making a print or a picture for sharing is work for the server. A class or a school behind one address stays far below; a file
-- that was made before is handed out without counting.
create function public.claim_print() returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_within_limit('print', 300, interval '10 minutes');
end
$$;
grant execute on function public.claim_print to anon, authenticated, service_role;
