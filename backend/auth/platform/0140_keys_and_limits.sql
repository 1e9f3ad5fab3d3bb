-- The keys access tokens are signed with. One is current; previous ones still verify; a standby one is published early so
-- that every verifier knows it before it is used.
create table auth.signing_keys (
  id uuid primary key default gen_random_uuid(),
  status text not null check (status in ('standby', 'current', 'previous')),
  algorithm text not null,
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index signing_keys_current_key on auth.signing_keys (status) where status in ('current', 'standby');
alter table auth.signing_keys enable row level security;

create table auth.api_keys (
  role text primary key check (role in ('anon', 'service_role')),
  key text not null unique,
  created_at timestamptz not null default now()
);
alter table auth.api_keys enable row level security;

-- Unlogged: after a crash the counts start anew, which costs nothing and saves the write-ahead log.
create unlogged table auth.rate_limits (
  key text primary key,
  -- The moment at which the bucket of this key is empty again.
  empty_at timestamptz not null
);
create index rate_limits_empty_at_idx on auth.rate_limits (empty_at);
alter table auth.rate_limits enable row level security;
