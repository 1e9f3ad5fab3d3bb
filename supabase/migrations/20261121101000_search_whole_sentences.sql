-- Whole sentences of visitors: "Kind fährt Fahrrad" and "perrito jugando con pelota" were denied although pages show them, "elephant baby" was
-- about babies, "kids building a sandcastle" about buildings.

-- Whether a concept is a living being, which can do something.
create function private.is_being(concepts integer[]) returns boolean
  language sql stable security definer set search_path = ''
  return exists (
    select 1 from private.search_concepts as c
    where c.id = any (concepts) and c.kind = 'thing' and (c.key in ('animals', 'people', 'jobs') or c.broader && array(
      select wide.id from private.search_concepts as wide where wide.key in ('animals', 'people', 'jobs', 'fantasy', 'dinosaur')
    ))
  );

create function private.is_animal(concepts integer[]) returns boolean
  language sql stable security definer set search_path = ''
  return exists (
    select 1 from private.search_concepts as c
    where c.id = any (concepts) and (c.key like '%animals' or c.broader && array(
      select wide.id from private.search_concepts as wide where wide.key in ('animals', 'dinosaur')
    ))
  );

-- "Elephant baby", "mommy and baby animals", "famille de canards": beside an animal, a word for the family says which animals come first. A child is
-- one of them only in one word ("Elefantenkind"), and "mom with a cat" is about a mother.
create function private.animal_families(terms private.search_term[], tokens text[]) returns private.search_term[]
  language plpgsql stable security definer set search_path = ''
as $$
declare
  family constant integer[] := array(
    select c.id from private.search_concepts as c
    where c.key in ('baby', 'babies', 'mother', 'father', 'parents', 'family', 'grandmother', 'grandfather', 'twin', 'child', 'boys-and-girls', 'look-young', 'baby-animals')
  );
  child constant integer[] := array(select c.id from private.search_concepts as c where c.key in ('child', 'boys-and-girls'));
  young constant integer[] := array(select c.id from private.search_concepts as c where c.key in ('look-young', 'baby-animals'));
begin
  if not exists (select 1 from unnest(terms) as t where t.role = 'concept' and t.concepts <@ family) then
    return terms;
  end if;
  return array(
    select case when t.role = 'concept' and t.concepts <@ family and exists (
        select 1 from unnest(terms) as animal
        where animal.role = 'concept' and animal.kind in ('thing', 'theme') and not animal.concepts && family and private.is_animal(animal.concepts)
          and (animal.place = t.place or not t.concepts && child) and (
            exists (select 1 from private.search_concepts as c where c.id = any (animal.concepts || t.concepts) and c.key like '%animals')
            or not exists (
              select 1 from unnest(terms) as between_them
              where between_them.place between least(t.place, animal.place) + 1 and greatest(t.place, animal.place) - 1
                and private.word_key(tokens[between_them.place]) not in
                  ('a', 'of', 's', 'von', 'van', 'de', 'des', 'du', 'd', 'del', 'di', 'dei', 'degli', 'delle', 'della', 'la', 'le', 'les', 'los', 'el')
            )
          )
      )
      then row(t.place, t.count, t.role, 'look', young, t.value)::private.search_term
      else row(t.place, t.count, t.role, t.kind, t.concepts, t.value)::private.search_term end
    from unnest(terms) with ordinality as t (place, count, role, kind, concepts, value, no) order by t.no
  );
end
$$;

create or replace function private.read_query(query text, lang public.language) returns setof private.search_term
  language plpgsql stable security definer set search_path = ''
as $$
declare
  words constant text[] := array(select private.word_key(token) from unnest(private.query_tokens(query)) as token);
  n constant integer := cardinality(words);
  -- The phrases of up to five words that the lexicon or an operator knows.
  known constant text[] := array(
    select phrase.text from (
      select distinct array_to_string(words[a : a + length - 1], '') as text from generate_series(1, n) as a, generate_series(1, 5) as length
      where a + length - 1 <= n
    ) as phrase
    where exists (select 1 from private.search_words as w where w.word = phrase.text and w.language = lang and w.role <> 'real')
      or exists (select 1 from public.search_synonyms as s where s.word_key = phrase.text and s.language = lang)
  );
  at integer := 1;
  span integer;
  phrase text;
  found private.search_term;
  action private.search_term;
  -- The concepts of the last word, if it was one.
  before integer[];
  age record;
  next_age integer;
  other public.language;
