-- A table without row policies announces the row itself: its readers may read every row, also one that was changed again or deleted before the
-- change is delivered. Rows under policies, and rows too long for a notification, are read again with the rights of each subscriber.
create or replace function realtime.announce() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  line jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  message jsonb := jsonb_build_object(
    'schema', tg_table_schema,
    'table', tg_table_name,
    'type', tg_op,
    'at', now(),
    'key', (
      select jsonb_object_agg(a.attname, line ->> a.attname)
      from pg_catalog.pg_index i
      join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
      where i.indrelid = tg_relid and i.indisprimary),
    'hint', coalesce((select jsonb_object_agg(n, line ->> n) from unnest(tg_argv) n), '{}'));
  with_record jsonb := message || jsonb_build_object('record', line);
  has_policies boolean := (select relrowsecurity from pg_catalog.pg_class where oid = tg_relid);
  max_bytes constant int := 8000;
begin
  if tg_op <> 'DELETE' and not has_policies and octet_length(with_record::text) < max_bytes then
    perform pg_notify('realtime', with_record::text);
  elsif octet_length(message::text) < max_bytes then
    perform pg_notify('realtime', message::text);
  end if;
  return null;
end
$$;
