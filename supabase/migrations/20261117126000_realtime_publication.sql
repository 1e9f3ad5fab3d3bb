-- A Supabase project publishes the changes of the tables in this publication; so does our server. Our server also needs the triggers that
-- announce changes, and these leave out renewed leases. The first migration about realtime made either the one or the other.
do $$
declare
  published text;
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
  foreach published in array array['ai_prompts', 'translation_jobs'] loop
    if not exists (
      select from pg_publication_tables
      where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = published
    ) then
      execute format('alter publication supabase_realtime add table public.%I', published);
    end if;
  end loop;

  if exists (
    select from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    where nspname = 'realtime' and proname = 'announce' and has_function_privilege(pg_proc.oid, 'execute')
  ) and not exists (
    select from pg_trigger where tgrelid = 'public.ai_prompts'::regclass and tgname = 'announce'
  ) then
    create trigger announce after insert or update of prompt_text, status, failure_reason, generated_page_id
      on public.ai_prompts for each row execute function realtime.announce('user_id');
    create trigger announce after insert or update of status, failure_reason
      on public.translation_jobs for each row execute function realtime.announce();
  end if;
end
$$;
