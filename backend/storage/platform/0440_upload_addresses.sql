-- Many accounts of one address share a bound for their unfinished uploads. The address is hashed; the secret key has none.
alter table storage.resumable_uploads add column address_key text;
create index resumable_uploads_by_address on storage.resumable_uploads (address_key) where completed_at is null;
