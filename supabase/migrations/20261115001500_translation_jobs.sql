create type public.job_status as enum ('pending', 'running', 'paused', 'completed', 'failed');
create type public.content_type as enum ('category', 'page');

create table public.translation_jobs (
  id uuid primary key default gen_random_uuid(),
  content_type public.content_type not null,
  content_id uuid not null,
  target_languages public.language[] not null
    check (cardinality(target_languages) between 1 and 6),
  status public.job_status not null default 'pending',
  failure_reason text check (char_length(failure_reason) <= 200),
  created_by uuid default auth.uid() references auth.users on delete set null,
  idempotency_key text unique check (char_length(idempotency_key) <= 100),
  lease_owner text check (char_length(lease_owner) <= 100),
  lease_expires_at timestamptz,
  attempts smallint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status <> 'failed' or failure_reason is not null)
);
create index translation_jobs_newest on public.translation_jobs (created_at desc, id);
create index translation_jobs_waiting on public.translation_jobs (lease_expires_at nulls first, created_at)
  where status in ('pending', 'running');
create index translation_jobs_content on public.translation_jobs (content_id);

alter table public.translation_jobs enable row level security;
grant select, insert (content_type, content_id, target_languages, status, idempotency_key), delete
  on public.translation_jobs to authenticated;
grant select, insert, update, delete on public.translation_jobs to service_role;

create policy "an admin reads translation jobs" on public.translation_jobs
  for select to authenticated using ((select private.is_admin()));
create policy "an admin asks for translations" on public.translation_jobs
  for insert to authenticated with check ((select private.is_admin()) and status = 'pending');
create policy "an admin calls off a translation" on public.translation_jobs
  for delete to authenticated using ((select private.is_admin()));

create trigger touch_updated_at before update on public.translation_jobs
  for each row execute function private.touch_updated_at();
