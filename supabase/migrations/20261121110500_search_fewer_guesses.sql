-- "Week" was read as work, "hedghog" as a hog in a hedge, and "bonne année" as a donkey; a rocking horse led to drums.

-- The concepts of the most similar words: the same sound, or a few wrong letters, fewer in a short word and in another language than the visitor's.
create or replace function private.similar_words(typed text, langs public.language[], most integer) returns integer[]
  language plpgsql stable security definer set search_path = ''
as $$
declare
  allowed constant integer := least(most, case when char_length(typed) <= 7 then 1 when char_length(typed) <= 9 then 2 else 3 end);
begin
  return (
    with near as materialized (
      select w.word, w.concept, w.sound = spoken.sound as is_same_sound, wrong.letters = 2 and char_length(w.word) = char_length(typed) as is_other_order, case when w.sound = spoken.sound then 0 else wrong.letters
          -- Two letters in the wrong order are one mistake.
          - (char_length(w.word) = char_length(typed) and wrong.letters = 2 and
            array(select unnest(string_to_array(w.word, null)) order by 1) = array(select unnest(string_to_array(typed, null)) order by 1))::integer
          end as distance
      from (select l.lang, private.sound_in(typed, l.lang) as sound from unnest(langs) as l (lang)) as spoken
      join private.search_words as w on w.language = spoken.lang and left(w.sound, 1) = left(spoken.sound, 1) and w.role = 'concept'
        and char_length(w.word) between char_length(typed) - 2 and char_length(typed) + 2
      -- Comparing stops at the first letter too many: a right order saves one.
      cross join lateral (select extensions.levenshtein_less_equal(w.word, typed, allowed + 1) as letters) as wrong
      where wrong.letters <= allowed + 1 or (most > 1 and w.sound = spoken.sound)
    ), things as (
      select near.* from near join private.search_concepts as c on c.id = near.concept and c.kind <> 'look'
      where near.distance <= least(allowed, case when char_length(near.word) <= 7 then 1 else 3 end)
        -- Of few letters, one may be missing, doubled or in the wrong place; another letter makes another word: "week" is no work.
        and (char_length(typed) > 5 or abs(char_length(near.word) - char_length(typed)) <= 1 and (
          near.is_same_sound or char_length(near.word) <> char_length(typed) or near.is_other_order))
        and (c.kind = 'thing' or near.is_same_sound or most > 1 and exists (select 1 from private.page_concepts as p where p.concept = near.concept))
    )
    select array_agg(distinct things.concept) from things
    join (
      select n.word from things as n order by n.distance, extensions.similarity(n.word, typed) desc, n.word limit 1
    ) as best on best.word = things.word
  );
end
$$;

-- What a single word means that no phrase explains, from certain to guessed.
create or replace function private.read_word(word text, lang public.language, is_last boolean default true) returns setof private.search_term
  language plpgsql stable security definer set search_path = ''
as $$
declare
  found private.search_term;
  parts record;
  others constant public.language[] := array_remove(enum_range(null::public.language), lang);
  other public.language;
  ids integer[];
  -- A common word of the language is not guessed to be another one.
  is_real constant boolean := exists (
    select 1 from private.search_words as w where w.word = read_word.word and w.language = lang and w.role = 'real'
  );
begin
  found := private.word_sense(private.word_stems(word, lang), lang);
  if found.role is not null and char_length(word) > 2 then
    return next found;
    return;
  end if;
  -- One wrong letter is nearer than a compound: "hedghog" is no hog in a hedge, "Prinzesinnen" no princely senses.
  if lang in ('de', 'nl', 'en') and not is_real and char_length(word) between 6 and 40 then
    ids := private.similar_words(word, array[lang], 1);
    if ids is not null then
      return next row(null, null, 'concept', 'thing', ids, null)::private.search_term;
      return;
    end if;
  end if;
  if lang in ('de', 'nl', 'en') and char_length(word) between 6 and 40 then
    select * into parts from private.compound_parts(word, lang);
    if parts.about is not null then
      return next row(null, null, 'concept', parts.kind, parts.about, null)::private.search_term;
      if parts.thing is not null then
        return next row(null, null, 'concept', 'thing', parts.thing, null)::private.search_term;
      end if;
      return;
    end if;
  end if;
  -- The same word in another language, then a form of it. Three letters mean something in too many of them: French "lit" is a bed.
  if not is_real then
    foreach other in array others loop
      found := private.word_sense(array[word], other);
      if found.role is not null and (found.role <> 'concept' or char_length(word) > 3) then
        return next found;
        return;
      end if;
    end loop;
  end if;
  if is_real or char_length(word) > 2 and exists (select 1 from private.known_words as k where k.word = read_word.word) then
    return next row(null, null, 'letters', null, null, word)::private.search_term;
    return;
  end if;
  if char_length(word) > 3 then
    foreach other in array others loop
      found := private.word_sense(private.word_stems(word, other), other);
      if found.role = 'concept' then
        return next found;
        return;
      end if;
    end loop;
  end if;
  -- Still being typed.
  if is_last and char_length(word) > 2 then
    ids := array(
      select w.concept from private.search_words as w join private.search_concepts as c on c.id = w.concept and c.kind not in ('look', 'action')
      where w.language = lang and w.word ~>=~ read_word.word and w.word ~<~ (read_word.word || '~') and w.role = 'concept'
        and exists (select 1 from private.page_concepts as p where p.concept = w.concept)
      group by w.concept order by min(char_length(w.word)), w.concept limit 8
    );
    if cardinality(ids) > 0 then
      return next row(null, null, 'concept', 'thing', ids, null)::private.search_term;
      return;
    end if;
    if exists (select 1 from private.known_words as k where k.word ~>=~ read_word.word and k.word ~<~ (read_word.word || '~')) then
      return next row(null, null, 'letters', null, null, word)::private.search_term;
      return;
    end if;
  end if;
  if char_length(word) between 4 and 40 and word !~ '[0-9]' then
    ids := coalesce(private.similar_words(word, array[lang], 3), private.similar_words(word, others, 1));
    if ids is not null then
      return next row(null, null, 'concept', 'thing', ids, null)::private.search_term;
      return;
    end if;
  end if;
  return next row(null, null, 'letters', null, null, word)::private.search_term;
