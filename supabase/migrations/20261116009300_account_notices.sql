-- What an account's owner is to be told by mail, whoever caused it and by whatever door: written in the transaction that
-- changes the account, sent by the server after it.
create table private.account_notices (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users on delete cascade,
  kind text not null check (kind in ('recovery_code_used')),
  created_at timestamptz not null default now(),
  lease_expires_at timestamptz
);
create index account_notices_of on private.account_notices (user_id);
alter table private.account_notices enable row level security;

-- Held for a minute: a mail that was not handed over is tried again, for two days; then it would only frighten.
create function public.take_account_notices(max_notices integer default 10)
  returns table (id bigint, kind text, email text, language public.language)
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.account_notices as n where n.created_at < now() - interval '2 days';
  return query
    with taken as (
      update private.account_notices as n set lease_expires_at = now() + interval '1 minute'
      where n.id in (
        select w.id from private.account_notices as w
        where w.lease_expires_at is null or w.lease_expires_at < now()
        order by w.id limit least(greatest(max_notices, 1), 50) for update skip locked
      )
      returning n.*
    )
    select taken.id, taken.kind, profile.email, profile.language_preference
    from taken join public.profiles as profile on profile.id = taken.user_id;
end
$$;

create function public.end_account_notice(notice bigint) returns void
  language sql security definer set search_path = ''
begin atomic
  delete from private.account_notices where id = notice;
end;

-- As it was, and its owner is told: a stranger with the password and the paper would be noticed.
create or replace function public.use_recovery_code(code text) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := (select auth.uid());
begin
  if me is null or not private.is_live_session() then
    raise exception 'sign_in_first' using errcode = '42501';
  end if;
  perform private.require_within_limit('use_recovery_code', 10, interval '1 hour');
  if not exists (
    select 1 from private.live_recovery_codes(me) as c where c.hash = private.recovery_hash(me, use_recovery_code.code)
  ) then
    return false;
  end if;
  delete from private.recovery_codes where user_id = me;
  delete from auth.sessions where user_id = me and id <> private.session_id();
  delete from auth.mfa_factors where user_id = me;
  insert into private.account_notices (user_id, kind) values (me, 'recovery_code_used');
  return true;
end
$$;
grant execute on function public.take_account_notices, public.end_account_notice to service_role;
