-- What was searched is said to be missing if it is: "presepe" means a nativity scene and Christmas, "beagle" is drawn as any dog, and pages of
-- Christmas or of dogs were passed off as it. What is there is not denied, and a fallback is close: no feast stands for another one.

-- The concept that pages show instead of what a word says: of several meanings the broader one, if no page shows the narrower ones; or what is
-- only similar (a word with the value `similar`). A name of the broader one says nothing narrower: "toys" are not one certain toy. Nor
-- does a diminutive: "perrito" is a puppy and any dog.
create function private.shown_instead(term private.search_term, narrower integer[], typed text) returns integer
  language sql stable security definer set search_path = ''
  return case
    when term.value = 'similar' then term.concepts[1]
    when narrower <> '{}' and not exists (
      select 1 from private.page_concepts as p where p.concept = any (narrower)
    ) and not exists (
      select 1 from private.search_concepts as named, lateral (
        select label from jsonb_each_text(named.one) as l (lang, label) union all select label from jsonb_each_text(named.many) as l (lang, label)
      ) as name
      where named.id = any (term.concepts) and not named.id = any (narrower) and private.word_key(name.label) = private.word_key(typed)
    ) then (
      select wide.id from private.search_concepts as narrow, unnest(narrow.broader) with ordinality as wide (id, place)
      where narrow.id = any (narrower) and narrow.kind in ('thing', 'feast') and not narrow.broader && array(
          select young.id from private.search_concepts as young where young.key = 'baby-animals'
        ) and wide.id = any (term.concepts) and not wide.id = any (narrower)
      order by wide.place limit 1
    )
  end;

-- Animals of a place are first of all those that are drawn there.
create function private.habitat_look(head integer[]) returns private.search_term[]
  language sql stable security definer set search_path = ''
  return (
    select array_agg(look) from (
      select row(null, null, 'concept', 'look', array_agg(place.id), null)::private.search_term as look
      from private.search_concepts as c, private.search_concepts as place
      where c.id = any (head) and c.key like '%-animals' and place.id = any (c.broader) and place.kind = 'place'
      having count(*) > 0
    ) as looks
  );

-- Actions that say little: "dog with a ball" answers "dog chasing a ball". So does the word for a lesson.
create or replace function private.is_weak_action(concepts integer[]) returns boolean
  language sql stable security definer set search_path = ''
  return exists (
    select 1 from private.search_concepts as c where c.id = any (concepts) and c.key in (
      'lessons', 'playing-children', 'to-bring', 'to-carry', 'to-catch', 'to-celebrate', 'to-chase', 'to-find', 'to-follow', 'to-give', 'to-have', 'to-hold',
      'to-lie', 'to-look-at', 'to-love', 'to-play', 'to-search', 'to-show', 'to-sit', 'to-stand', 'to-visit', 'to-wear'
    )
  );

-- Actions that what they are done with, or where, says as well.
create function private.is_implied_by_others(concepts integer[]) returns boolean
  language sql stable security definer set search_path = ''
  return exists (
    select 1 from private.search_concepts as c
    where c.id = any (concepts) and c.key in ('to-eat', 'to-eat-animal', 'to-drink', 'to-lick', 'to-walk')
  );

-- Whether two things stand beside each other ("dogs and cats"), and not one with, in or on the other. Without "and" only if `is_rare`.
create function private.is_list(one private.search_term, other private.search_term, query text, lang public.language, is_rare boolean) returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
declare
  between_them constant text[] := array(
    select private.word_key(token) from unnest((private.query_tokens(query))[
      case when one.place < other.place then one.place + one.count else other.place + other.count end : greatest(one.place, other.place) - 1
    ]) as token
  );
  and_word constant text := case lang when 'en' then 'and' when 'de' then 'und' when 'fr' then 'et' when 'es' then 'y' when 'it' then 'e' when 'nl' then 'en' end;
begin
  return and_word = any (between_them) or is_rare and cardinality(between_them) = 0;
end
$$;

