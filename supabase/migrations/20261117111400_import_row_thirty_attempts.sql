-- Ten was too few: in fifty kills of a busy machine, one row was lost ten times.
create or replace function public.take_import_rows(import_id uuid, owner text, max_rows integer default 1, seconds integer default 15)
  returns setof public.import_rows
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.import_jobs set status = 'running' where id = import_id and status in ('pending', 'running');
  if not found then
    return;
  end if;
  update public.import_rows set status = 'error', error = 'row-gave-up', lease_owner = null, lease_expires_at = null
  where job_id = import_id and status = 'pending' and attempts >= 30 and lease_expires_at < now();
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
