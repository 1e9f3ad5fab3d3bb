-- Codes on paper for whoever loses the phone with the second step. Each holds 80 random bits and opens the account once, so a hash
-- without stretching is enough; the codes themselves are shown once and kept nowhere.
create table private.recovery_codes (
  user_id uuid not null references auth.users on delete cascade,
  hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (user_id, hash)
);
alter table private.recovery_codes enable row level security;

create function private.recovery_hash(account uuid, code text) returns bytea
  language sql immutable set search_path = ''
  return sha256(convert_to(account::text || ':' || code, 'utf8'));

-- Codes count only beside the second step they were made for: old ones do not open one that was set up later.
create function private.live_recovery_codes(account uuid) returns setof private.recovery_codes
  language sql stable security definer set search_path = ''
begin atomic
  select c.* from private.recovery_codes as c
  where c.user_id = account and exists (
    select 1 from auth.mfa_factors as f
    where f.user_id = account and f.status::text = 'verified' and f.created_at <= c.created_at
  );
end;

-- Ten new codes; the old ones are void.
create function public.make_recovery_codes() returns text[]
  language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := (select auth.uid());
  codes text[];
begin
  perform private.require_own_session();
  if (select auth.jwt()) ->> 'aal' is distinct from 'aal2' then
    raise exception 'second_step_first' using errcode = '42501';
  end if;
  perform private.require_within_limit('make_recovery_codes', 10, interval '1 hour');
  -- The first five bytes of a random uuid are all random.
  select array_agg(encode(
    substring(uuid_send(gen_random_uuid()) for 5) || substring(uuid_send(gen_random_uuid()) for 5), 'hex'
  )) into codes from generate_series(1, 10);
  delete from private.recovery_codes where user_id = me;
  insert into private.recovery_codes (user_id, hash) select me, private.recovery_hash(me, code) from unnest(codes) as code;
  return codes;
end
$$;

create function public.my_recovery_codes() returns integer
  language sql stable security definer set search_path = ''
  return (select count(*) from private.live_recovery_codes((select auth.uid())));

-- The right code takes the second step away and ends every other session; a wrong one is counted, so it is answered, not raised.
create function public.use_recovery_code(code text) returns boolean
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
  return true;
end
$$;
grant execute on function public.make_recovery_codes, public.my_recovery_codes, public.use_recovery_code to authenticated;