-- The pages with a concept and other terms, in the order of results. A term with the value `main` is what the page is about.
create or replace function private.find_pages(
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
  unnamed text;
  condition text;
  found integer[];
begin
  select string_agg(format('i.%I && %L::integer[]', case t.value when 'main' then 'main' else 'concepts' end, private.with_themes(t.concepts)), ' and ') filter (where t.role = 'concept'),
    string_agg(format('words like %L', '% ' || t.value || '%'), ' and ') filter (where t.role = 'letters'),
    string_agg(format('(not (i.main || i.part) && %L::integer[])::integer', private.with_themes(t.concepts)), ' + ') filter (where t.role = 'concept')
  into has_concepts, has_letters, unnamed from unnest(others) as t;
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
       order by score%s, page_no limit %s
     ) as ordered',
    filter, case when condition = '' then needed else walk end,
    case when condition <> '' then 'join private.page_index as i using (page_no) where ' || condition else '' end,
    coalesce(' + 256 * (' || unnamed || ')', ''), needed
  ) into found using heads;
  if condition = '' or cardinality(found) >= needed then
    return found;
  end if;
  execute format(
    'select array_agg(page_no) from (
       select page_no from (
         select f.page_no, case when f.main && $1 then 0 when f.part && $1 then 256 when f.kin && $1 then 512 else 768 end
           + 255 - f.popularity%s as score
         from private.page_index as f, lateral (select f.concepts, f.page_id, f.main, f.part) as i
         where f.concepts && $1%s%s%s limit 5000
       ) as hits order by score, page_no limit %s
     ) as ordered',
    coalesce(' + 256 * (' || unnamed || ')', ''), filter, coalesce(' and ' || has_concepts, ''),
    case when has_letters is null then '' else format(' and f.page_id in (select page_id from private.page_words where %s limit 5000)', has_letters) end, needed
  ) into found using heads;
  return found;
end
$$;

-- Which pages answer a query.
create or replace function private.plan_search(query text, lang public.language, only_difficulty public.difficulty, for_age integer)
  returns private.search_plan
  language plpgsql stable security definer set search_path = ''
as $$
declare
  plan private.search_plan;
  wanted private.search_term[];
  things private.search_term[];
  required private.search_term[];
  narrower integer[];
  letters integer[];
  -- What is said to be shown instead, if the words mean something that no page shows.
  instead integer;
  attempt record;
