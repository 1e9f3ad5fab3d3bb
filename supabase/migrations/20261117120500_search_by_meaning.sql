-- The functions that the site calls (docs/decisions/0026-search-by-meaning.md).
create function private.pages_of_plan(plan private.search_plan, query text, lang public.language, needed integer) returns uuid[]
  language plpgsql stable security definer set search_path = ''
as $$
declare
  found integer[] := '{}';
begin
  if plan.level = 'none' then
    return '{}';
  elsif plan.level = 'letters' then
    return private.pages_by_letters(private.letters_of(plan, query), query, lang, plan.only_difficulty, plan.for_age, needed);
  end if;
  if cardinality(plan.looks) > 0 then
    found := coalesce(private.find_pages(plan.head, plan.others || plan.looks, plan.only_difficulty, plan.for_age, needed), '{}');
  end if;
  if cardinality(found) < needed then
    found := found || array(
      select more.no from unnest(private.find_pages(plan.head, plan.others, plan.only_difficulty, plan.for_age, needed)) with ordinality as more (no, place)
      where not more.no = any (found) order by more.place
    );
  end if;
  return array(
    select i.page_id from unnest(found) with ordinality as f (no, place) join private.page_index as i on i.page_no = f.no
    order by f.place limit needed
  );
end
$$;

-- The words that letters are compared with: those that nobody knows, else all that are neither filters nor small words.
create function private.letters_of(plan private.search_plan, query text) returns text[]
  language sql stable set search_path = ''
begin atomic
  select case when char_length(private.fold(left(query, 200))) >= 2 then array(
    select private.word_key(token) from unnest(private.query_tokens(query)) with ordinality as t (token, place)
    where not exists (
      select 1 from unnest(plan.terms) as term
      where term.role in ('difficulty', 'age', 'link', 'stop') and t.place between term.place and term.place + term.count - 1
    ) order by t.place limit 6
  ) end;
end;

create or replace function public.search_pages(
  query text,
  lang public.language default 'en',
  max_results integer default 20,
  skip integer default 0,
  only_difficulty public.difficulty default null,
  for_age integer default null
) returns setof public.coloring_pages
  language plpgsql stable security definer set search_path = ''
  rows 20
as $$
declare
  most constant integer := least(greatest(coalesce(max_results, 20), 0), 100);
  past constant integer := least(greatest(coalesce(skip, 0), 0), 1000);
  found_ids uuid[];
begin
  if most = 0 or not private.is_query(query) then
    return;
  end if;
  found_ids := private.pages_of_plan(
    private.plan_search(query, lang, only_difficulty, for_age), query, lang, past + most
  );
  return query
    select page.* from unnest(found_ids[past + 1 : past + most]) with ordinality as hit (id, place)
    join public.coloring_pages as page on page.id = hit.id
    where page.status = 'released' and page.deleted_at is null
    order by place;
end
$$;

-- Two letters or digits, or an emoji.
create function private.is_query(query text) returns boolean
  language sql immutable set search_path = ''
  return coalesce(char_length(private.fold(left(query, 200))) >= 2 or (char_length(query) <= 8 and octet_length(private.word_key(query)) >= 4), false);

-- How many pages the plan finds; a thousand means "a thousand or more".
create function private.count_plan(plan private.search_plan, query text, lang public.language) returns integer
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return case plan.level when 'none' then 0
    when 'letters' then cardinality(private.pages_by_letters(private.letters_of(plan, query), query, lang, plan.only_difficulty, plan.for_age, 1000))
    else coalesce(cardinality(private.find_pages(plan.head, plan.others, plan.only_difficulty, plan.for_age, 1000)), 0) end;
end
$$;

drop function public.search_count(text, public.difficulty, integer);
create function public.search_count(
  query text, only_difficulty public.difficulty default null, for_age integer default null, lang public.language default 'en'
) returns integer
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return case when private.is_query(query)
    then private.count_plan(private.plan_search(query, lang, only_difficulty, for_age), query, lang) else 0 end;
end
$$;

create function private.concept_name(concept private.search_concepts, lang public.language) returns jsonb
  language sql stable set search_path = ''
  return jsonb_build_object('key', concept.key, 'kind', concept.kind,
    'label', coalesce(concept.one ->> lang::text, concept.one ->> 'en'), 'label_many', coalesce(concept.many ->> lang::text, concept.many ->> 'en'));

