-- Who is asking, for counting and limiting only: the account, else the hash that the server puts into the request header
-- `x-visitor-hash` (it overwrites what a client sends), else all guests together. No address is kept.
create function private.visitor() returns text
  language sql stable set search_path = ''
  return coalesce(
    'user:' || (select auth.uid()),
    'guest:' || nullif(left(nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-visitor-hash', 64), ''),
    'guests'
  );

-- Unlogged: after a crash the counts begin anew, which costs nothing.
create unlogged table private.visitor_counts (
  key text primary key,
  since timestamptz not null,
  hits integer not null
);
create index visitor_counts_since on private.visitor_counts (since);
alter table private.visitor_counts enable row level security;

-- Counts one more `action` of this visitor, or of whoever is named, and says whether it is still within `most` per `period`.
create function private.within_limit(action text, most integer, period interval, who text default private.visitor())
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  -- Guests who cannot be told apart share one larger allowance.
  allowed constant integer := case who when 'guests' then most * 20 else most end;
  counted integer;
begin
  insert into private.visitor_counts as c (key, since, hits) values (action || ':' || who, now(), 1)
  on conflict (key) do update set
    since = case when c.since <= now() - period then now() else c.since end,
    hits = case when c.since <= now() - period then 1 else least(c.hits, allowed) + 1 end
  returning hits into counted;
  return counted <= allowed;
end
$$;

create function private.require_within_limit(
  action text, most integer, period interval, who text default private.visitor()
) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if not private.within_limit(action, most, period, who) then
    raise exception 'too_many_requests' using errcode = 'PT429';
  end if;
end
$$;
