-- An import goes on without the tab that sent it. For the server.

-- Imports that have rows to take and nobody who works on them: whoever asks next goes on with these. Where somebody is at
-- work, browser or server, a second one would only keep visitors' wishes waiting.
create function public.left_imports(max_jobs integer default 1) returns setof uuid
  language sql stable security definer set search_path = ''
begin atomic
  select j.id from public.import_jobs as j
  where j.status in ('pending', 'running')
    and exists (
      select 1 from public.import_rows as r
      where r.job_id = j.id and r.status = 'pending' and (r.lease_expires_at is null or r.lease_expires_at < now())
    )
    and not exists (
      select 1 from public.import_rows as r
      where r.job_id = j.id and r.status = 'pending' and r.lease_owner is not null and r.lease_expires_at >= now()
    )
  order by j.created_at limit least(greatest(max_jobs, 1), 20);
end;

-- Something passing was in the way, a provider that does not answer: the row waits a while, and the try does not count, or a
-- long night without the provider would give up every row of the file.
create function public.put_back_import_row(import_id uuid, row_number integer, owner text, seconds integer default 15) returns void
  language sql security definer set search_path = ''
begin atomic
  update public.import_rows as r
  set attempts = greatest(r.attempts - 1, 0), lease_owner = null,
    lease_expires_at = now() + make_interval(secs => least(greatest(seconds, 1), 600))
  where r.job_id = import_id and r.row_number = put_back_import_row.row_number and r.lease_owner = owner
    and r.status = 'pending';
end;
grant execute on function public.left_imports, public.put_back_import_row to service_role;
