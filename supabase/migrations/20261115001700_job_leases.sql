-- Work is held by a lease: only who renews it keeps it, and only a lease that ran out is taken by another. All clocks are
-- the database's. For the server alone.
create type public.job_kind as enum ('prompt', 'translation', 'import');

create function private.job_table(kind public.job_kind) returns regclass
  language sql immutable set search_path = ''
  return case kind
    when 'prompt' then 'public.ai_prompts'
    when 'translation' then 'public.translation_jobs'
    else 'public.import_jobs'
  end::regclass;

-- A prompt has no state between waiting and done; the others show that somebody is at work.
create function private.open_job(kind public.job_kind) returns text
  language sql immutable set search_path = ''
  return case kind when 'prompt' then 'status = ''pending''' else 'status in (''pending'', ''running'')' end;

create function public.take_jobs(
  kind public.job_kind, owner text, max_jobs integer default 1, seconds integer default 15
) returns setof uuid
  language plpgsql set search_path = ''
as $$
begin
  return query execute format(
    'update %1$s as job
     set %3$s lease_owner = $1, lease_expires_at = now() + make_interval(secs => $2), attempts = attempts + 1
     where id in (
       select id from %1$s where %2$s and (lease_expires_at is null or lease_expires_at < now())
       order by created_at limit $3 for update skip locked
     ) returning id',
    private.job_table(kind), private.open_job(kind), case kind when 'prompt' then '' else 'status = ''running'',' end
  ) using owner, least(greatest(seconds, 1), 600), least(greatest(max_jobs, 1), 100);
end
$$;

create function public.renew_lease(
  kind public.job_kind, job_id uuid, owner text, seconds integer default 15
) returns boolean
  language plpgsql set search_path = ''
as $$
declare
  renewed integer;
begin
  execute format(
    'update %s set lease_expires_at = now() + make_interval(secs => $1) where id = $2 and lease_owner = $3 and %s',
    private.job_table(kind), private.open_job(kind)
  ) using least(greatest(seconds, 1), 600), job_id, owner;
  get diagnostics renewed = row_count;
  return renewed = 1;
end
$$;
grant execute on function private.job_table, private.open_job, public.take_jobs, public.renew_lease to service_role;
