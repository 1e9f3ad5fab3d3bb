-- Which pages answer a query (docs/decisions/0026-search-by-meaning.md): those with everything that was meant, else with most of it, else with
-- the main thing, else with something of its kind.
create type private.search_plan as (
  -- all, most, main, near, letters, none
  level text,
  terms private.search_term[],
  -- What the pages found have: the main concept, and the others beside it.
  head integer[],
  others private.search_term[],
  -- What the first of them have as well: "cute" changes the order only.
  looks private.search_term[],
  main_place integer,
  near integer,
  only_difficulty public.difficulty,
  for_age integer,
  -- No page meets the filters of the words, so they do not count.
  dropped boolean
);

-- A page of a theme means what the theme means.
create function private.with_themes(concepts integer[]) returns integer[]
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return concepts || array(select theme.concept from private.search_themes as theme where theme.inherited && concepts);
end
$$;

-- The pages with a concept and other terms, in the order of results. A frequent concept is walked from its best page on; only when the others
-- are rare among those, the index of all concepts is read, which then finds few pages.
create function private.find_pages(
  head integer[], others private.search_term[], only_difficulty public.difficulty, for_age integer, needed integer
) returns integer[]
  language plpgsql stable security definer set search_path = ''
as $$
declare
  heads constant integer[] := private.with_themes(head);
  walk constant integer := greatest(250, 1000 / cardinality(heads));
  filter constant text := case when only_difficulty is not null then format(' and f.difficulty = %L', only_difficulty) else '' end
    || case when for_age is not null then format(' and f.min_age <= %s', greatest(for_age, 3)) else '' end;
  has_concepts text;
  has_letters text;
  condition text;
  found integer[];
begin
  select string_agg(format('i.concepts && %L::integer[]', private.with_themes(t.concepts)), ' and ') filter (where t.role = 'concept'),
    string_agg(format('words like %L', '% ' || t.value || '%'), ' and ') filter (where t.role = 'letters')
  into has_concepts, has_letters from unnest(others) as t;
  condition := concat_ws(' and ', has_concepts,
    'exists (select 1 from private.page_words as w where w.page_id = i.page_id and ' || has_letters || ')');
  execute format(
    'select array_agg(page_no) from (
       select page_no from (
         select w.page_no, min(w.score) as score from unnest($1) as c
         cross join lateral (
           select f.page_no, f.score from private.page_concepts as f where f.concept = c%s order by f.score, f.page_no limit %s
         ) as w group by w.page_no
       ) as best %s
       order by score, page_no limit %s
     ) as ordered',
    filter, case when condition = '' then needed else walk end,
    case when condition <> '' then 'join private.page_index as i using (page_no) where ' || condition else '' end, needed
  ) into found using heads;
  if condition = '' or cardinality(found) >= needed then
    return found;
  end if;
  execute format(
    'select array_agg(page_no) from (
       select page_no from (
         select f.page_no, case when f.main && $1 then 0 when f.part && $1 then 256 when f.kin && $1 then 512 else 768 end
           + 255 - f.popularity as score
         from private.page_index as f, lateral (select f.concepts, f.page_id) as i
         where f.concepts && $1%s%s%s limit 5000
       ) as hits order by score, page_no limit %s
     ) as ordered',
    filter, coalesce(' and ' || has_concepts, ''),
    case when has_letters is null then '' else format(' and f.page_id in (select page_id from private.page_words where %s limit 5000)', has_letters) end, needed
  ) into found using heads;
  return found;
end
$$;

-- The term that says what the picture is of: the thing before the first "with", "in", "and" …, in Romance languages the first, else the last.
create function private.main_term(terms private.search_term[], lang public.language) returns integer
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    select wanted.no from (
      select numbered.*, (select count(*) from unnest(terms) as link where link.role = 'link' and link.place < numbered.place) as segment
      from unnest(terms) with ordinality as numbered (place, count, role, kind, concepts, value, no)
      where numbered.role = 'concept' and numbered.kind <> 'look'
    ) as wanted
    order by case wanted.kind when 'thing' then 0 when 'theme' then 0 when 'feast' then 1 when 'place' then 2 when 'action' then 3 else 4 end,
      wanted.segment, case when lang in ('fr', 'es', 'it') then wanted.no else -wanted.no end
    limit 1
  );
end
$$;

create function private.plan_search(query text, lang public.language, only_difficulty public.difficulty, for_age integer)
  returns private.search_plan
  language plpgsql stable security definer set search_path = ''
as $$
declare
  plan private.search_plan;
  wanted private.search_term[];
  attempt record;
