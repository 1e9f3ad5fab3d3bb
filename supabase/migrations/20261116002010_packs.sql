-- Making a pack of pages is work for the server: who asks for many has to wait. A pack that was made before is handed out without asking.
create function public.claim_pack() returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_within_limit('pack', 30, interval '10 minutes');
end
$$;
grant execute on function public.claim_pack to anon, authenticated, service_role;
