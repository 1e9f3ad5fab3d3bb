-- Replaces generated values of the sample data (ids, times, random keys) by fixed ones, so that responses can be recorded.
-- Triggers and foreign keys are off, because ids change and `updated_at` must not.
set session_replication_role = replica;

do $$
declare
  reference record;
begin
  for reference in
    select con.conrelid::regclass as referencing, a.attname as referencing_column, con.confrelid::regclass as referenced
    from pg_constraint con
    join pg_attribute a on a.attrelid = con.conrelid and a.attnum = con.conkey[1]
    where con.contype = 'f' and con.confrelid in ('public.coloring_pages'::regclass, 'public.categories'::regclass)
  loop
    execute format(
      'update %s target set %I = md5(source.slug)::uuid from %s source where source.id = target.%I',
      reference.referencing, reference.referencing_column, reference.referenced, reference.referencing_column);
  end loop;
end $$;

update public.categories set
  id = md5(slug)::uuid, created_at = '2026-01-01 00:00:00+00', updated_at = '2026-01-01 00:00:00+00';
-- Every page gets another creation time, because requests order by it.
update public.coloring_pages set
  id = md5(slug)::uuid,
  created_at = timestamptz '2026-01-01 00:00:00+00' + download_count * interval '1 minute',
  updated_at = '2026-01-02 00:00:00+00',
  random_key = download_count / 200.0;
update public.settings set updated_at = '2026-01-01 00:00:00+00';

reset session_replication_role;
