create type public.contact_channel as enum ('form', 'chat');

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> '' and char_length(name) <= 200),
  email text not null check (char_length(email) <= 254 and email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'),
  subject text not null check (btrim(subject) <> '' and char_length(subject) <= 200),
  message text not null check (btrim(message) <> '' and char_length(message) <= 5000),
  channel public.contact_channel not null default 'form',
  language public.language not null default 'en',
  mailed_at timestamptz,
  answered_at timestamptz,
  created_at timestamptz not null default now()
);
create index contact_messages_newest on public.contact_messages (created_at desc, id);

alter table public.contact_messages enable row level security;
grant select, update (answered_at), delete on public.contact_messages to authenticated;
grant select, insert, update, delete on public.contact_messages to service_role;

create policy "an admin reads messages" on public.contact_messages
  for select to authenticated using ((select private.is_admin()));
create policy "an admin marks a message as answered" on public.contact_messages
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "an admin deletes messages" on public.contact_messages
  for delete to authenticated using ((select private.is_admin()));

-- The only way in for everyone else, at most five an hour. Answers the id, for the mail that follows.
create function public.send_contact_message(
  name text, email text, subject text, message text,
  language public.language default 'en', channel public.contact_channel default 'form'
) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  message_id uuid;
begin
  perform private.require_within_limit('contact', 5, interval '1 hour');
  perform private.require_within_limit('contact', 200, interval '1 hour', 'everyone');
  insert into public.contact_messages (name, email, subject, message, language, channel)
  values (
    private.clean_text(send_contact_message.name), lower(btrim(send_contact_message.email)),
    private.clean_text(send_contact_message.subject), btrim(send_contact_message.message),
    send_contact_message.language, send_contact_message.channel
  )
  returning id into message_id;
  return message_id;
end
$$;
grant execute on function public.send_contact_message to anon, authenticated, service_role;
