-- Translating as work: what is missing where, jobs for many contents in one step, and results that never touch what people wrote meanwhile.
alter table public.translation_jobs
  add column source_language public.language,
  add column done_languages public.language[] not null default '{}';

-- The languages of a text. A plain text is one for all and counts as English where another language is to be made of it.
create function private.text_map(value jsonb) returns jsonb
  language sql immutable set search_path = ''
  return coalesce(
    (select jsonb_object_agg(text.key, text.value)
     from jsonb_each_text(case jsonb_typeof(value)
       when 'object' then value when 'string' then jsonb_build_object('en', value) else '{}' end) as text
     where btrim(text.value) <> ''),
    '{}'
  );

-- The text with one language more; one that is there stays as it is.
create function private.with_text(value jsonb, lang public.language, added text, longest integer) returns jsonb
  language sql immutable set search_path = ''
  return case
    when coalesce(private.clean_text(added), '') = '' or private.text_map(value) ? lang::text then value
    else private.text_map(value) || jsonb_build_object(lang, left(private.clean_text(added), longest))
  end;

-- Pages and categories as what can be translated of them. Whether the artist drew a page decides who can write its texts.
create view private.translatable as
  select 'page'::public.content_type as content_type, page.id, page.slug,
    private.text_map(page.title) as title, private.text_map(page.description) as description,
    private.text_map(page.seo_description) as summary,
    exists (select 1 from public.page_scenes as scene where scene.page_id = page.id) as by_artist, page.created_at
  from public.coloring_pages as page where page.deleted_at is null
  union all
  select 'category', category.id, category.slug,
    jsonb_build_object('en', category.name) || private.text_map(category.name_translations),
    private.text_map(to_jsonb(coalesce(category.description, ''))) || private.text_map(category.description_translations),
    '{}', false, category.created_at
  from public.categories as category;

-- A language is missing when the title has none, or when others can read a description that it cannot.
create function private.missing_languages(title jsonb, description jsonb) returns public.language[]
  language sql immutable set search_path = ''
  return array(
    select lang from unnest(enum_range(null::public.language)) as lang
    where not title ? lang::text or (description <> '{}' and not description ? lang::text)
  );

create function public.translation_coverage()
  returns table (content_type public.content_type, language public.language, translated bigint, total bigint)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select content.content_type, lang,
      count(*) filter (where not lang = any (private.missing_languages(content.title, content.description))), count(*)
    from private.translatable as content cross join unnest(enum_range(null::public.language)) as lang
    group by 1, 2 order by 1, 2;
end
$$;

create function public.translation_contents(
  content public.content_type, query text default '', only_missing boolean default false,
  max_results integer default 20, skip integer default 0
) returns table (
  id uuid, slug text, title jsonb, description jsonb, summary jsonb, by_artist boolean, missing public.language[], total bigint
)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select c.id, c.slug, c.title, c.description, c.summary, c.by_artist,
      private.missing_languages(c.title, c.description), count(*) over ()
    from private.translatable as c
    where c.content_type = content
      and (query = '' or position(private.fold(query) in private.fold(c.title::text || ' ' || c.slug)) > 0)
      and (not only_missing or private.missing_languages(c.title, c.description) <> '{}')
    order by c.created_at desc, c.id
    limit least(greatest(max_results, 1), 100) offset greatest(skip, 0);
end
$$;

-- Jobs for these contents, or for all: only where one of the wanted languages is missing and nobody is at it already.
create function public.request_translations(
  content public.content_type, targets public.language[], ids uuid[] default null
) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  asked integer;
begin
  perform private.require_admin();
  if coalesce(cardinality(targets), 0) not between 1 and 6 then
    raise exception 'target_required' using errcode = '22023';
  end if;
  insert into public.translation_jobs (content_type, content_id, target_languages)
  select content, c.id, array(select unnest(targets) intersect select unnest(private.missing_languages(c.title, c.description)))
  from private.translatable as c
  where c.content_type = content and (ids is null or c.id = any (ids))
    and targets && private.missing_languages(c.title, c.description)
    and not exists (
      select 1 from public.translation_jobs as job
      where job.content_id = c.id and job.status in ('pending', 'running') and job.target_languages @> targets
    )
  order by c.created_at desc;
  get diagnostics asked = row_count;
  return asked;
end
$$;

create function public.translation_job_list(max_results integer default 20, skip integer default 0)
  returns table (
    id uuid, content_type public.content_type, content_id uuid, title jsonb, slug text, target_languages public.language[],
    done_languages public.language[], source_language public.language, status public.job_status, failure_reason text,
    created_at timestamptz, total bigint
  )
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select job.id, job.content_type, job.content_id, c.title, c.slug, job.target_languages, job.done_languages,
      job.source_language, job.status, job.failure_reason, job.created_at, count(*) over ()
    from public.translation_jobs as job
    left join private.translatable as c on c.id = job.content_id and c.content_type = job.content_type
    order by job.created_at desc, job.id
    limit least(greatest(max_results, 1), 100) offset greatest(skip, 0);
end
$$;
grant execute on function public.translation_coverage, public.translation_contents, public.request_translations,
  public.translation_job_list to authenticated;

-- What whoever holds the lease works with; nothing when the content is gone.
create function public.translation_material(job_id uuid) returns jsonb
  language sql stable security definer set search_path = ''
begin atomic
  select jsonb_build_object(
    'contentType', job.content_type, 'title', c.title, 'description', c.description, 'summary', c.summary,
    'targets', array(select unnest(job.target_languages) except select unnest(job.done_languages)),
    'attempts', job.attempts, 'scene', (select scene.scene from public.page_scenes as scene where scene.page_id = c.id)
  )
  from public.translation_jobs as job
  join private.translatable as c on c.id = job.content_id and c.content_type = job.content_type
  where job.id = job_id;
end;

-- One language of one content, written and ticked off together. Whoever lost the lease is too late.
create function public.save_translation(
  job_id uuid, owner text, lang public.language, texts jsonb, source public.language, is_whole boolean
) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  job public.translation_jobs;
begin
  update public.translation_jobs
  set source_language = source, done_languages = case when is_whole then done_languages || lang else done_languages end
  where id = job_id and status = 'running' and lease_owner = owner returning * into job;
  if not found then
    raise exception 'lease_lost' using errcode = 'PT409';
  end if;
  if job.content_type = 'page' then
    update public.coloring_pages
    set title = private.with_text(title, lang, texts ->> 'title', 200),
      description = private.with_text(description, lang, texts ->> 'description', 2000),
      seo_description = private.with_text(seo_description, lang, texts ->> 'summary', 500)
    where id = job.content_id;
  else
    update public.categories
    set name_translations = private.with_text(name_translations, lang, texts ->> 'title', 120),
      description_translations = private.with_text(description_translations, lang, texts ->> 'description', 2000)
    where id = job.content_id;
  end if;
end
$$;

create function public.end_translation(job_id uuid, owner text, reason text default null) returns void
  language sql security definer set search_path = ''
begin atomic
  update public.translation_jobs
  set status = case when reason is null then 'completed' else 'failed' end::public.job_status,
    failure_reason = left(reason, 200), lease_owner = null, lease_expires_at = null
  where id = job_id and status = 'running' and lease_owner = owner;
end;
grant execute on function public.translation_material, public.save_translation, public.end_translation to service_role;