begin
  plan.terms := array(select term from private.read_query(query, lang) as term);
  plan.only_difficulty := coalesce(plan_search.only_difficulty, (select t.value from unnest(plan.terms) as t where t.role = 'difficulty' limit 1)::public.difficulty);
  plan.for_age := coalesce(plan_search.for_age, (select t.value from unnest(plan.terms) as t where t.role = 'age' limit 1)::integer);
  plan.looks := array(select t from unnest(plan.terms) as t where t.kind = 'look');
  plan.level := 'none';
  plan.others := '{}';
  if cardinality(plan.terms) = 0 then
    return plan;
  end if;
  plan.main_place := private.main_term(plan.terms, lang);
  if plan.main_place is null then
    if exists (select 1 from unnest(plan.terms) as t where t.role = 'letters') then
      plan.level := 'letters';
    elsif cardinality(plan.looks) > 0 then
      plan.head := plan.looks[1].concepts;
      plan.looks := plan.looks[2:];
      if private.find_pages(plan.head, '{}', plan.only_difficulty, plan.for_age, 1) is not null then
        plan.level := 'all';
      else
        plan.level := 'letters';
      end if;
    else
      -- Only filters, or only words like "coloring pages": every page.
      plan.head := '{0}';
      plan.level := case when private.find_pages(plan.head, '{}', plan.only_difficulty, plan.for_age, 1) is not null then 'all' else 'none' end;
    end if;
    return plan;
  end if;
  plan.head := plan.terms[plan.main_place].concepts;
  -- A filter that stands in the words, not in the controls of the screen, does not lead to a dead end.
  if private.find_pages(plan.head, '{}', plan.only_difficulty, plan.for_age, 1) is null
    and private.find_pages(plan.head, '{}', plan_search.only_difficulty, plan_search.for_age, 1) is not null then
    plan.only_difficulty := plan_search.only_difficulty;
    plan.for_age := plan_search.for_age;
    plan.dropped := true;
  end if;
  wanted := array(
    select plan.terms[no] from generate_subscripts(plan.terms, 1) as no
    where no <> plan.main_place and (plan.terms[no]).role in ('concept', 'letters') and (plan.terms[no]).kind is distinct from 'look'
      and not coalesce((plan.terms[no]).concepts <@ plan.head, false)
    order by case (plan.terms[no]).kind when 'thing' then 0 when 'theme' then 0 when 'feast' then 1 when 'place' then 2 when 'action' then 3
      when 'time' then 4 else 5 end, no
  );
  for attempt in
    select tried.level, tried.head, tried.others, tried.near from (
      select 0 as step, 0::bigint as part, 'all' as level, plan.head as head, wanted as others, null::integer as near
      union all
      -- Without one of the others, the least important first.
      select 1, -no, 'most', plan.head, wanted[: no - 1] || wanted[no + 1 :], null
      from generate_subscripts(wanted, 1) as no where cardinality(wanted) > 1
      union all
      select 2, no, 'most', plan.head, wanted[no : no], null from generate_subscripts(wanted, 1) as no where cardinality(wanted) > 2
      union all
      select 3, 0, 'main', plan.head, '{}', null where cardinality(wanted) > 0
      union all
      select 4 + (attached.no * 10), b.place, 'near', array[b.id], case attached.no when 0 then wanted else '{}' end, b.id
      from (values (0), (1)) as attached (no), (
        select wide.id, min(wide.place) as place from private.search_concepts as c, unnest(c.broader) with ordinality as wide (id, place)
        where c.id = any (plan.head) group by wide.id
      ) as b where attached.no = 1 or cardinality(wanted) > 0 and b.place <= 2
      union all
      select 30, no, 'most', (wanted[no]).concepts, '{}', null from generate_subscripts(wanted, 1) as no where (wanted[no]).role = 'concept'
    ) as tried (step, part, level, head, others, near)
    order by tried.step, tried.part
  loop
    -- A filter is no reason to show something else.
    exit when attempt.level = 'near' and private.find_pages(plan.terms[plan.main_place].concepts, '{}', null, null, 1) is not null;
    if private.find_pages(attempt.head, attempt.others, plan.only_difficulty, plan.for_age, 1) is not null then
      plan.level := attempt.level;
      plan.head := attempt.head;
      plan.others := attempt.others;
      plan.near := attempt.near;
      return plan;
    end if;
  end loop;
  plan.level := case when private.find_pages(plan.head, '{}', null, null, 1) is null then 'letters' else 'none' end;
  return plan;
end
$$;

-- Pages with these letters in their texts, then with similar words: for words that mean nothing to the lexicon.
create function private.pages_by_letters(
  words text[], query text, lang public.language, only_difficulty public.difficulty, for_age integer, needed integer
) returns uuid[]
  language plpgsql stable security definer set search_path = ''
as $$
declare
  literal constant text := private.literal_condition(words);
  meant text;
  found_ids uuid[];
begin
  if literal is null then
    return '{}';
  end if;
  found_ids := array(
    select page.id from (
      -- The same ones are put in order for every part of the list that is requested.
      select hit.id from private.most_downloaded_with(literal, only_difficulty, for_age, greatest(needed, 200)) as hit group by hit.id
    ) as hits
    join public.coloring_pages as page on page.id = hits.id
    order by private.begins_for(lang, page.title, page.description, words) desc, page.download_count desc, page.id
    limit needed
  );
  if cardinality(found_ids) = 0 then
    meant := private.typo_condition(words);
    if meant is not null then
      found_ids := array(
        select page.id from (
          select hit.id from private.most_downloaded_with(meant, only_difficulty, for_age, needed) as hit group by hit.id
        ) as hits
        join public.coloring_pages as page on page.id = hits.id
        -- Among guesses, a title the visitor can read says best whether the guess was right.
        order by extensions.word_similarity(private.fold(query), private.fold(page.title ->> lang::text)) desc nulls last,
          page.download_count desc, page.id
        limit needed
      );
    end if;
  end if;
  return found_ids;
end
$$;