begin
  plan.terms := private.animal_families(array(select term from private.read_query(query, lang) as term), private.query_tokens(query));
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
  -- "Letters" and "letter S" are the same without spaces, and so are "Buchstaben" and "Buchstabe N".
  letters := array(select c.id from private.search_concepts as c where c.id = any (plan.head) and c.key like 'letter-%');
  if letters <> '{}' and cardinality(letters) < cardinality(plan.head) then
    plan.head := case when (plan.terms[plan.main_place]).count > 1 then letters else array(select unnest(plan.head) except select unnest(letters)) end;
    plan.terms := plan.terms[: plan.main_place - 1]
      || (select row(t.place, t.count, t.role, t.kind, plan.head, t.value)::private.search_term from unnest(plan.terms[plan.main_place : plan.main_place]) as t)
      || plan.terms[plan.main_place + 1 :];
  end if;
  -- "Gattino" means a kitten and any cat: pages of a kitten come first. "Flores" are roses and tulips before somebody with a flower.
  narrower := array(
    select c.id from private.search_concepts as c where c.id = any (plan.head) and c.broader && plan.head
  );
  instead := private.shown_instead(plan.terms[plan.main_place], narrower, array_to_string((private.query_tokens(query))[
    (plan.terms[plan.main_place]).place : (plan.terms[plan.main_place]).place + (plan.terms[plan.main_place]).count - 1
  ], ' '));
  if narrower <> '{}' and not narrower @> plan.head then
    if private.is_main_somewhere(narrower) then
      plan.looks := plan.looks || row(null, null, 'concept', 'look', narrower, case when (plan.terms[plan.main_place]).kind = 'thing' then 'main' end)::private.search_term;
    end if;
    if (plan.terms[plan.main_place]).kind = 'thing' then
      plan.head := array(select unnest(plan.head) except select unnest(narrower));
    end if;
  end if;
  -- A monkey in space is no first answer to "jungle animals".
  plan.looks := plan.looks || private.habitat_look(plan.head);
  wanted := array(
    select plan.terms[no] from generate_subscripts(plan.terms, 1) as no
    where no <> plan.main_place and (plan.terms[no]).role in ('concept', 'letters') and (plan.terms[no]).kind is distinct from 'look'
      and not coalesce((plan.terms[no]).concepts <@ plan.head, false)
    order by case (plan.terms[no]).kind when 'thing' then 0 when 'theme' then 0 when 'feast' then 1 when 'place' then 2 when 'action' then 3
      when 'time' then 4 else 5 end, no
  );
  -- The usual case, before the list of all other attempts is made.
  if private.find_pages(plan.head, wanted, plan.only_difficulty, plan.for_age, 1) is not null then
    plan.level := case when instead is null then 'all' else 'near' end;
    plan.near := instead;
    plan.others := wanted;
    return plan;
  end if;
  things := array(select t from unnest(wanted) as t where t.kind is distinct from 'action');
  required := array(
    select t from unnest(wanted) as t
    -- "Rabbit eating a carrot" is answered by a rabbit with a carrot, "rabbit eating" is not by any rabbit.
    where t.role = 'letters' or not private.is_weak_action(t.concepts) and not (cardinality(wanted) > 1 and private.is_implied_by_others(t.concepts))
  );
  if cardinality(required) < cardinality(wanted)
    and private.find_pages(plan.head, required, plan.only_difficulty, plan.for_age, 1) is not null then
    plan.level := case when instead is null then 'all' else 'near' end;
    plan.near := instead;
    plan.others := required;
    return plan;
  end if;
  -- A filter that stands in the words, not in the controls of the screen, does not lead to a dead end, nor to another picture.
  if (plan.only_difficulty is distinct from plan_search.only_difficulty or plan.for_age is distinct from plan_search.for_age)
    and (private.find_pages(plan.head, wanted, plan_search.only_difficulty, plan_search.for_age, 1) is not null
      or private.find_pages(plan.head, '{}', plan.only_difficulty, plan.for_age, 1) is null
      and private.find_pages(plan.head, '{}', plan_search.only_difficulty, plan_search.for_age, 1) is not null) then
    plan.only_difficulty := plan_search.only_difficulty;
    plan.for_age := plan_search.for_age;
    plan.dropped := true;
    if private.find_pages(plan.head, wanted, plan.only_difficulty, plan.for_age, 1) is not null then
      plan.level := case when instead is null then 'all' else 'near' end;
      plan.near := instead;
      plan.others := wanted;
      return plan;
    end if;
  end if;
  for attempt in
    select tried.level, tried.head, tried.others, tried.near from (
      -- Without one of the others, the least important first.
      select 1 as step, -no::bigint as part, 'most' as level, plan.head as head, wanted[: no - 1] || wanted[no + 1 :] as others, null::integer as near
      from generate_subscripts(wanted, 1) as no where cardinality(wanted) > 1
      union all
      select 2, no, 'most', plan.head, wanted[no : no], null from generate_subscripts(wanted, 1) as no where cardinality(wanted) > 2
      union all
      -- "Dogs and cats": some of each. So is "pirate treasure", if few pages have the main thing.
      select 2, 1000 + no, 'most', plan.head || (wanted[no]).concepts, '{}', null from generate_subscripts(wanted, 1) as no
      where cardinality(wanted) = 1 and (wanted[no]).kind = 'thing'
        and private.is_list(plan.terms[plan.main_place], wanted[no], query, lang,
          cardinality(private.find_pages(plan.head, '{}', plan.only_difficulty, plan.for_age, 5)) < 5)
        and private.find_pages((wanted[no]).concepts, '{}', plan.only_difficulty, plan.for_age, 1) is not null
        and not private.is_anybody((wanted[no]).concepts) and not private.is_anybody(plan.head)
        and private.find_pages(plan.head, '{}', plan.only_difficulty, plan.for_age, 1) is not null
      union all
      -- "Dad and son fishing": a boy who fishes is nearer than a father who does not.
      select 2, 2000 + no, 'most', (wanted[no]).concepts, wanted[: no - 1] || wanted[no + 1 :], null from generate_subscripts(wanted, 1) as no
      where cardinality(wanted) > 1 and (wanted[no]).kind = 'action' and not private.is_weak_action((wanted[no]).concepts)
        and exists (select 1 from unnest(wanted) as who where who.kind = 'thing' and private.is_anybody(who.concepts))
      union all
      -- "Autumn leaves", "vet clinic": leaves are only a part of some pages, autumn is what others are about.
      select 3, -no, 'most', (wanted[no]).concepts, '{}', null from generate_subscripts(wanted, 1) as no
      where ((wanted[no]).kind in ('feast', 'time') or (wanted[no]).kind = 'thing' and lang = 'en' and (wanted[no]).place = (plan.terms[plan.main_place]).place - 1
          and private.is_main_somewhere((wanted[no]).concepts) and not private.is_anybody((wanted[no]).concepts))
        and (plan.terms[plan.main_place]).kind = 'thing' and not private.is_main_somewhere(plan.head)
      union all
      select 3, 1, 'main', plan.head, '{}', null where cardinality(wanted) > 0
      union all
      select 4 + (attached.no * 10), b.place, 'near', array[b.id], case attached.no when 0 then things else '{}' end, b.id
      from (values (0), (1)) as attached (no), (
        select wide.id, min(wide.place) as place from private.search_concepts as c, unnest(c.broader) with ordinality as wide (id, place)
        -- A rocking horse is played with, and other games are nothing like it; nor is any other feast like Thanksgiving, or a rainbow like fire.
        where c.id = any (plan.head) and (
          select (c.kind = 'action' or kind.kind <> 'action') and kind.key not in ('feasts', 'nature', 'people') from private.search_concepts as kind where kind.id = wide.id
        )
        group by wide.id
      ) as b where attached.no = 1 or cardinality(things) > 0 and b.place <= 2
      union all
      -- What belongs to a feast or a place is near others of its kind: for a lantern, another festival.
      select 20, b.place * 100 + beyond.place, 'near', array[beyond.id], '{}', beyond.id
      from private.search_concepts as c, unnest(c.broader) with ordinality as b (id, place), private.search_concepts as wide,
        unnest(wide.broader) with ordinality as beyond (id, place)
      where c.id = any (plan.head) and wide.id = b.id and not beyond.id = any (c.broader || c.id)
        and (select kind.kind <> 'action' from private.search_concepts as kind where kind.id = beyond.id)
      union all
      -- Then the others alone, or something of their kind. Any child at all is the last guess.
      select case when private.is_anybody((wanted[no]).concepts) then 40 else 30 end, no, 'most', (wanted[no]).concepts, '{}', null
      from generate_subscripts(wanted, 1) as no where (wanted[no]).role = 'concept'
      union all
      select 31, no * 100 + b.place, 'near', array[b.id], '{}', b.id
      from generate_subscripts(wanted, 1) as no, private.search_concepts as c, unnest(c.broader) with ordinality as b (id, place)
      where c.id = any ((wanted[no]).concepts) and b.place <= 3 and not private.is_anybody((wanted[no]).concepts)
    ) as tried (step, part, level, head, others, near)
    order by tried.step, tried.part
  loop
    -- A filter is no reason to show something else.
    exit when attempt.level = 'near' and private.find_pages(plan.terms[plan.main_place].concepts, '{}', null, null, 1) is not null;
    if private.find_pages(attempt.head, attempt.others, plan.only_difficulty, plan.for_age, 1) is not null then
      plan.level := attempt.level;
      -- What the pages lack, the first of them have at least a kind of.
      plan.looks := plan.looks || array(
        select wide from unnest(wanted) as missing cross join lateral private.broader_look(missing) as wide
        where missing.role = 'concept' and not missing.concepts <@ attempt.head and wide.concepts <> '{}' and not wide.concepts && attempt.head
          and not exists (select 1 from unnest(attempt.others) as met where met.concepts = missing.concepts)
      );
      plan.looks := plan.looks || private.habitat_look(attempt.head);
      plan.head := attempt.head;
      plan.others := attempt.others;
      plan.near := attempt.near;
      return plan;
    end if;
  end loop;
  -- Letters answer for words that stand in titles: "corpo umano" is understood, and a description with both words is about something else.
  plan.level := case when private.find_pages(plan.head, '{}', null, null, 1) is null and (
    exists (select 1 from unnest(plan.terms) as t where t.role = 'letters')
    or not exists (
      select 1 from unnest(private.letters_of(plan, query)) as typed
      where not exists (select 1 from private.known_words as k where k.word = typed)
    )
  ) then 'letters' else 'none' end;
  return plan;
end
$$;

-- What was understood and how far the results meet it, so that the screen can say it.
create or replace function public.search_summary(
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
      'met', plan.level in ('all', 'most', 'main', 'near') and (t.concepts <@ plan.head or t.no = plan.main_place and t.concepts @> plan.head or exists (
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
    'level', plan.level, 'total', total, 'wish', case private.query_without(tokens, plan.terms, null)
      -- As it was typed, with its apostrophes.
      when array_to_string(tokens, ' ') then regexp_replace(btrim(left(query, 200)), '\s+', ' ', 'g')
      else private.query_without(tokens, plan.terms, null) end,
    'near', (select private.concept_name(c, lang) from private.search_concepts as c where c.id = plan.near)
  );
end
$$;
