-- A miss is counted with the language it was searched in, because a synonym belongs to one language. Folded words contain no colon, so
-- "de: igel skateboard" cannot be mistaken for the words of a miss that was counted before.
create or replace function public.record_search_miss(query text, lang public.language default 'en') returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  words constant text := private.fold(left(query, 56));
  label text := lang::text || ': ' || words;
begin
  if char_length(words) < 2 or query ~ '@' or words ~ '[0-9]{5}'
    or not private.within_limit('search_miss', 20, interval '1 minute')
    or public.search_summary(query, lang) ->> 'level' in ('all', 'letters') then
    return;
  end if;
  -- A day has at most a thousand labels; all further misses are counted together.
  if (
    select count(*) from public.daily_counts where metric = 'search_miss' and day = (now() at time zone 'utc')::date
  ) >= 1000 then
    label := '';
  end if;
  perform private.count_today('search_miss', label);
end
$$;

create function public.admin_search_misses(days integer default 30, max_results integer default 100)
  returns table (words text, language public.language, count bigint)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select
      regexp_replace(c.label, '^[a-z]{2}: ', ''),
      substring(c.label from '^(en|de|fr|es|it|nl): ')::public.language,
      sum(c.count)::bigint
    from public.daily_counts as c
    where c.metric = 'search_miss' and c.day > (now() at time zone 'utc')::date - least(greatest(days, 1), 730)
    group by c.label order by 3 desc, 1, 2 limit least(greatest(max_results, 1), 500);
end
$$;
grant execute on function public.admin_search_misses to authenticated;
