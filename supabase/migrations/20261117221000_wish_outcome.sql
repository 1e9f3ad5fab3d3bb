-- What became of each word of a wish: drawn, drawn as something similar, left to the crayons, not drawn, unknown. A creator
-- who comes back later is told too.
alter table public.ai_prompts add column outcome jsonb check (octet_length(outcome::text) <= 8192);

drop function public.finish_creation(uuid, text, jsonb, jsonb, text[]);

-- Publishes the page of a prompt: page, scene, outcome and the prompt's end in one transaction. A process without the lease is
-- too late. The count for the monthly limit is worth less than a page: when it cannot be written, the page stays.
create function public.finish_creation(
  prompt_id uuid, owner text, page jsonb, scene jsonb default null, not_drawn text[] default '{}', outcome jsonb default null
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
    not_drawn = finish_creation.not_drawn[1:20], outcome = finish_creation.outcome
  where id = wish.id;
  return next made;
end
$$;
grant execute on function public.finish_creation to service_role;
