-- The log holds the e-mail and the addresses of an account, so it goes with the account. What is written after the deletion, that an
-- account was deleted, names only its id.
create function auth.forget_deleted_account() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.audit_log_entries where payload ->> 'actor_id' = old.id::text;
  return null;
end
$$;
create trigger forget_deleted_account after delete on auth.users
  for each row execute function auth.forget_deleted_account();

delete from auth.audit_log_entries as entry
where payload ->> 'action' <> 'user_deleted'
  and not exists (select 1 from auth.users where id::text = entry.payload ->> 'actor_id');
