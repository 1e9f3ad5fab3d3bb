-- Children write as they hear: "papiyon" for "papillon", "ecureille" for "écureuil", "dinasor" for "dinosaur".
create or replace function private.sound_in(word text, lang public.language) returns text
  language sql immutable parallel safe set search_path = ''
  return private.sound_of(case lang
    when 'fr' then regexp_replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
      word, 'euil', 'ey'), 'eill', 'ey'), 'eil', 'ey'), 'ill', 'y'), 'eau', 'o'), 'au', 'o'), 'ai', 'e'), 'ei', 'e'), 'ge', 'je'), 'gi', 'ji'), 'an', 'en'), '(?<=...)(es|e|s|t|x)$', '')
    when 'en' then regexp_replace(replace(replace(replace(replace(replace(replace(replace(
      word, 'igh', 'i'), 'ee', 'i'), 'ea', 'i'), 'oo', 'u'), 'ai', 'e'), 'ay', 'e'), 'au', 'o'), '(?<=...)(e|a|o)r$', 'er')
    when 'de' then replace(replace(replace(replace(replace(replace(replace(
      word, 'ie', 'i'), 'ai', 'ei'), 'ay', 'ei'), 'ey', 'ei'), 'dt', 't'), 'th', 't'), 'tz', 'z')
    when 'es' then replace(replace(replace(replace(ltrim(word, 'h'), 'v', 'b'), 'll', 'y'), 'ge', 'je'), 'gi', 'ji')
    when 'it' then replace(replace(replace(replace(replace(word, 'ch', 'k'), 'gh', 'g'), 'cq', 'k'), 'gli', 'li'), 'gn', 'n')
    when 'nl' then replace(replace(replace(replace(replace(replace(word, 'ij', 'ei'), 'y', 'ei'), 'ou', 'au'), 'ie', 'i'), 'oe', 'u'), 'dt', 't')
  end);

create or replace function private.similar_words(typed text, langs public.language[], most integer) returns integer[]
  language plpgsql stable security definer set search_path = ''
as $$
declare
  allowed constant integer := least(most, case when char_length(typed) <= 7 then 1 when char_length(typed) <= 9 then 2 else 3 end);
begin
  return (
    with near as materialized (
      select w.word, w.concept, w.sound = spoken.sound as is_same_sound, wrong.letters = 2 and char_length(w.word) = char_length(typed) as is_other_order, case when w.sound = spoken.sound then 0 when is_near.sound then 1 else wrong.letters
          -- Two letters in the wrong order are one mistake.
          - (char_length(w.word) = char_length(typed) and wrong.letters = 2 and
            array(select unnest(string_to_array(w.word, null)) order by 1) = array(select unnest(string_to_array(typed, null)) order by 1))::integer
          end as distance
      from (select l.lang, private.sound_in(typed, l.lang) as sound from unnest(langs) as l (lang)) as spoken
      join private.search_words as w on w.language = spoken.lang and left(w.sound, 1) = left(spoken.sound, 1) and w.role = 'concept'
        and char_length(w.word) between char_length(typed) - 2 and char_length(typed) + 2
      -- Comparing stops at the first letter too many: a right order saves one.
      cross join lateral (select extensions.levenshtein_less_equal(w.word, typed, allowed + 1) as letters) as wrong
      -- Children write other vowels than they should: "dinasor".
      cross join lateral (
        select most > 1 and char_length(spoken.sound) >= 6 and translate(w.sound, 'aeiou', '') = translate(spoken.sound, 'aeiou', '')
          and extensions.levenshtein_less_equal(w.sound, spoken.sound, 1) = 1 as sound
      ) as is_near
      where wrong.letters <= allowed + 1 or (most > 1 and w.sound = spoken.sound) or is_near.sound
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

-- Whether a concept is a living being, which can do something.
create or replace function private.is_being(concepts integer[]) returns boolean
  language sql stable security definer set search_path = ''
  return exists (
    select 1 from private.search_concepts as c
    where c.id = any (concepts) and c.kind = 'thing' and (c.key in ('animals', 'people', 'jobs', 'dinosaur') or c.broader && array(
      select wide.id from private.search_concepts as wide where wide.key in ('animals', 'people', 'jobs', 'fantasy', 'dinosaur')
    ))
  );

-- Verbs in the plural are what is done as well: Italian "volano" is also a shuttlecock, and dinosaurs fly.
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
      and phrase ~ (case lang when 'en' then 'ing$' when 'de' then 'n$' when 'nl' then 'n$' when 'fr' then '(er|ir|re|ent)$' when 'es' then '([ae]ndo|r|[ae]n)$'
        else '([ae]ndo|re|[ao]no)$' end) and not (lang in ('de', 'nl') and before is null) then
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
