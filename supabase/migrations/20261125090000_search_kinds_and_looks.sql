-- A word that only joining two words makes is no thing: "koning in het kasteel" led to queens, "S is for snake" to sisters. A verb that is written like
-- a thing is one after "che" or "qui" ("un bambino che pesca" had peaches). Who searches only "angry" is shown feelings, and instead of what no page
-- shows, pages about something of its kind come before those where it is a detail.

-- What is of a kind and not only has it, if that are few concepts: a page about any of them is about the kind.
create function private.kinds_look(head integer[]) returns private.search_term[]
  language plpgsql stable security definer set search_path = ''
as $$
declare
  kinds constant integer[] := head || array(
    select kind.id from private.search_concepts as kind
    where kind.kind = 'thing' and kind.broader && head
      and exists (select 1 from private.search_concepts as wide where wide.id = any (head) and wide.kind = 'thing')
  );
begin
  if cardinality(kinds) not between cardinality(head) + 1 and 50
    or not exists (select 1 from private.page_concepts as p where p.concept = any (kinds) and p.score < 256) then
    return '{}';
  end if;
  return array[row(null, null, 'concept', 'look', kinds, 'main')::private.search_term];
end
$$;
revoke execute on function private.kinds_look from public;

-- Whether the first pages of these concepts only have them as a detail.
create function private.is_detail_only(concepts integer[]) returns boolean
  language sql stable security definer set search_path = ''
  return coalesce((
    select min(best.score) between 256 and 511 from unnest(concepts) as id,
      lateral (select p.score from private.page_concepts as p where p.concept = id order by p.score limit 1) as best
  ), false);
revoke execute on function private.is_detail_only from public;

-- A word that is a thing and an adjective is one beside a thing, before it in Germanic languages and after it in the others: "giant dinosaur",
-- "gato naranja", "kleine Katze". It says what comes first, and no page lacks it.
create function private.adjectives_of(terms private.search_term[], query text, lang public.language) returns private.search_term[]
  language plpgsql stable security definer set search_path = ''
as $$
declare
  tokens constant text[] := array(select private.word_key(token) from unnest(private.query_tokens(query)) as token);
  beside constant integer := case when lang in ('en', 'de', 'nl') then 1 else -1 end;
  looks integer[];
  changed private.search_term[] := '{}';
  term private.search_term;
begin
  if cardinality(tokens) < 2 then
    return terms;
  end if;
  foreach term in array terms loop
    if term.role = 'concept' and term.kind = 'thing' and term.count = 1 and exists (
      select 1 from unnest(terms) as thing where thing.role = 'concept' and thing.kind = 'thing'
        and case when beside = 1 then thing.place = term.place + 1 else thing.place + thing.count = term.place end
    ) then
      looks := array(
        select w.concept from private.search_words as w join private.search_concepts as c on c.id = w.concept and c.kind = 'look'
        where w.word = tokens[term.place] and w.language = lang and w.role = 'concept'
      );
      if looks <> '{}' then
        term.concepts := looks || case when private.is_anybody(term.concepts) then '{}' else term.concepts end;
        term.kind := 'look';
      end if;
    end if;
    changed := changed || term;
  end loop;
  return changed;
end
$$;
revoke execute on function private.adjectives_of from public;

-- A look that nobody has by default: who searches a sad dog is not content with any dog.
create function private.is_sought_look(concepts integer[]) returns boolean
  language sql stable security definer set search_path = ''
  return exists (
    select 1 from private.search_concepts as c where c.id = any (is_sought_look.concepts)
      and c.key in ('look-angry', 'look-bored', 'look-grumpy', 'look-lonely', 'look-sad', 'look-scared', 'look-sick', 'look-surprised', 'look-tired')
  );
revoke execute on function private.is_sought_look from public;

-- "Elephant baby", "mommy and baby animals", "famille de canards": beside an animal, a word for the family says which animals come first. A child is
-- one of them only in one word ("Elefantenkind"), and "mom with a cat" is about a mother.
create or replace function private.animal_families(terms private.search_term[], tokens text[]) returns private.search_term[]
  language plpgsql stable security definer set search_path = ''
