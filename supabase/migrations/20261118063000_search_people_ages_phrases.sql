-- Ways in which searches of unprepared visitors were misread: "kids playing basketball" showed any child, "ice creme" a pancake, "trucks for
-- my 3 year old" forgot the age, and "parts of a plant" showed ice cream, in whose description the words stand.

-- Beings that say who, not what the picture is about. They are few, and the keys are those of the lexicon.
create function private.is_anybody(concepts integer[]) returns boolean
  language sql stable security definer set search_path = ''
  return exists (
    select 1 from private.search_concepts as c
    where c.id = any (concepts) and c.key in ('child', 'girl', 'boy', 'woman', 'man', 'people', 'boys-and-girls', 'friend', 'animals')
  );

-- What somebody does, as a verb or as a concept of its own.
create function private.is_activity(kind text, concepts integer[]) returns boolean
  language sql stable security definer set search_path = ''
  return kind = 'action' or exists (
    select 1 from private.search_concepts as c where c.id = any (concepts) and c.key in (
      'ball-games', 'dancing', 'football-things', 'horse-riding', 'martial-arts', 'music', 'reading', 'sports', 'water-sports', 'winter-sports'
    )
  );

-- The term that says what the picture is of: the thing before the first "with", "in", "and", "hugging" …, in Romance languages the first, else
-- the last.
-- Of "kids playing basketball in the park", basketball: what somebody does says more than who it is.
create or replace function private.main_term(terms private.search_term[], lang public.language) returns integer
  language plpgsql stable set search_path = ''
as $$
declare
  by_action constant boolean := exists (select 1 from unnest(terms) as t where private.is_activity(t.kind, t.concepts))
    and exists (select 1 from unnest(terms) as t where t.kind = 'thing' and private.is_anybody(t.concepts));
begin
  return (
    select wanted.no from (
      select numbered.*, (select count(*) from unnest(terms) as link where (link.role = 'link' or link.kind = 'action') and link.place < numbered.place) as segment
      from unnest(terms) with ordinality as numbered (place, count, role, kind, concepts, value, no)
      where numbered.role = 'concept' and numbered.kind <> 'look'
    ) as wanted
    order by
      case
        when wanted.kind = 'thing' and by_action and private.is_anybody(wanted.concepts) then 3
        when wanted.kind in ('thing', 'theme') then 0
        when wanted.kind = 'feast' then 1
        when wanted.kind = 'action' then case when by_action then 2 else 5 end
        when wanted.kind = 'place' then 4
        else 6
      end,
      wanted.segment, private.is_anybody(wanted.concepts), case when lang in ('fr', 'es', 'it') then wanted.no else -wanted.no end
    limit 1
  );
end
$$;

-- Two words of which one is known and the other is not, as a phrase with a few wrong letters: "ice creme", "fier truck".
create function private.similar_phrase(first_word text, second_word text, lang public.language) returns private.search_term
  language plpgsql stable security definer set search_path = ''
as $$
declare
  typed constant text := first_word || second_word;
  is_known constant boolean[] := array(
    select exists (select 1 from private.search_words as w where w.word = part and w.language = lang) from unnest(array[first_word, second_word]) as part
  );
  allowed constant integer := case when char_length(typed) <= 7 then 1 else 2 end;
  best text;
begin
  if is_known[1] = is_known[2] or least(char_length(first_word), char_length(second_word)) < 3 then
    return null;
  end if;
  best := (
    select w.word from private.search_words as w
    where w.role = 'concept' and w.language = lang and left(w.sound, 1) = left(private.sound_of(typed), 1)
      and char_length(w.word) between char_length(typed) - 2 and char_length(typed) + 2
      and case when is_known[1] then starts_with(w.word, first_word) else right(w.word, char_length(second_word)) = second_word end
      and extensions.levenshtein_less_equal(w.word, typed, allowed) <= allowed
    order by extensions.levenshtein_less_equal(w.word, typed, allowed), w.word limit 1
  );
  return case when best is not null then private.word_sense(array[best], lang) end;
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
    where exists (select 1 from private.search_words as w where w.word = phrase.text and w.language = lang)
      or exists (select 1 from public.search_synonyms as s where s.word_key = phrase.text and s.language = lang)
  );
  at integer := 1;
  span integer;
  phrase text;
  found private.search_term;
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
      if span = 2 and found.role is null then
        found := private.similar_phrase(words[at], words[at + 1], lang);
      end if;
      exit when found.role is not null or span = 1;
      span := span - 1;
    end loop;
    if found.role is not null then
      found.place := at;
      found.count := span;
      return next found;
    else
      for found in select * from private.read_word(words[at], lang) loop
        found.place := at;
        found.count := 1;
        return next found;
      end loop;
    end if;
    at := at + span;
  end loop;
end
$$;

create or replace function private.plan_search(query text, lang public.language, only_difficulty public.difficulty, for_age integer)
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
