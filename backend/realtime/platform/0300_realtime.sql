-- Row changes for those who listen. Only the key travels: whoever may see the row reads it again under their own rights.
create schema if not exists realtime;

-- `execute function realtime.announce('user_id')`: the named columns go along, so that the many whom a row does not concern need not be asked.
create function realtime.announce() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  line jsonb := to_jsonb(new);
begin
  perform pg_notify('realtime', jsonb_build_object(
    'schema', tg_table_schema,
    'table', tg_table_name,
    'type', tg_op,
    'at', now(),
    'key', (
      select jsonb_object_agg(a.attname, line ->> a.attname)
      from pg_catalog.pg_index i
      join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
      where i.indrelid = tg_relid and i.indisprimary),
    'hint', coalesce((select jsonb_object_agg(n, line ->> n) from unnest(tg_argv) n), '{}'))::text);
  return null;
end
$$;
