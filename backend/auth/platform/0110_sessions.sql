create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');

-- A session is one family of refresh tokens. A token names its session and a count and is signed with the session's own
-- key, so none is stored: the newest count is live, the one before it only inside the reuse interval, any older one is
-- a replay.
create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  aal auth.aal_level not null default 'aal1',
  factor_id uuid,
  refresh_token_hmac_key text not null,
  refresh_token_counter bigint not null default 0,
  refreshed_at timestamptz,
  not_after timestamptz,
  user_agent text,
  ip inet,
  tag text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user_id_idx on auth.sessions (user_id, created_at desc);
create index sessions_not_after_idx on auth.sessions (not_after) where not_after is not null;
alter table auth.sessions enable row level security;

-- How the holder of a session has shown who they are: password, otp, totp, ...
create table auth.mfa_amr_claims (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references auth.sessions on delete cascade,
  authentication_method text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (session_id, authentication_method)
);
alter table auth.mfa_amr_claims enable row level security;