begin
  while at <= n loop
    select * into age from private.read_age(words, at, lang);
    if age.count is not null then
      return next row(at, age.count, 'age', null, null, greatest(3, least(12, age.age))::text)::private.search_term;
      at := at + age.count;
      continue;
    end if;
    found := null;
    -- A phrase ends before an age: in "my 3 year old" the words "my 3" are no phrase.
    next_age := (
      select min(later) from generate_series(at + 1, least(at + 4, n)) as later where words[later] ~ '^[0-9]'
        and exists (select 1 from private.read_age(words, later, lang))
    );
    span := least(5, n - at + 1, next_age - at);
    loop
      phrase := array_to_string(words[at : at + span - 1], '');
      if phrase = any (known) then
        found := private.synonym_sense(phrase, lang);
        if found.role is null then
          found := private.word_sense(array[phrase], lang);
        end if;
      elsif span > 1 and found.role is null and not words[at] = any (known) then
        foreach other in array enum_range(null::public.language) loop
          found := private.word_sense(array[phrase], other);
          exit when found.role is not null;
        end loop;
      end if;
      -- "qui danse" is a look of the artist, and "danse" says more.
      if span > 1 and found.kind = 'look' and (private.word_sense(array[words[at + span - 1]], lang)).kind <> 'look' then
        found := null;
      end if;
      if span in (2, 3) and found.role is null then
        found := private.similar_phrase(words[at : at + span - 1], lang);
      end if;
      exit when found.role is not null or span = 1;
      span := span - 1;
    end loop;
    -- "Building" is a building, and in "kids building a sandcastle" what they do; so is "playing" in "playing the piano".
    if found.role = 'concept' and found.kind = 'thing' and span = 1 and (before is not null or at = 1 and n > 1) and phrase ~ (case lang when 'en' then 'ing$' when 'es' then '[ae]ndo$' when 'it' then '[ae]ndo$' else '^$' end) then
      action := (
        select row(at, 1, 'concept', 'action', array_agg(distinct w.concept), null)::private.search_term
        from private.search_words as w join private.search_concepts as c on c.id = w.concept and c.kind = 'action'
        where w.word = phrase and w.language = lang and w.role = 'concept'
      );
      if action.concepts is not null and (before is null or private.is_being(before)) then
        found := action;
      end if;
    end if;
    before := case when found.role = 'concept' then found.concepts when found.role is null then null else before end;
    if found.role is not null then
      return query select * from private.terms_at(found, at, span);
    else
      return query
        select term.* from private.read_word(words[at], lang, at = n) as meant
        cross join lateral private.terms_at(meant, at, 1) as term;
    end if;
    at := at + span;
  end loop;
end
$$;

-- Actions that say little: "dog with a ball" answers "dog chasing a ball".
create function private.is_weak_action(concepts integer[]) returns boolean
  language sql stable security definer set search_path = ''
  return exists (
    select 1 from private.search_concepts as c where c.id = any (concepts) and c.key in (
      'to-bring', 'to-carry', 'to-catch', 'to-celebrate', 'to-chase', 'to-find', 'to-follow', 'to-give', 'to-have', 'to-hold', 'to-lie', 'to-look-at',
      'to-love', 'to-play', 'to-search', 'to-show', 'to-sit', 'to-stand', 'to-wear'
    )
  );

-- Whether it is the main figure of a page, and not only a part of some.
create function private.is_main_somewhere(concepts integer[]) returns boolean
  language sql stable security definer set search_path = ''
  return exists (
    select 1 from unnest(private.with_themes(concepts)) as id
    cross join lateral (select p.score from private.page_concepts as p where p.concept = id order by p.score limit 1) as best where best.score < 256
  );

-- What a page may have instead of something that was meant: a swimming pool is summer, a dress is clothes.
create function private.broader_look(term private.search_term) returns private.search_term
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return row(null, null, 'concept', 'look', array(
    select b.id from private.search_concepts as c, unnest(c.broader) with ordinality as b (id, place)
    join private.search_concepts as wide on wide.id = b.id
    where c.id = any (term.concepts) and b.place <= 3 and wide.key not in ('animals', 'boys-and-girls', 'buildings', 'fantasy', 'feasts', 'nature', 'people')
  ), null)::private.search_term;
