-- The list of users, now also by tier and in the order the reader wants. Never a secret.
drop function public.admin_users(text, integer, integer);

create function public.admin_users(
  search text default '', max_results integer default 50, skip integer default 0,
  only_tier public.subscription_tier default null, sort_by text default 'created_at', descending boolean default true
)
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
    where (lower(p.email) like wanted or lower(coalesce(p.full_name, '')) like wanted)
      and (only_tier is null or coalesce(p.subscription_tier, 'free') = only_tier)
    order by
      case when sort_by = 'email' and descending then lower(p.email) end desc,
      case when sort_by = 'email' and not descending then lower(p.email) end,
      case when sort_by = 'last_sign_in_at' and descending then u.last_sign_in_at end desc nulls last,
      case when sort_by = 'last_sign_in_at' and not descending then u.last_sign_in_at end nulls first,
      case when sort_by = 'created_at' and not descending then p.created_at end,
      p.created_at desc, p.id
    limit least(greatest(max_results, 1), 200) offset least(greatest(skip, 0), 1000000);
end
$$;
grant execute on function public.admin_users to authenticated;