-- What was understood and how far the results meet it, so that the screen can say it.
create function public.search_summary(
  query text, lang public.language default 'en', only_difficulty public.difficulty default null, for_age integer default null
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  plan private.search_plan;
  tokens constant text[] := private.query_tokens(query);
  total integer := 0;
  said jsonb;
begin
  plan := private.plan_search(case when private.is_query(query) then query else '' end, lang, only_difficulty, for_age);
  total := private.count_plan(plan, query, lang);
  if total = 0 then
    plan.level := 'none';
  end if;
  select jsonb_build_object(
    'concepts', coalesce(jsonb_agg(private.concept_name(c, lang) || jsonb_build_object(
      'words', array_to_string(tokens[t.place : t.place + t.count - 1], ' '),
      'main', t.no = plan.main_place,
      'met', plan.level in ('all', 'most', 'main', 'near') and (t.concepts = plan.head or exists (
        select 1 from unnest(plan.others) as met where met.concepts = t.concepts))
    ) order by t.no) filter (where t.role = 'concept' and t.kind <> 'look'), '[]'),
    'unknown', coalesce(jsonb_agg(tokens[t.place] order by t.no) filter (where t.role = 'letters'), '[]'),
    'filters', coalesce(jsonb_agg(jsonb_build_object(
      'kind', t.role, 'value', case t.role when 'age' then to_jsonb(t.value::integer) else to_jsonb(t.value) end,
      'words', array_to_string(tokens[t.place : t.place + t.count - 1], ' '), 'met', plan.dropped is null,
      'rest', private.query_without(tokens, plan.terms, t.no::integer)
    ) order by t.no) filter (where t.role in ('difficulty', 'age')), '[]')
  ) into said
  from unnest(plan.terms) with ordinality as t (place, count, role, kind, concepts, value, no)
  -- Of several meanings the one that most pages show stands for the word.
  left join lateral (
    select known from private.search_concepts as known
    where known.id = any (t.concepts)
    order by known.kind = 'theme', not exists (select 1 from private.page_concepts as p where p.concept = known.id), known.id limit 1
  ) as named (c) on true;
  return said || jsonb_build_object(
    'level', plan.level, 'total', total, 'wish', private.query_without(tokens, plan.terms, null),
    'near', (select private.concept_name(c, lang) from private.search_concepts as c where c.id = plan.near)
  );
end
$$;

-- The query without one of its filters, or (null) without all of them and without phrases like "coloring page of".
create function private.query_without(tokens text[], terms private.search_term[], no integer) returns text
  language sql stable set search_path = ''
begin atomic
  select coalesce(string_agg(token, ' ' order by at), '') from unnest(tokens) with ordinality as t (token, at)
  where not exists (
    select 1 from generate_subscripts(terms, 1) as gone
    where at between (terms[gone]).place and (terms[gone]).place + (terms[gone]).count - 1 and (
      (no is null and (terms[gone]).role = 'stop' and (terms[gone]).value = 'request')
      -- What leads to the first thing: "of a".
      or (no is null and (terms[gone]).role in ('link', 'stop') and not exists (
        select 1 from generate_subscripts(terms, 1) as thing where thing < gone and (terms[thing]).role in ('concept', 'letters')
      ))
      -- The small words before a filter go with it: "for", "for children of".
      or exists (
        select 1 from generate_subscripts(terms, 1) as filter
        where (terms[filter]).role in ('difficulty', 'age') and (no is null or filter = no) and gone <= filter and not exists (
          select 1 from generate_series(gone, filter - 1) as between_them where (terms[between_them]).role not in ('link', 'stop')
        ) and (gone = filter or exists (
          select 1 from generate_series(gone, filter - 1) as link where (terms[link]).role = 'link'
        ) and ((terms[gone]).role = 'link' or (terms[gone]).value is distinct from 'request'))
      )
    )
  );
end;

create or replace function public.search_categories(query text, max_results integer default 3) returns setof public.categories
  language plpgsql stable security definer set search_path = ''
  rows 3
as $$
declare
  wanted constant text := left(private.fold(left(query, 200)), 60);
  meant integer[];
begin
  if not private.is_query(query) then
    return;
  end if;
  select array_agg(distinct id) into meant from private.read_query(query, 'en') as t, unnest(t.concepts) as id where t.role = 'concept' and t.kind <> 'look';
  return query
    select (ranked.category).* from (
      select category, case
          when theme.concept = any (meant) or theme.meanings && meant then 0
          when char_length(wanted) >= 2 and theme.names like '% ' || wanted || '%' then 1
          else (
            select 1 + min(b.place) from private.search_concepts as c, unnest(c.broader) with ordinality as b (id, place)
            where c.id = any (meant) and b.id = any (theme.meanings)
          ) end as far
      from public.categories as category left join private.search_themes as theme on theme.category_id = category.id
    ) as ranked
    where ranked.far is not null
    order by ranked.far, (ranked.category).name
    limit least(greatest(max_results, 0), 50);
end
$$;

-- A search that did not find what was meant tells the operator what is missing. Counted only when it is true, and never anything that looks
-- like an address or a number of a person.
drop function public.record_search_miss(text);
create function public.record_search_miss(query text, lang public.language default 'en') returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  words text := private.fold(left(query, 60));
begin
  if char_length(words) < 2 or query ~ '@' or words ~ '[0-9]{5}'
    or not private.within_limit('search_miss', 20, interval '1 minute')
    or public.search_summary(query, lang) ->> 'level' in ('all', 'letters') then
    return;
  end if;
  -- A day has a thousand of them; whatever else was asked is counted together.
  if (
    select count(*) from public.daily_counts where metric = 'search_miss' and day = (now() at time zone 'utc')::date
  ) >= 1000 then
    words := '';
  end if;
  perform private.count_today('search_miss', words);
end
$$;
grant execute on function public.search_count, public.search_summary, public.record_search_miss to anon, authenticated, service_role;
