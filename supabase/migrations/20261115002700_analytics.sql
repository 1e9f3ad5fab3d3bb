-- Numbers for the operator. Every function asks first whether an admin is asking.

create function public.admin_totals() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'users', (select count(*) from public.profiles),
    'categories', (select count(*) from public.categories),
    'pages', (select count(*) from public.coloring_pages where deleted_at is null),
    'releasedPages', (select count(*) from public.coloring_pages where deleted_at is null and status = 'released'),
    'pagesToReview', (
      select count(*) from public.coloring_pages
      where status = 'draft' and deleted_at is null and release_requested_at is not null
    ),
    'downloads', (select coalesce(sum(download_count), 0) from public.coloring_pages),
    'prompts', (select count(*) from public.ai_prompts),
    'failedPrompts', (select count(*) from public.ai_prompts where status = 'failed'),
    'openReports', (select count(*) from public.page_reports where resolved_at is null),
    'openMessages', (select count(*) from public.contact_messages where answered_at is null)
  );
end
$$;

-- One row per day, also for days on which nothing happened.
create function public.admin_daily(metric public.daily_metric, days integer default 30)
  returns table (day date, count bigint)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select d::date, coalesce(sum(c.count), 0)::bigint
    from generate_series(
      (now() at time zone 'utc')::date - least(greatest(days, 1), 730) + 1, (now() at time zone 'utc')::date, interval '1 day'
    ) as d
    left join public.daily_counts as c on c.day = d::date and c.metric = admin_daily.metric
    group by d order by d;
end
$$;

-- The most frequent labels of a metric: words searched in vain, languages of sign-ups and creations.
create function public.admin_labels(metric public.daily_metric, days integer default 30, max_results integer default 50)
  returns table (label text, count bigint)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select c.label, sum(c.count)::bigint from public.daily_counts as c
    where c.metric = admin_labels.metric
      and c.day > (now() at time zone 'utc')::date - least(greatest(days, 1), 730)
    group by c.label order by 2 desc, 1 limit least(greatest(max_results, 1), 500);
end
$$;

create function public.admin_not_found_paths(days integer default 30, max_results integer default 50)
  returns table (requested_path text, count bigint, last_seen timestamptz)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select l.requested_path, count(*), max(l.created_at) from public.not_found_logs as l
    where l.created_at > now() - make_interval(days => least(greatest(days, 1), 90))
    group by l.requested_path order by 2 desc, 1 limit least(greatest(max_results, 1), 500);
end
$$;

-- The list of users with what only auth knows of them. Never a secret.
create function public.admin_users(search text default '', max_results integer default 50, skip integer default 0)
  returns table (
    id uuid, email text, full_name text, subscription_tier public.subscription_tier,
    language_preference public.language, created_at timestamptz, last_sign_in_at timestamptz,
    email_confirmed_at timestamptz, banned_until timestamptz, total bigint
  )
  language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted constant text := '%' || replace(replace(replace(lower(left(search, 100)), '\', '\\'), '%', '\%'), '_', '\_') || '%';
begin
  perform private.require_admin();
  return query
    select p.id, p.email, p.full_name, coalesce(p.subscription_tier, 'free'), p.language_preference, p.created_at,
      u.last_sign_in_at, u.email_confirmed_at, u.banned_until, count(*) over ()
    from public.profiles as p
    join auth.users as u on u.id = p.id
    where lower(p.email) like wanted or lower(coalesce(p.full_name, '')) like wanted
    order by p.created_at desc, p.id
    limit least(greatest(max_results, 1), 200) offset least(greatest(skip, 0), 1000000);
end
$$;

grant execute on function
  public.admin_totals, public.admin_daily, public.admin_labels, public.admin_not_found_paths, public.admin_users
  to authenticated;
