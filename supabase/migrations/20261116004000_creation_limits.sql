-- Creating costs drawing time, so an account may not ask without end. A school sends a whole class from one address: the
-- account carries the weight, the address only stops a flood.
create function public.creation_allowed(account uuid, visitor text) returns boolean
  language sql security definer set search_path = ''
begin atomic
  select private.within_limit('creation', 10, '1 minute', 'user:' || account)
    and private.within_limit('creation-hour', 120, '1 hour', 'user:' || account)
    and private.within_limit('creation', 200, '1 minute', 'address:' || left(visitor, 64))
    and private.within_limit('creation-hour', 2000, '1 hour', 'address:' || left(visitor, 64))
    and (select count(*) < 5 from public.ai_prompts where user_id = account and status = 'pending');
end;

-- The words of a wish that found no picture, as they were typed: whoever comes back later is told too.
alter table public.ai_prompts add column not_drawn text[] not null default '{}' check (cardinality(not_drawn) <= 20);

drop function public.finish_creation(uuid, text, jsonb, jsonb);

-- Publishes the page of a prompt: page, scene and the prompt's end together. Whoever lost the lease is too late. The count
-- for the monthly limit is worth less than a page: when it cannot be written, the page stays.
create function public.finish_creation(
  prompt_id uuid, owner text, page jsonb, scene jsonb default null, not_drawn text[] default '{}'
) returns setof public.coloring_pages
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
  begin
    insert into public.ai_usage (user_id, action_type, page_id, prompt_text)
    values (wish.user_id, wish.action_type, made.id, wish.prompt_text);
  exception when others then
    raise warning 'a creation was not counted: %', sqlerrm;
  end;
  update public.ai_prompts
  set status = 'completed', generated_page_id = made.id, lease_owner = null, lease_expires_at = null,
    not_drawn = finish_creation.not_drawn[1:20]
  where id = wish.id;
  return next made;
end
$$;

drop function public.fail_creation(uuid, text);

-- Closes a prompt with its reason. Whoever names itself closes only what it still holds.
create function public.fail_creation(prompt_id uuid, reason text, owner text default null) returns void
  language sql security definer set search_path = ''
begin atomic
  update public.ai_prompts
  set status = 'failed', failure_reason = left(reason, 200), lease_owner = null, lease_expires_at = null
  where id = prompt_id and status = 'pending' and (owner is null or lease_owner = owner);
end;
grant execute on function public.creation_allowed, public.finish_creation, public.fail_creation to service_role;
