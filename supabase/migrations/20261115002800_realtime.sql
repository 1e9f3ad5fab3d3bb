-- Histories and job lists move by themselves: through Supabase's own realtime where there is one, else through announcements. A lease
-- that is renewed every few seconds is no news to anybody.
do $$
begin
  if exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.ai_prompts, public.translation_jobs;
  elsif exists (
    select from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    where nspname = 'realtime' and proname = 'announce' and has_schema_privilege(pg_namespace.oid, 'usage')
  ) then
    create trigger announce after insert or update of prompt_text, status, failure_reason, generated_page_id
      on public.ai_prompts for each row execute function realtime.announce('user_id');
    create trigger announce after insert or update of status, failure_reason
      on public.translation_jobs for each row execute function realtime.announce();
  end if;
end
$$;
