-- Files as Supabase Storage knows them: buckets hold objects, row policies decide, the bytes lie elsewhere under `version`.
create table storage.buckets (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9._-]{0,62}$'),
  name text not null unique,
  owner uuid,
  owner_id text,
  public boolean not null default false,
  avif_autodetection boolean not null default false,
  file_size_limit bigint check (file_size_limit > 0),
  allowed_mime_types text[],
  type text not null default 'STANDARD',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table storage.buckets enable row level security;

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null references storage.buckets,
  name text not null check (char_length(name) between 1 and 1024),
  owner uuid,
  owner_id text,
  metadata jsonb,
  user_metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_accessed_at timestamptz not null default now(),
  unique (bucket_id, name)
);
create index objects_by_prefix on storage.objects (bucket_id, name text_pattern_ops);
alter table storage.objects enable row level security;

grant select, insert, update, delete on storage.buckets, storage.objects to anon, authenticated, service_role;

create function storage.foldername(name text) returns text[]
  language sql immutable set search_path = ''
  return (string_to_array(name, '/'))[1 : greatest(cardinality(string_to_array(name, '/')) - 1, 0)];

create function storage.filename(name text) returns text
  language sql immutable set search_path = ''
  return (string_to_array(name, '/'))[cardinality(string_to_array(name, '/'))];

create function storage.extension(name text) returns text
  language sql immutable set search_path = ''
  return reverse(split_part(reverse(storage.filename(name)), '.', 1));
grant execute on function storage.foldername, storage.filename, storage.extension to anon, authenticated, service_role;

-- What signed addresses are signed with.
create table storage.secrets (
  id boolean primary key default true check (id),
  signing_key bytea not null
);
alter table storage.secrets enable row level security;
