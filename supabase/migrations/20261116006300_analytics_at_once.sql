-- The whole history in one answer, and why creations failed. Every function asks first whether an admin is asking.

create function public.admin_history(days integer default 30)
  returns table (
    day date, downloads bigint, creations bigint, failures bigint, sign_ups bigint, search_misses bigint, not_found bigint
  )
  language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'utc')::date;
begin
  perform private.require_admin();
  return query
    select d::date,
      coalesce(sum(c.count) filter (where c.metric = 'download'), 0)::bigint,
      coalesce(sum(c.count) filter (where c.metric = 'creation'), 0)::bigint,
      coalesce(sum(c.count) filter (where c.metric = 'creation_failed'), 0)::bigint,
      coalesce(sum(c.count) filter (where c.metric = 'sign_up'), 0)::bigint,
      coalesce(sum(c.count) filter (where c.metric = 'search_miss'), 0)::bigint,
      coalesce(sum(c.count) filter (where c.metric = 'not_found'), 0)::bigint
    from generate_series(today - least(greatest(days, 1), 730) + 1, today, interval '1 day') as d
    left join public.daily_counts as c on c.day = d::date
    group by d order by d;
end
$$;

create function public.admin_failures(days integer default 30, max_results integer default 50)
  returns table (reason text, count bigint)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select coalesce(p.failure_reason, ''), count(*) from public.ai_prompts as p
    where p.status = 'failed' and p.created_at > now() - make_interval(days => least(greatest(days, 1), 730))
    group by 1 order by 2 desc, 1 limit least(greatest(max_results, 1), 500);
end
$$;
grant execute on function public.admin_history, public.admin_failures to authenticated;
