-- A count alone cannot tell an unlucky row from a harmful one: among fifty kills of the server, one wish was interrupted thirty
-- times. Only what still fails an hour after the import began is given up.
create or replace function public.take_import_rows(import_id uuid, owner text, max_rows integer default 1, seconds integer default 15)
  returns setof public.import_rows
  language plpgsql security definer set search_path = ''
as $$
declare
  is_old boolean;
begin
  update public.import_jobs set status = 'running' where id = import_id and status in ('pending', 'running')
  returning created_at < now() - interval '1 hour' into is_old;
  if not found then
    return;
  end if;
  update public.import_rows set status = 'error', error = 'row-gave-up', lease_owner = null, lease_expires_at = null
  where job_id = import_id and status = 'pending' and attempts >= 30 and lease_expires_at < now() and is_old;
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
