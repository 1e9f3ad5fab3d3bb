-- "Sistema solar" went on with a unicorn in space and "barn" with a goat on the farm, because such a word means the place as well. A doghouse was
-- answered with the Eiffel Tower: a building is like few others.

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
  places integer[];
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
  -- A barn belongs to a farm, and who searches it does not mean a goat there.
  places := array(
    select place.id from private.search_concepts as place
    where place.id = any (plan.head) and place.kind = 'place' and exists (
      select 1 from private.search_concepts as thing where thing.id = any (plan.head) and thing.kind = 'thing' and place.id = any (thing.broader)
    )
  );
  if places <> '{}' and private.is_main_somewhere(array(select unnest(plan.head) except select unnest(places))) then
    plan.head := array(select unnest(plan.head) except select unnest(places));
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
          select (c.kind = 'action' or kind.kind <> 'action') and kind.key not in ('buildings', 'feasts', 'nature', 'people') from private.search_concepts as kind where kind.id = wide.id
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
      -- Then the others alone, or something of their kind: for "windmill with tulips" tulips before other landmarks, but for "sloth on a tree" other
      -- animals first. Any child at all is the last guess.
      select case when private.is_anybody((wanted[no]).concepts) then 40
        when (wanted[no]).kind = 'thing' and not private.is_being(plan.head) and private.is_main_somewhere((wanted[no]).concepts) then 12
        else 30 end, no, 'most', (wanted[no]).concepts, '{}', null
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
