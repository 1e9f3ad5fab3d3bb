-- Histories and job lists move by themselves where Supabase's own realtime is at work.
do $$
begin
  if exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.ai_prompts, public.translation_jobs;
  end if;
end
$$;
