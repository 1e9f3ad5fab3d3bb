-- A CSV import and its rows: worked off in pieces, paused and resumed, no row done twice.
create table public.import_jobs (
  id uuid primary key default gen_random_uuid(),
  file_name text check (char_length(file_name) <= 200),
  status public.job_status not null default 'pending',
  created_by uuid references auth.users on delete set null,
  idempotency_key text unique check (char_length(idempotency_key) <= 100),
  lease_owner text check (char_length(lease_owner) <= 100),
  lease_expires_at timestamptz,
  attempts smallint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index import_jobs_newest on public.import_jobs (created_at desc, id);
create index import_jobs_waiting on public.import_jobs (lease_expires_at nulls first, created_at)
  where status in ('pending', 'running');

alter table public.import_jobs enable row level security;
grant select, update (status), delete on public.import_jobs to authenticated;
grant select, insert, update, delete on public.import_jobs to service_role;

create policy "an admin reads imports" on public.import_jobs
  for select to authenticated using ((select private.is_admin()));
create policy "an admin pauses and resumes an import" on public.import_jobs
  for update to authenticated using ((select private.is_admin()))
  with check ((select private.is_admin()) and status in ('pending', 'paused'));
create policy "an admin deletes an import" on public.import_jobs
  for delete to authenticated using ((select private.is_admin()));

create trigger touch_updated_at before update on public.import_jobs
  for each row execute function private.touch_updated_at();
create trigger audit_change after insert or delete or update of status on public.import_jobs
  for each row execute function private.audit_change();

create type public.row_status as enum ('pending', 'success', 'error');

create table public.import_rows (
  job_id uuid not null references public.import_jobs on delete cascade,
  row_number integer not null check (row_number > 0),
  data jsonb not null check (jsonb_typeof(data) = 'object' and pg_column_size(data) <= 20000),
  title text check (char_length(title) <= 200),
  status public.row_status not null default 'pending',
  error text check (char_length(error) <= 500),
  attempts smallint not null default 0,
  page_id uuid references public.coloring_pages on delete set null,
  updated_at timestamptz not null default now(),
  primary key (job_id, row_number)
);
create index import_rows_waiting on public.import_rows (job_id, row_number) where status = 'pending';
create index import_rows_page on public.import_rows (page_id) where page_id is not null;

alter table public.import_rows enable row level security;
grant select on public.import_rows to authenticated;
grant select, insert, update, delete on public.import_rows to service_role;

create policy "an admin reads the rows of imports" on public.import_rows
  for select to authenticated using ((select private.is_admin()));

create trigger touch_updated_at before update on public.import_rows
  for each row execute function private.touch_updated_at();