end
$$;

-- What somebody may have meant: words of titles a few letters away, nearest first. The words of the lexicon were compared before.
create or replace function private.nearest_words(word text) returns table (known text, distance integer)
  language sql stable security definer set search_path = ''
begin atomic
  select near.known, min(near.distance) from (
    -- The first letter is rarely wrong; '~' comes after every letter and digit.
    select k.word as known, extensions.levenshtein_less_equal(k.word, nearest_words.word, 3) as distance
    from private.known_words as k
    where k.word ~>=~ left(nearest_words.word, 1) and k.word ~<~ (left(nearest_words.word, 1) || '~')
      and char_length(k.word) between char_length(nearest_words.word) - 3 and char_length(nearest_words.word) + 3
    union all
    select k.word, extensions.levenshtein_less_equal(k.word, nearest_words.word, 3)
    from private.known_words as k
    where k.word operator(extensions.%) nearest_words.word
  ) as near
  where near.distance <= private.slips(nearest_words.word)
    and (select not exists (select 1 from private.search_words as w where w.word = near.known))
  group by near.known
  order by 2, extensions.similarity(near.known, nearest_words.word) desc
  limit 5;
end;

create or replace function private.slips(word text) returns integer
  language sql immutable set search_path = ''
  return case when char_length(word) <= 4 then 0 when char_length(word) <= 7 then 1 else 2 end;

-- What a query means, word by word.
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
  is_known constant boolean[] := array(select word = any (known) from unnest(words) with ordinality as w (word, no) order by no);
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
      elsif span > 1 and unknown < max_unknown and found.role is null and not words[at] = any (known) then
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
      exit when found.role is not null or span = 1;
      span := span - 1;
    end loop;
    -- "Building" is a building, and in "kids building a sandcastle" what they do; so is "playing" in "playing the piano".
    if found.role = 'concept' and found.kind = 'thing' and span = 1 and (before is not null or at = 1 and n > 1)
      and phrase ~ (case lang when 'en' then 'ing$' when 'de' then 'n$' when 'nl' then 'n$' when 'fr' then '(er|ir|re)$' when 'es' then '([ae]ndo|r)$'
        else '([ae]ndo|re)$' end) and not (lang in ('de', 'nl') and before is null) then
      action := (
        select row(at, 1, 'concept', 'action', array_agg(distinct w.concept), null)::private.search_term
        from private.search_words as w join private.search_concepts as c on c.id = w.concept and c.kind = 'action'
        where w.word = phrase and w.language = lang and w.role = 'concept'
      );
      if action.concepts is not null and (before is null or lang in ('de', 'nl') or private.is_being(before)) then
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

-- Words that say little beside others: "dog with a ball" answers "dog chasing a ball".
create or replace function private.is_weak_action(concepts integer[]) returns boolean
  language sql stable security definer set search_path = ''
  return exists (
    select 1 from private.search_concepts as c where c.id = any (concepts) and c.key in (
      'playing-children', 'to-bring', 'to-carry', 'to-catch', 'to-celebrate', 'to-chase', 'to-find', 'to-follow', 'to-give', 'to-have', 'to-hold', 'to-lie', 'to-look-at',
      'to-love', 'to-play', 'to-search', 'to-show', 'to-sit', 'to-stand', 'to-visit', 'to-wear'
    )
  );

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
  required := array(select t from unnest(wanted) as t where t.role = 'letters' or not private.is_weak_action(t.concepts));
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
        -- A rocking horse is played with, and other games are nothing like it.
        where c.id = any (plan.head) and (c.kind = 'action' or (select kind.kind <> 'action' from private.search_concepts as kind where kind.id = wide.id))
        group by wide.id
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

-- The concepts of a drawing and whether its title names them.
create or replace function private.drawn_concepts(scene jsonb, title jsonb) returns table (concept integer, rank integer, is_named boolean)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  named constant integer[] := array(
    select t.concept from private.concepts_of_title(to_jsonb(private.title_for(title, 'en'))) as t
  );
  broader_ids constant integer[] := array(
    select distinct b from private.search_concepts as c, unnest(c.broader) as b where c.id = any (named)
  );
begin
  return query
    with drawn as (
      select f.concept, case when (scene #> '{wish,mandala}')::boolean and c.key <> 'mandala' then 1 else f.rank end as rank,
        (named = '{}' and scene #>> '{wish,feast}' is null) or c.key = scene #>> '{wish,feast}' or f.concept = any (named || broader_ids)
          or c.broader && named or c.kind in ('action', 'look') as is_named
      from private.concepts_of_scene(scene) as f join private.search_concepts as c on c.id = f.concept
    )
    -- "Dinosaur with a birthday cake" is about a dinosaur, "Birthday" about the feast.
    select d.concept, case when c.key = scene #>> '{wish,feast}' and exists (
        select 1 from drawn as main where main.rank = 0 and main.is_named and main.concept <> d.concept
      ) then 1 else d.rank end, d.is_named or d.rank = 0 and not exists (select 1 from drawn as main where main.rank = 0 and main.is_named)
    from drawn as d join private.search_concepts as c on c.id = d.concept;
end
$$;
