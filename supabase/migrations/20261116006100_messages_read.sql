-- A message is new until somebody has opened it.
alter table public.contact_messages add column read_at timestamptz;
grant update (read_at) on public.contact_messages to authenticated;
create index contact_messages_open on public.contact_messages (created_at desc) where answered_at is null;
