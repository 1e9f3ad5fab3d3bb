-- An account could be deleted between the two looks at its pages: a page that was published in between stayed as a draft without a maker.
-- Who starts, publishes or deletes locks the profile first, so that they wait for one another and never in a circle.
create or replace function public.close_account(account uuid) returns setof text
  language plpgsql security definer set search_path = ''
as $$
declare
  theirs uuid[];
  files text[];
begin
  perform 1 from public.profiles where id = account for update;
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

create or replace function public.finish_creation(
  prompt_id uuid, owner text, page jsonb, scene jsonb default null, not_drawn text[] default '{}', outcome jsonb default null
) returns setof public.coloring_pages
  language plpgsql security definer set search_path = ''
as $$
declare
  wish public.ai_prompts;
  made public.coloring_pages;
begin
  perform 1 from public.profiles where id = (select user_id from public.ai_prompts where id = prompt_id) for key share;
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
    not_drawn = finish_creation.not_drawn[1:20], outcome = finish_creation.outcome
  where id = wish.id;
  return next made;
end
$$;
