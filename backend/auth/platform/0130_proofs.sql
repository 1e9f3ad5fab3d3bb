-- What a person holds for a moment to prove something: the link and the code of a mail, an OAuth visit under way.
create type auth.one_time_token_type as enum (
  'confirmation_token', 'reauthentication_token', 'recovery_token',
  'email_change_token_new', 'email_change_token_current', 'phone_change_token'
);

create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  token_type auth.one_time_token_type not null,
  -- Hashes only: the link's long token and the short code that stands in the same mail.
  token_hash text not null unique check (length(token_hash) > 0),
  code_hash text not null,
  -- What the mail was sent for: signup, magiclink, recovery, email_change, reauthentication, invite.
  purpose text not null,
  relates_to text not null,
  redirect_to text not null default '',
  -- The password hash and metadata of the sign-up a link was sent for: a link confirms that sign-up and no other.
  pending jsonb,
  code_challenge text,
  code_challenge_method text,
  attempts smallint not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index one_time_tokens_user_id_idx on auth.one_time_tokens (user_id, token_type);
create index one_time_tokens_relates_to_idx on auth.one_time_tokens (relates_to);
create index one_time_tokens_expires_at_idx on auth.one_time_tokens (expires_at);
alter table auth.one_time_tokens enable row level security;

create type auth.code_challenge_method as enum ('s256', 'plain');

create table auth.flow_state (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users on delete cascade,
  -- The code handed to the client, which gets a session for it with its verifier.
  auth_code text unique,
  code_challenge_method auth.code_challenge_method,
  code_challenge text,
  provider_type text not null,
  authentication_method text not null,
  provider_access_token text,
  provider_refresh_token text,
  -- What our own visit to the provider must remember: hashed state, verifier and nonce of that leg.
  state_hash text unique,
  provider_code_verifier text,
  provider_nonce text,
  linking_target_id uuid references auth.users on delete cascade,
  referrer text not null default '',
  auth_code_issued_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index flow_state_created_at_idx on auth.flow_state (created_at);
alter table auth.flow_state enable row level security;
