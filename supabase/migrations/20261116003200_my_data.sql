-- What is kept about a person, for that person; and leaving for good.

create function public.my_data() returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := (select auth.uid());
  -- More than any account holds by its limits; a bound all the same.
  most constant integer := 10000;
begin
  perform private.require_own_session();
  perform private.require_within_limit('my_data', 10, interval '1 hour');
  return jsonb_build_object(
    'account', (
      select jsonb_build_object(
        'id', u.id, 'email', u.email, 'created_at', u.created_at, 'last_sign_in_at', u.last_sign_in_at,
        'metadata', u.raw_user_meta_data,
        'identities', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'provider', i.provider, 'email', i.identity_data ->> 'email', 'created_at', i.created_at
          )), '[]') from auth.identities as i where i.user_id = me
        ),
        'second_steps', (
          select coalesce(jsonb_agg(jsonb_build_object('name', f.friendly_name, 'created_at', f.created_at)), '[]')
          from auth.mfa_factors as f where f.user_id = me and f.status::text = 'verified'
        )
      ) from auth.users as u where u.id = me
    ),
    'profile', (select to_jsonb(p) from public.profiles as p where p.id = me),
    'sessions', (
      select coalesce(jsonb_agg(to_jsonb(s)), '[]') from (
        select created_at, refreshed_at, user_agent, ip from auth.sessions where user_id = me order by created_at desc limit most
      ) as s
    ),
    'pages', (
      select coalesce(jsonb_agg(to_jsonb(p)), '[]') from (
        select slug, title, description, status, style, difficulty, thumbnail_url, file_url, download_count, average_rating,
          rating_count, is_ai_generated, release_requested_at, deleted_at, created_at, updated_at
        from public.coloring_pages where created_by = me order by created_at desc limit most
      ) as p
    ),
    'wishes', (
      select coalesce(jsonb_agg(to_jsonb(w)), '[]') from (
        select prompt_text, status, failure_reason, action_type, style_template, language, is_voice, created_at
        from public.ai_prompts where user_id = me order by created_at desc limit most
      ) as w
    ),
    'usage', (
      select coalesce(jsonb_agg(to_jsonb(u)), '[]') from (
        select action_type, prompt_text, month_year, created_at
        from public.ai_usage where user_id = me order by created_at desc limit most
      ) as u
    ),
    'downloads', (
      select coalesce(jsonb_agg(to_jsonb(d)), '[]') from (
        select p.slug, h.downloaded_at from public.download_history as h join public.coloring_pages as p on p.id = h.page_id
        where h.user_id = me order by h.downloaded_at desc limit most
      ) as d
    ),
    'ratings', (
      select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (
        select p.slug, r.rating, r.created_at from public.page_ratings as r join public.coloring_pages as p on p.id = r.page_id
        where r.user_id = me order by r.created_at desc limit most
      ) as r
    ),
    'favourites', (
      select coalesce(jsonb_agg(to_jsonb(f)), '[]') from (
        select p.slug, f.created_at from public.favourites as f join public.coloring_pages as p on p.id = f.page_id
        where f.user_id = me order by f.created_at desc limit most
      ) as f
    ),
    'reports', (
      select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (
        select p.slug, r.reason, r.comment, r.created_at
        from public.page_reports as r join public.coloring_pages as p on p.id = r.page_id
        where r.visitor = 'user:' || me order by r.created_at desc limit most
      ) as r
    )
  );
end
$$;

-- Whether the caller may leave for good now. A session that began long ago may be a forgotten one.
create function public.may_close_my_account() returns text
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_own_session();
  if not exists (
    select 1 from auth.sessions where id = private.session_id() and created_at > now() - interval '24 hours'
  ) then
    return 'sign_in_again';
  end if;
  if private.is_admin() and (select count(*) from public.profiles where subscription_tier = 'admin') = 1 then
    return 'last_admin';
  end if;
  return 'yes';
end
$$;
grant execute on function public.my_data, public.may_close_my_account to authenticated;

-- For the server, which then removes the files this answers. Released pages stay without their maker; all others go with the account.
create function public.close_account(account uuid) returns setof text
  language plpgsql security definer set search_path = ''
as $$
declare
  theirs uuid[];
  files text[];
begin
  select array_agg(id), array_agg(thumbnail_url) || array_agg(file_url) into theirs, files
  from public.coloring_pages
  where created_by = account and (status <> 'released' or deleted_at is not null);
  -- Into the bin first: only from there a page is gone for good.
  update public.coloring_pages set deleted_at = now() where id = any (theirs) and deleted_at is null;
  delete from public.coloring_pages where id = any (theirs);
  delete from auth.users where id = account;
  if not found then
    raise exception 'user_not_found' using errcode = 'PT404';
  end if;
  return query select file from unnest(files) as file where file is not null;
end
$$;
grant execute on function public.close_account to service_role;
