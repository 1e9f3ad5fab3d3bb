-- Resumable uploads (TUS) that are under way. Each request adds a part; the parts are files of their own until the upload is complete. Only the
-- server uses the table, because a caller may act on an upload only by its address.
create table storage.resumable_uploads (
  id uuid primary key,
  bucket_id text not null references storage.buckets on delete cascade,
  name text not null,
  role text not null,
  owner text,
  -- The user, or the hashed address of a visitor, whose share the upload counts for.
  client_key text not null,
  upsert boolean not null,
  content_type text not null,
  cache_control text not null,
  user_metadata jsonb,
  -- Unknown until the client declares it.
  length bigint check (length >= 0),
  received bigint not null default 0 check (received >= 0 and received <= length),
  parts text[] not null default '{}',
  -- One request at a time assembles the file.
  leased_until timestamptz,
  completed_at timestamptz,
  expires_at timestamptz not null
);
create index resumable_uploads_by_client on storage.resumable_uploads (client_key) where completed_at is null;
create index resumable_uploads_by_bucket on storage.resumable_uploads (bucket_id);
create index resumable_uploads_by_expiry on storage.resumable_uploads (expires_at);
alter table storage.resumable_uploads enable row level security;
