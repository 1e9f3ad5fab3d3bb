-- How an import is worked off. Each row is a job of its own, held by a lease; a page and the end of its row are one
-- transaction, so that whatever dies in between, no row is lost and none makes two pages. For the server.
alter table public.import_rows
  add column lease_owner text check (char_length(lease_owner) <= 100),
  add column lease_expires_at timestamptz;

-- Answers the import that already stands under this key, if there is one: the same file sent twice is one import.
create function public.start_import(account uuid, rows jsonb, file_name text default null, idempotency_key text default null)
  returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  own_key constant text := account || ':' || start_import.idempotency_key;
  job uuid;
begin
  insert into public.import_jobs (file_name, created_by, idempotency_key)
  values (left(start_import.file_name, 200), account, own_key)
  on conflict on constraint import_jobs_idempotency_key_key do nothing
  returning id into job;
  if job is null then
    return (select id from public.import_jobs as j where j.idempotency_key = own_key);
  end if;
  insert into public.import_rows (job_id, row_number, data, title, status, error)
  select job, r.row_number, r.data, left(r.title, 200), coalesce(r.status, 'pending'), left(r.error, 500)
  from jsonb_populate_recordset(null::public.import_rows, rows) as r;
  insert into public.audit_log (actor, action, subject) values (account, 'import_jobs.insert', job::text);
  perform private.close_import(job);
  return job;
end
$$;

-- Done when nothing waits any more. Whoever calls has locked the import, so that the last two rows do not both think the other is open.
create function private.close_import(job uuid) returns void
  language sql set search_path = ''
begin atomic
  update public.import_jobs set status = 'completed'
  where id = job and status <> 'completed'
    and not exists (select 1 from public.import_rows where job_id = job and status = 'pending');
end;

-- A row that was taken three times and never came to an end is given up: it must not bring down the server forever.
create function public.take_import_rows(import_id uuid, owner text, max_rows integer default 1, seconds integer default 15)
  returns setof public.import_rows
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.import_jobs set status = 'running' where id = import_id and status in ('pending', 'running');
  if not found then
    return;
  end if;
  update public.import_rows set status = 'error', error = 'row-gave-up', lease_owner = null, lease_expires_at = null
  where job_id = import_id and status = 'pending' and attempts >= 3 and lease_expires_at < now();
  return query
    update public.import_rows as r
    set lease_owner = owner, lease_expires_at = now() + make_interval(secs => least(greatest(seconds, 1), 600)),
      attempts = r.attempts + 1
    from (
      select job_id, row_number from public.import_rows
      where job_id = import_id and status = 'pending' and (lease_expires_at is null or lease_expires_at < now())
      order by row_number limit least(greatest(max_rows, 1), 20) for update skip locked
    ) as next
    where r.job_id = next.job_id and r.row_number = next.row_number
    returning r.*;
  perform private.close_import(import_id);
end
$$;

create function public.renew_import_row(import_id uuid, row_number integer, owner text, seconds integer default 15)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.import_rows as r set lease_expires_at = now() + make_interval(secs => least(greatest(seconds, 1), 600))
  where r.job_id = import_id and r.row_number = renew_import_row.row_number and r.lease_owner = owner
    and r.status = 'pending';
  return found;
end
$$;

create function public.finish_import_row(import_id uuid, row_number integer, owner text, page jsonb, scene jsonb default null)
  returns setof public.coloring_pages
  language plpgsql security definer set search_path = ''
as $$
declare
  account uuid;
  made public.coloring_pages;
begin
  select created_by into account from public.import_jobs where id = import_id for update;
  perform 1 from public.import_rows as r
  where r.job_id = import_id and r.row_number = finish_import_row.row_number and r.status = 'pending'
    and r.lease_owner = owner for update;
  if not found then
    raise exception 'lease_lost' using errcode = 'PT409';
  end if;
  made := private.add_page(account, page, scene);
  update public.import_rows as r
  set status = 'success', error = null, page_id = made.id, lease_owner = null, lease_expires_at = null
  where r.job_id = import_id and r.row_number = finish_import_row.row_number;
  perform private.close_import(import_id);
  return next made;
end
$$;

create function public.fail_import_row(import_id uuid, row_number integer, owner text, reason text) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform 1 from public.import_jobs where id = import_id for update;
  update public.import_rows as r
  set status = 'error', error = left(reason, 500), lease_owner = null, lease_expires_at = null
  where r.job_id = import_id and r.row_number = fail_import_row.row_number and r.status = 'pending'
    and r.lease_owner = owner;
  perform private.close_import(import_id);
end
$$;

-- Rows that failed are tried again; rows whose page is made stay made.
create function public.retry_import(import_id uuid) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  again integer;
begin
  perform 1 from public.import_jobs where id = import_id for update;
  update public.import_rows set status = 'pending', error = null, attempts = 0, lease_owner = null, lease_expires_at = null
  where job_id = import_id and status = 'error';
  get diagnostics again = row_count;
  update public.import_jobs set status = 'pending' where id = import_id and again > 0;
  return again;
end
$$;

create function public.import_counts(import_id uuid)
  returns table (status public.job_status, total integer, waiting integer, made integer, failed integer)
  language sql stable security definer set search_path = ''
begin atomic
  select j.status, count(r.*)::integer, count(*) filter (where r.status = 'pending')::integer,
    count(*) filter (where r.status = 'success')::integer, count(*) filter (where r.status = 'error')::integer
  from public.import_jobs as j left join public.import_rows as r on r.job_id = j.id
  where j.id = import_id group by j.status;
end;
grant execute on function public.start_import, public.take_import_rows, public.renew_import_row, public.finish_import_row,
  public.fail_import_row, public.retry_import, public.import_counts to service_role;
