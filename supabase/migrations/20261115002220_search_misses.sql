-- A search that found nothing tells the operator what is missing. Counted only when it is true, and never anything that
-- looks like an address or a number of a person.
create function public.record_search_miss(query text) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  words text := private.fold(left(query, 60));
begin
  if char_length(words) < 2 or query ~ '@' or words ~ '[0-9]{5}' or public.search_count(query) > 0
    or not private.within_limit('search_miss', 20, interval '1 minute') then
    return;
  end if;
  -- A day has a thousand of them; whatever else was asked is counted together.
  if (
    select count(*) from public.daily_counts where metric = 'search_miss' and day = (now() at time zone 'utc')::date
  ) >= 1000 then
    words := '';
  end if;
  perform private.count_today('search_miss', words);
end
$$;
grant execute on function public.record_search_miss to anon, authenticated, service_role;