as $$
declare
  family constant integer[] := array(
    select c.id from private.search_concepts as c
    where c.key in ('baby', 'babies', 'mother', 'father', 'parents', 'family', 'grandmother', 'grandfather', 'twin', 'child', 'boys-and-girls', 'look-young', 'look-small', 'look-tiny', 'baby-animals')
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

-- Reads a query phrase by phrase, the longest first.
create or replace function private.read_query(query text, lang public.language) returns setof private.search_term
  language plpgsql stable security definer set search_path = ''
as $$
declare
  words constant text[] := array(select private.word_key(token) from unnest(private.query_tokens(query)) as token);
  n constant integer := cardinality(words);
  -- Null for articles, prepositions and the like; a single word is no phrase.
  others constant text[] := case when n > 1 then array(
    select case when not exists (
      select 1 from private.search_words as w where w.word = small.word and w.language = lang and w.value = 'small'
    ) then small.word end
    from unnest(words) with ordinality as small (word, no) order by no
  ) end;
  -- The phrases of up to five words that the lexicon or an operator knows, as they are and with only their other words.
  known constant text[] := array(
    select phrase.text from (
      select array_to_string(words[a : a + length - 1], '') as text from generate_series(1, n) as a, generate_series(1, 5) as length
      where a + length - 1 <= n
      union
      select array_to_string(others[a : a + length - 1], ' ') from generate_series(1, n) as a, generate_series(2, 5) as length
      where others[a] is not null and others[a + length - 1] is not null
    ) as phrase
    where exists (select 1 from private.search_words as w where w.word = phrase.text and w.language = lang and w.role <> 'real')
      or exists (select 1 from public.search_synonyms as s where s.word_key = phrase.text and s.language = lang)
  );
  relative constant text[] := array['che', 'dat', 'die', 'que', 'qui', 'that', 'who'];
  is_known constant boolean[] := array(select word = any (known) from unnest(words) with ordinality as w (word, no) order by no);
  at integer := 1;
  span integer;
  phrase text;
  bare text;
  found private.search_term;
  action private.search_term;
  -- The concepts of the last word, if it was one.
  before integer[];
  age record;
  next_age integer;
  other public.language;
  -- Guessing what an unknown word means costs 20 ms: a query of 14 took 0.3 s. After this many only certain meanings are looked up.
  max_unknown constant integer := 4;
  unknown integer := 0;
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
      else
        bare := array_to_string(others[at : at + span - 1], ' ');
        if span > 1 and others[at] is not null and others[at + span - 1] is not null and bare = any (known) then
          found := private.word_sense(array[bare], lang);
        end if;
      end if;
      if span > 1 and unknown < max_unknown and found.role is null and not phrase = any (known) and not words[at] = any (known) then
        foreach other in array enum_range(null::public.language) loop
          found := private.word_sense(array[phrase], other);
          exit when found.role is not null;
        end loop;
      end if;
      -- "qui danse" is a look of the artist, and "danse" says more.
      if span > 1 and found.kind = 'look' and (private.word_sense(array[words[at + span - 1]], lang)).kind <> 'look' then
        found := null;
      end if;
      if span in (2, 3) and unknown < max_unknown and found.role is null and cardinality(array_positions(is_known[at : at + span - 1], false)) = 1 then
        found := private.similar_phrase(words[at : at + span - 1], lang);
      end if;
      -- Only small words side by side are no thing: "per la" is no pearl.
      if span > 1 and found.kind = 'thing' and cardinality(array_remove(others[at : at + span - 1], null)) = 0 then
        found := null;
      end if;
      -- Nor is a thing what two words only make without the space between them: "koning in" is no queen (koningin), "S is" no sister.
      if span > 1 and found.kind = 'thing' and not exists (
        select 1 from private.search_concepts as letter where letter.id = any (found.concepts) and letter.key like 'letter-%'
      ) and (
        others[at + span - 1] is null
        or span = 2 and char_length(words[at]) = 1 and exists (
          select 1 from private.search_words as w where w.word = words[at + 1] and w.language = lang and w.role in ('stop', 'link')
        )
      ) then
        found := null;
      end if;
      exit when found.role is not null or span = 1;
      span := span - 1;
    end loop;
    -- A small word before another word is one, and no thing that is written like it: in "dessin des animaux" there are no dice, and nobody
    -- crosses the street at a bee ("bij het zebrapad").
    if span = 1 and at < n and found.role = 'concept' and found.kind = 'thing' and (
      others[at] is null or at > 1 and private.is_link(words[at], lang) and not private.is_link(words[at + 1], lang)
    ) then
      found := row(null, null, 'link', null, null, null)::private.search_term;
    end if;
    -- "Building" is a building, and in "kids building a sandcastle" what they do; so is "playing" in "playing the piano".
    if found.role = 'concept' and found.kind = 'thing' and span = 1 and (before is not null or at = 1 and n > 1)
      and (phrase ~ (case lang when 'en' then 'ing$' when 'de' then 'n$' when 'nl' then 'n$' when 'fr' then '(er|ir|re|ent)$' when 'es' then '([ae]ndo|r|[ae]n)$'
        else '([ae]ndo|re|[ao]no)$' end)
      -- "Un bambino che pesca" is no peach.
      or words[at - 1] = any (relative) and lang <> 'de') and not (lang in ('de', 'nl') and before is null) then
      action := (
        select row(at, 1, 'concept', 'action', array_agg(distinct w.concept), null)::private.search_term
        from private.search_words as w join private.search_concepts as c on c.id = w.concept and c.kind = 'action'
        where w.word = phrase and w.language = lang and w.role = 'concept'
      );
      if action.concepts is not null and (before is null or lang in ('de', 'nl') or private.is_being(before))
        -- "Qui danse" is dancing as well.
        and not (words[at - 1] = any (relative) and action.concepts <@ found.concepts) then
        found := action;
      end if;
    end if;
    before := case when found.role = 'concept' then found.concepts when found.role is null then null else before end;
    if found.role is null and unknown >= max_unknown then
      found := private.word_sense(private.word_stems(words[at], lang), lang);
      if found.role is null then
        found := row(null, null, 'letters', null, null, words[at])::private.search_term;
      end if;
    end if;
    if found.role is not null then
      return query select * from private.terms_at(found, at, span);
    else
      for found in
        select term.* from private.read_word(words[at], lang, at = n) as meant
        cross join lateral private.terms_at(meant, at, 1) as term
      loop
        if found.role = 'letters' then
          unknown := unknown + 1;
        end if;
        return next found;
      end loop;
    end if;
    at := at + span;
  end loop;
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
  places integer[];
  -- What is said to be shown instead, if the words mean something that no page shows.
  instead integer;
  attempt record;
begin
  plan.terms := private.without_audience(
    private.animal_families(private.adjectives_of(array(select term from private.read_query(query, lang) as term), query, lang), private.query_tokens(query))
  );
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
      -- "Happy" is a friendly cat, and the page that explains feelings.
      plan.head := plan.head || array(
        select b.id from private.search_concepts as c, unnest(c.broader) as w (id) join private.search_concepts as b on b.id = w.id
        where c.id = any (plan.head) and b.key = 'emotions' and exists (select 1 from private.page_concepts as p where p.concept = c.id)
      );
      if private.find_pages(plan.head, '{}', plan.only_difficulty, plan.for_age, 1) is not null then
        plan.level := 'all';
      else
        -- "Angry" leads to a page about feelings.
        plan.near := (
          select b.id from private.search_concepts as c, unnest(c.broader) with ordinality as b (id, place)
          where c.id = any (plan.head) and exists (select 1 from private.page_concepts as p where p.concept = b.id)
          order by b.place limit 1
        );
        plan.level := 'letters';
        if private.find_pages(array[plan.near], '{}', plan.only_difficulty, plan.for_age, 1) is not null then
          plan.head := array[plan.near];
          plan.looks := '{}';
          plan.level := 'near';
        end if;
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
      plan.looks := plan.looks || row(null, null, 'concept', 'look', narrower, case when (plan.terms[plan.main_place]).kind = 'thing'
        -- What no page is about by itself ("insects") is a kind of its pages.
        and exists (select 1 from private.page_concepts as p where p.concept = any (narrower) and p.score < 256) then 'main' end)::private.search_term;
    end if;
    if (plan.terms[plan.main_place]).kind = 'thing' then
      plan.head := array(select unnest(plan.head) except select unnest(narrower));
    end if;
  end if;
  -- "House" is a mushroom house before a stork on a roof.
  if (plan.terms[plan.main_place]).kind = 'thing' and private.is_detail_only(plan.head || narrower) then
    plan.looks := plan.looks || private.kinds_look(plan.head || narrower);
  end if;
  -- A monkey in space is no first answer to "jungle animals".
  plan.looks := plan.looks || private.habitat_look(plan.head);
  wanted := array(
    select plan.terms[no] from generate_subscripts(plan.terms, 1) as no
    where no <> plan.main_place and (plan.terms[no]).role in ('concept', 'letters') and ((plan.terms[no]).kind is distinct from 'look' or private.is_sought_look((plan.terms[no]).concepts))
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
    select tried.step, tried.part, tried.level, tried.head, tried.others, tried.near from (
      -- "Chaton qui dort": a cat that sleeps is nearer than a kitten that does not.
      select 0 as step, b.place as part, 'near' as level, array[b.id] as head, wanted as others, b.id as near
      from private.search_concepts as c, unnest(c.broader) with ordinality as b (id, place), private.search_concepts as kind
      where cardinality(wanted) > 0 and c.id = any (plan.head) and c.kind = 'thing' and b.place = 1 and kind.id = b.id and kind.kind = 'thing'
        and private.is_being(plan.head) and not private.is_anybody(array[b.id])
        and exists (select 1 from private.page_concepts as p where p.concept = b.id and p.score < 256)
      union all
      -- Without one of the others, the least important first.
      select 1, -no, 'most', plan.head, wanted[: no - 1] || wanted[no + 1 :], null
      from generate_subscripts(wanted, 1) as no where cardinality(wanted) > 1
      union all
      -- "Child and dog building a snowman": all but the main thing is nearer than only two of four. Of two things, one that is not anybody comes first.
      select 1, 100 + no, 'most', (wanted[no]).concepts, wanted[: no - 1] || wanted[no + 1 :], null
      from generate_subscripts(wanted, 1) as no
      where cardinality(wanted) > 2 and (wanted[no]).kind = 'thing' and not private.is_anybody((wanted[no]).concepts)
      union all
      select 2, no + case when private.is_anybody((wanted[no]).concepts) then 100 else 0 end, 'most', plan.head, wanted[no : no], null
      from generate_subscripts(wanted, 1) as no where cardinality(wanted) > 2
      union all
      -- "Dogs and cats": some of each. So is "pirate treasure", if few pages have the main thing.
      select 2, 1000 + no, 'most', plan.head || (wanted[no]).concepts, '{}', null from generate_subscripts(wanted, 1) as no
      where cardinality(wanted) = 1 and (wanted[no]).kind = 'thing'
        and private.is_list(plan.terms[plan.main_place], wanted[no], query, lang,
          cardinality(private.find_pages(plan.head, '{}', plan.only_difficulty, plan.for_age, 5)) < 5)
        and private.find_pages((wanted[no]).concepts, '{}', plan.only_difficulty, plan.for_age, 1) is not null
        and not private.is_anybody((wanted[no]).concepts) and not private.is_anybody(plan.head)
        and not exists (select 1 from private.search_concepts as c where c.id = any ((wanted[no]).concepts) and c.key = 'parts-of')
        and private.find_pages(plan.head, '{}', plan.only_difficulty, plan.for_age, 1) is not null
      union all
      -- "Farmer feeding chickens": the few farmers, then chickens.
      select 2, 1200 + no, 'most', plan.head || (wanted[no]).concepts, '{}', null from generate_subscripts(wanted, 1) as no
      where cardinality(things) = 1 and cardinality(wanted) > 1 and (wanted[no]).kind = 'thing'
        and private.is_being(plan.head) and private.is_being((wanted[no]).concepts)
        and not private.is_anybody((wanted[no]).concepts) and not private.is_anybody(plan.head)
        and cardinality(private.find_pages(plan.head, '{}', plan.only_difficulty, plan.for_age, 5)) < 5
        and private.find_pages((wanted[no]).concepts, '{}', plan.only_difficulty, plan.for_age, 1) is not null
      union all
      -- "Dragon at Chinese New Year": the few pages of the feast, then dragons.
      select 2, 1300 + no, 'most', plan.head || (wanted[no]).concepts, '{}', null from generate_subscripts(wanted, 1) as no
      where cardinality(things) = 1 and (wanted[no]).kind = 'feast' and (plan.terms[plan.main_place]).kind = 'thing' and not private.is_anybody(plan.head)
        and cardinality(private.find_pages((wanted[no]).concepts, '{}', plan.only_difficulty, plan.for_age, 5)) between 1 and 4
        and private.find_pages(plan.head, '{}', plan.only_difficulty, plan.for_age, 1) is not null
      union all
      -- "Happy birthday grandma": birthdays and grandmothers, if no grandmother celebrates.
      select 2, 1500 + no, 'most', plan.head || (wanted[no]).concepts, '{}', null from generate_subscripts(wanted, 1) as no
      where cardinality(wanted) = 1 and (wanted[no]).kind = 'feast' and not private.is_anybody(plan.head)
        and exists (
          select 1 from private.search_concepts as c join private.search_concepts as family on family.id = any (c.broader) and family.key = 'family'
          where c.id = any (plan.head)
        )
        and private.find_pages((wanted[no]).concepts, '{}', plan.only_difficulty, plan.for_age, 1) is not null
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
    exit when attempt.step > 0 and attempt.level = 'near' and private.find_pages(plan.terms[plan.main_place].concepts, '{}', null, null, 1) is not null;
    if private.find_pages(attempt.head, attempt.others, plan.only_difficulty, plan.for_age, 1) is not null then
      plan.level := attempt.level;
      -- What the pages lack, the first of them have at least a kind of.
      plan.looks := plan.looks || array(
        select wide from unnest(wanted) as missing cross join lateral private.broader_look(missing) as wide
        where missing.role = 'concept' and not missing.concepts <@ attempt.head and wide.concepts <> '{}' and not wide.concepts && attempt.head
          and not exists (select 1 from unnest(attempt.others) as met where met.concepts = missing.concepts)
      );
      plan.looks := plan.looks || private.habitat_look(attempt.head);
      -- Instead of a treehouse first a mushroom house, then a stork on a roof.
      if attempt.level = 'near' then
        plan.looks := plan.looks || private.kinds_look(attempt.head);
      end if;
      -- The few come first.
      if attempt.step = 2 and attempt.part between 1200 and 1399 then
        plan.looks := row(null, null, 'concept', 'look', case when attempt.part < 1300 then plan.head else wanted[attempt.part - 1300].concepts end, null)::private.search_term
          || plan.looks;
      end if;
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
  -- What "dogs and cats" lists.
  listed constant private.search_term[] := case when plan.level = 'most' and cardinality(plan.others) = 0 and cardinality(plan.looks) = 0 then array(
    select t from unnest(plan.terms) as t where t.role = 'concept' and t.kind = 'thing' and t.concepts <@ plan.head
  ) end;
begin
  if plan.level = 'none' then
    return '{}';
  elsif plan.level = 'letters' then
    return private.pages_by_letters(private.letters_of(plan, query), query, lang, plan.only_difficulty, plan.for_age, needed);
  end if;
  -- One of each in turn.
  if cardinality(listed) > 1 then
    return array(
      select i.page_id from (
        select hit.no, min(hit.place * 10 + list.no) as turn
        from unnest(listed) with ordinality as list (place, count, role, kind, concepts, value, no),
          unnest(private.find_pages(list.concepts, '{}', plan.only_difficulty, plan.for_age, needed)) with ordinality as hit (no, place)
        group by hit.no
      ) as found join private.page_index as i on i.page_no = found.no
      order by found.turn limit needed
    );
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

-- How children write: "mermade", "snaik", "gote", "Fuks", "acuila".
create or replace function private.sound_in(word text, lang public.language) returns text
  language sql immutable parallel safe set search_path = ''
  return private.sound_of(case lang
    when 'fr' then regexp_replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(word,
      'euil', 'ey'), 'eill', 'ey'), 'eil', 'ey'), 'ill', 'y'), 'eau', 'o'), 'au', 'o'), 'ai', 'e'), 'ei', 'e'), 'ge', 'je'), 'gi', 'ji'), 'an', 'en'),
      '(?<=...)(es|e|s|t|x)$', '')
    when 'en' then regexp_replace(replace(replace(replace(replace(replace(replace(replace(replace(
      regexp_replace(regexp_replace(word, '(?<=.)a([bcdfgklmnpstvz])e(s?)$', 'e\1\2'), '(?<=.)([iou])([bcdfgklmnpstvz])e(s?)$', '\1\2\3'),
      'igh', 'i'), 'ee', 'i'), 'ea', 'i'), 'oo', 'u'), 'oa', 'o'), 'ai', 'e'), 'ay', 'e'), 'au', 'o'),
      '(?<=...)(e|a|o)r$', 'er')
    when 'de' then regexp_replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(word,
      'ie', 'i'), 'ai', 'ei'), 'ay', 'ei'), 'ey', 'ei'), 'dt', 't'), 'th', 't'), 'tz', 'z'), 'chs', 'ks'), 'x', 'ks'), 'd$', 't')
    when 'es' then replace(replace(replace(replace(ltrim(word, 'h'), 'v', 'b'), 'll', 'y'), 'ge', 'je'), 'gi', 'ji')
    when 'it' then replace(replace(replace(replace(replace(regexp_replace(word, 'cu(?=[aeio])', 'qu', 'g'), 'ch', 'k'), 'gh', 'g'), 'cq', 'k'), 'gli', 'li'), 'gn', 'n')
    when 'nl' then regexp_replace(replace(replace(replace(replace(replace(replace(word,
      'ij', 'ei'), 'y', 'ei'), 'ou', 'au'), 'ie', 'i'), 'oe', 'u'), 'dt', 't'), 'd$', 't')
  end);
