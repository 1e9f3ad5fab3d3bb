-- What the migrations of a Supabase project expect from Realtime: the publication, messages sent from the database, and the table whose
-- policies decide who may use a private channel.
do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end
$$;

-- The new version also announces deletions. A key too long for a notification is not announced: the write itself must not fail.
create or replace function realtime.announce() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  line jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  message text := jsonb_build_object(
    'schema', tg_table_schema,
    'table', tg_table_name,
    'type', tg_op,
    'at', now(),
    'key', (
      select jsonb_object_agg(a.attname, line ->> a.attname)
      from pg_catalog.pg_index i
      join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
      where i.indrelid = tg_relid and i.indisprimary),
    'hint', coalesce((select jsonb_object_agg(n, line ->> n) from unnest(tg_argv) n), '{}'))::text;
begin
  if octet_length(message) < 8000 then
    perform pg_notify('realtime', message);
  end if;
  return null;
end
$$;

create table realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default now(),
  inserted_at timestamp not null default now(),
  id uuid not null default gen_random_uuid(),
  primary key (id, inserted_at)
);
create index messages_inserted_at_idx on realtime.messages (inserted_at);
alter table realtime.messages enable row level security;

-- Policies on realtime.messages compare with the topic that a client wants to join.
create function realtime.topic() returns text
  language sql stable
  return nullif(current_setting('realtime.topic', true), '');

create function realtime.announce_message() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  perform pg_notify('realtime', jsonb_build_object('message', new.id)::text);
  return null;
end
$$;
create trigger announce_message after insert on realtime.messages
  for each row when (new.extension = 'broadcast') execute function realtime.announce_message();

-- A failure to send must not undo the write of the caller.
create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
  language plpgsql
as $$
declare
  new_id uuid := gen_random_uuid();
begin
  perform set_config('realtime.topic', topic, true);
  insert into realtime.messages (id, payload, event, topic, private, extension)
  values (new_id, jsonb_build_object('id', new_id) || payload, event, topic, private, 'broadcast');
exception
  when others then raise warning 'a realtime message could not be sent: %', sqlerrm;
end
$$;

create function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text, new record, old record, level text default 'ROW'
) returns void
  language plpgsql
as $$
begin
  if level = 'STATEMENT' then
    raise exception 'function can only be triggered for each row, not for each statement';
  end if;
  perform realtime.send(
    jsonb_build_object('old_record', old, 'record', new, 'operation', operation, 'table', table_name, 'schema', table_schema),
    event_name, topic_name);
end
$$;

grant usage on schema realtime to anon, authenticated, service_role;
grant select, insert on realtime.messages to anon, authenticated, service_role;
grant execute on function realtime.topic(), realtime.send(jsonb, text, text, boolean),
  realtime.broadcast_changes(text, text, text, text, text, record, record, text) to anon, authenticated, service_role;