end
$$;

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
  letter_s constant integer[] := array(select c.id from private.search_concepts as c where c.key = 'letter-s');
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
  -- "Letters" and "letter S" are the same without spaces.
  if cardinality(plan.head) > 1 and letter_s && plan.head then
    plan.head := case when (plan.terms[plan.main_place]).count > 1 then letter_s else array(select unnest(plan.head) except select unnest(letter_s)) end;
    plan.terms := plan.terms[: plan.main_place - 1]
      || (select row(t.place, t.count, t.role, t.kind, plan.head, t.value)::private.search_term from unnest(plan.terms[plan.main_place : plan.main_place]) as t)
      || plan.terms[plan.main_place + 1 :];
  end if;
  -- "Gattino" means a kitten and any cat: kittens come first.
  narrower := array(
    select c.id from private.search_concepts as c where c.id = any (plan.head) and c.broader && plan.head
  );
  if narrower <> '{}' and not narrower @> plan.head then
    if private.is_main_somewhere(narrower) then
      plan.looks := plan.looks || row(null, null, 'concept', 'look', narrower, null)::private.search_term;
    elsif (plan.terms[plan.main_place]).kind = 'thing' then
      -- A flower is a part of many pages; who searches flowers means roses and tulips.
      plan.head := array(select unnest(plan.head) except select unnest(narrower));
    end if;
  end if;
  wanted := array(
    select plan.terms[no] from generate_subscripts(plan.terms, 1) as no
    where no <> plan.main_place and (plan.terms[no]).role in ('concept', 'letters') and (plan.terms[no]).kind is distinct from 'look'
      and not coalesce((plan.terms[no]).concepts <@ plan.head, false)
    order by case (plan.terms[no]).kind when 'thing' then 0 when 'theme' then 0 when 'feast' then 1 when 'place' then 2 when 'action' then 3
      when 'time' then 4 else 5 end, no
  );
  -- The usual case, before the list of all other attempts is made.
  if private.find_pages(plan.head, wanted, plan.only_difficulty, plan.for_age, 1) is not null then
    plan.level := 'all';
    plan.others := wanted;
    return plan;
  end if;
  things := array(select t from unnest(wanted) as t where t.kind is distinct from 'action');
  required := array(select t from unnest(wanted) as t where t.kind is distinct from 'action' or not private.is_weak_action(t.concepts));
  if cardinality(required) < cardinality(wanted)
    and private.find_pages(plan.head, required, plan.only_difficulty, plan.for_age, 1) is not null then
    plan.level := 'all';
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
      plan.level := 'all';
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
      -- "Dogs and cats": some of each.
      select 2, 1000 + no, 'most', plan.head || (wanted[no]).concepts, '{}', null from generate_subscripts(wanted, 1) as no
      where cardinality(wanted) = 1 and (wanted[no]).kind = 'thing'
        and private.word_key((private.query_tokens(query))[greatest((wanted[no]).place, (plan.terms[plan.main_place]).place) - 1]) in
          (case lang when 'en' then 'and' when 'de' then 'und' when 'fr' then 'et' when 'es' then 'y' when 'it' then 'e' when 'nl' then 'en' end)
        and private.find_pages((wanted[no]).concepts, '{}', plan.only_difficulty, plan.for_age, 1) is not null
        and not private.is_anybody((wanted[no]).concepts) and not private.is_anybody(plan.head)
        and private.find_pages(plan.head, '{}', plan.only_difficulty, plan.for_age, 1) is not null
      union all
      -- "Autumn leaves": leaves are only a part of some pages, autumn is what others are about.
      select 3, -no, 'most', (wanted[no]).concepts, '{}', null from generate_subscripts(wanted, 1) as no
      where (wanted[no]).kind in ('feast', 'time') and (plan.terms[plan.main_place]).kind = 'thing' and not private.is_main_somewhere(plan.head)
      union all
      select 3, 1, 'main', plan.head, '{}', null where cardinality(wanted) > 0
      union all
      select 4 + (attached.no * 10), b.place, 'near', array[b.id], case attached.no when 0 then things else '{}' end, b.id
      from (values (0), (1)) as attached (no), (
        select wide.id, min(wide.place) as place from private.search_concepts as c, unnest(c.broader) with ordinality as wide (id, place)
        where c.id = any (plan.head) group by wide.id
      ) as b where attached.no = 1 or cardinality(things) > 0 and b.place <= 2
      union all
      -- What belongs to a feast or a place is near others of its kind: for a lantern, another festival.
      select 20, b.place * 100 + beyond.place, 'near', array[beyond.id], '{}', beyond.id
      from private.search_concepts as c, unnest(c.broader) with ordinality as b (id, place), private.search_concepts as wide,
        unnest(wide.broader) with ordinality as beyond (id, place)
      where c.id = any (plan.head) and wide.id = b.id and not beyond.id = any (c.broader || c.id)
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

-- The pages of a plan: those with all looks first, then those with one of them.
create or replace function private.pages_of_plan(plan private.search_plan, query text, lang public.language, needed integer) returns uuid[]
  language plpgsql stable security definer set search_path = ''
as $$
declare
  found integer[] := '{}';
  looks private.search_term[];
begin
  if plan.level = 'none' then
    return '{}';
  elsif plan.level = 'letters' then
    return private.pages_by_letters(private.letters_of(plan, query), query, lang, plan.only_difficulty, plan.for_age, needed);
  end if;
  for step in 0..coalesce(cardinality(plan.looks), 0) + 1 loop
    looks := case when step = 0 then plan.looks else plan.looks[step : step] end;
    continue when step = 0 and cardinality(looks) < 2;
    found := found || array(
      select more.no from unnest(private.find_pages(plan.head, plan.others || looks, plan.only_difficulty, plan.for_age, needed)) with ordinality as more (no, place)
      where not more.no = any (found) order by more.place
    );
    exit when cardinality(found) >= needed;
  end loop;
  return array(
    select i.page_id from unnest(found) with ordinality as f (no, place) join private.page_index as i on i.page_no = f.no
    order by f.place limit needed
  );
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
    'level', plan.level, 'total', total, 'wish', private.query_without(tokens, plan.terms, null),
    'near', (select private.concept_name(c, lang) from private.search_concepts as c where c.id = plan.near)
  );
end
$$;
