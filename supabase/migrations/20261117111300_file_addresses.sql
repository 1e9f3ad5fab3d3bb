-- Addresses of pictures and prints become links and sources in pages, so only our own files are accepted, and https addresses
-- of the storage that the operator configured. The server writes the list at its start.
create table private.storage_origins (
  origin text primary key check (origin ~ '^https://[a-z0-9.-]+(:[0-9]+)?$')
);
alter table private.storage_origins enable row level security;

create function private.is_file_address(address text) returns boolean
  language sql stable security definer set search_path = ''
begin atomic
  select address !~ '[[:cntrl:][:space:]"''<>\\]' and address !~ '(^|/)\.\.(/|$)' and (
    address ~ '^/storage/v1/(object|render/image)/public/[^/]+/.'
    or address ~ '^/print/[a-z0-9-]+\.pdf$'
    or exists (select 1 from private.storage_origins where starts_with(address, origin || '/'))
  );
end;

create function private.require_file_addresses() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  address text;
begin
  foreach address in array array[
    case when tg_op = 'INSERT' or new.thumbnail_url is distinct from old.thumbnail_url then new.thumbnail_url end,
    case when tg_op = 'INSERT' or new.file_url is distinct from old.file_url then new.file_url end
  ] loop
    if address <> '' and not private.is_file_address(address) then
      raise exception 'bad_address' using errcode = 'PT400',
        detail = 'A picture or print must be a file of this site.',
        hint = 'Upload the file to the bucket "pages" first and use its address, which begins with /storage/v1/object/public/pages/.';
    end if;
  end loop;
  return new;
end
$$;
create trigger require_file_addresses before insert or update of thumbnail_url, file_url on public.coloring_pages
  for each row execute function private.require_file_addresses();

-- What no browser may open is removed; other addresses of older sites stay until they are changed.
update public.coloring_pages set thumbnail_url = null where thumbnail_url !~ '^(/[^/\\]|https://)';
update public.coloring_pages set file_url = null where file_url !~ '^(/[^/\\]|https://)';
