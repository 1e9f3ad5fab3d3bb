-- The life of a creation, each step in one transaction so that nothing is ever half-made. For the server alone, except
-- what makers do with their own pages.

-- Opens a prompt under a lease. A repeated key answers the prompt of the first try; limits count what is under way too.
create function public.start_creation(
  account uuid, prompt text, action public.creation_action, style public.drawing_style, lang public.language,
  owner text, seconds integer default 15, idempotency_key text default null, base_page uuid default null,
  seed bigint default null, is_voice boolean default false
) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  site public.settings;
  known public.ai_prompts;
  made integer;
begin
  -- One creation of an account is opened after the other, or a double tap would pass the limit twice.
  perform 1 from public.profiles where id = account for no key update;
  if not found then
    return jsonb_build_object('code', 'user_not_found');
  end if;
  select * into known from public.ai_prompts as p
  where p.user_id = account and p.idempotency_key = start_creation.idempotency_key;
  if found then
    return jsonb_build_object(
      'code', 'duplicate', 'promptId', known.id, 'status', known.status, 'pageId', known.generated_page_id
    );
  end if;
  select * into site from public.settings;
  if not site.ai_generation_enabled then
    return jsonb_build_object('code', 'ai_generation_disabled');
  end if;
  select (select count(*) from public.ai_usage as u
          where u.user_id = account and u.action_type = action
            and u.month_year = to_char(now() at time zone 'utc', 'YYYY-MM'))
       + (select count(*) from public.ai_prompts as p
          where p.user_id = account and p.action_type = action and p.status = 'pending')
  into made;
  if made >= (case action when 'create' then site.monthly_creations else site.monthly_modifications end) then
    return jsonb_build_object('code', 'monthly_limit_reached');
  end if;
  insert into public.ai_prompts (
    user_id, prompt_text, action_type, style_template, language, idempotency_key, base_page_id, seed, is_voice,
    lease_owner, lease_expires_at, attempts
  )
  values (
    account, prompt, action, style, lang, start_creation.idempotency_key, base_page, start_creation.seed,
    start_creation.is_voice, owner, now() + make_interval(secs => least(greatest(seconds, 1), 600)), 1
  )
  returning * into known;
  return jsonb_build_object('code', 'started', 'promptId', known.id);
end
$$;

-- Publishes the page of a prompt: page, scene, usage and the prompt's end together. Whoever lost the lease is too late.
create function public.finish_creation(prompt_id uuid, owner text, page jsonb, scene jsonb default null)
  returns setof public.coloring_pages
  language plpgsql security definer set search_path = ''
as $$
declare
  wish public.ai_prompts;
  made public.coloring_pages;
begin
  select * into wish from public.ai_prompts
  where id = prompt_id and status = 'pending' and lease_owner = owner for update;
  if not found then
    raise exception 'lease_lost' using errcode = 'PT409';
  end if;
  insert into public.coloring_pages (
    id, slug, title, description, seo_description, category_id, difficulty, min_age, status, style, seed, region_count,
    thumbnail_url, file_url, is_ai_generated, created_by
  )
  select coalesce(p.id, gen_random_uuid()), p.slug, p.title, p.description, p.seo_description, p.category_id,
    coalesce(p.difficulty, 'medium'), p.min_age,
    case when s.release_creations_at_once then 'released'::public.page_status else 'draft' end,
    wish.style_template, coalesce(p.seed, wish.seed), p.region_count, p.thumbnail_url, p.file_url, true, wish.user_id
  from jsonb_populate_record(null::public.coloring_pages, page) as p
  cross join public.settings as s
  returning * into made;
  if scene is not null then
    insert into public.page_scenes (page_id, scene) values (made.id, finish_creation.scene);
  end if;
  insert into public.ai_usage (user_id, action_type, page_id, prompt_text)
  values (wish.user_id, wish.action_type, made.id, wish.prompt_text);
  update public.ai_prompts
  set status = 'completed', generated_page_id = made.id, lease_owner = null, lease_expires_at = null
  where id = wish.id;
  return next made;
end
$$;

create function public.fail_creation(prompt_id uuid, reason text) returns void
  language sql security definer set search_path = ''
begin atomic
  update public.ai_prompts
  set status = 'failed', failure_reason = left(reason, 200), lease_owner = null, lease_expires_at = null
  where id = prompt_id and status = 'pending';
end;
grant execute on function public.start_creation, public.finish_creation, public.fail_creation to service_role;

-- A maker names their own page, in all languages or in one.
create function public.rename_my_page(page_id uuid, title jsonb) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.coloring_pages as page
  set title = case jsonb_typeof(rename_my_page.title)
    when 'string' then to_jsonb(private.clean_text(rename_my_page.title #>> '{}'))
    else (
      select case when jsonb_typeof(page.title) = 'object' then page.title else '{}' end
        || jsonb_object_agg(t.key, private.clean_text(t.value))
      from jsonb_each_text(rename_my_page.title) as t
    )
  end
  where id = rename_my_page.page_id and created_by = (select auth.uid()) and deleted_at is null and status = 'draft';
  if not found then
    raise exception 'page_not_found' using errcode = 'PT404';
  end if;
end
$$;

create function public.request_release(page_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.coloring_pages set release_requested_at = coalesce(release_requested_at, now())
  where id = request_release.page_id and created_by = (select auth.uid()) and deleted_at is null and status = 'draft';
  if not found then
    raise exception 'page_not_found' using errcode = 'PT404';
  end if;
end
$$;
grant execute on function public.rename_my_page, public.request_release to authenticated;
