-- "Plant cell" was read as "plants, selling", "black hole" as a horse and "Zelle" as a saddle: a short word hardly ever is another one, a common word
-- never is, and letters of other languages count only for long words.

-- The concepts of the most similar words: the same sound, or a few wrong letters, fewer in a short word and in another language than the visitor's.
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
      from (
        select heard.lang, heard.sound, translate(heard.sound, 'aeiou', '') as consonants
        from (select l.lang, private.sound_in(typed, l.lang) as sound from unnest(langs) as l (lang) offset 0) as heard offset 0
      ) as spoken
      join private.search_words as w on w.language = spoken.lang and left(w.sound, 1) = left(spoken.sound, 1) and w.role = 'concept'
        and char_length(w.word) between char_length(typed) - 2 and char_length(typed) + 2
      -- Comparing stops at the first letter too many: a right order saves one.
      cross join lateral (select extensions.levenshtein_less_equal(w.word, typed, allowed + 1) as letters) as wrong
      -- Children write other vowels than they should: "dinasor".
      cross join lateral (
        select most > 1 and char_length(spoken.sound) >= 6 and translate(w.sound, 'aeiou', '') = spoken.consonants
          and extensions.levenshtein_less_equal(w.sound, spoken.sound, 1) = 1 as sound
      ) as is_near
      where wrong.letters <= allowed + 1 or (most > 1 and w.sound = spoken.sound) or is_near.sound
    ), things as (
      select near.* from near join private.search_concepts as c on c.id = near.concept and c.kind <> 'look'
      where near.distance <= least(allowed, case when char_length(near.word) <= 7 then 1 else 3 end)
        -- Of few letters, one may be missing, doubled or in the wrong place; another letter makes another word: "week" is no work, "cell" not to sell.
        and (char_length(typed) > 5 or left(near.word, 1) = left(typed, 1) and abs(char_length(near.word) - char_length(typed)) <= 1 and (
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

-- A phrase with one unknown word, a few letters away from a known phrase.
create or replace function private.similar_phrase(parts text[], lang public.language) returns private.search_term
  language plpgsql stable security definer set search_path = ''
as $$
declare
  typed constant text := array_to_string(parts, '');
  typed_sound constant text := private.sound_in(typed, lang);
  -- Not as a condition, which would be planned as a join with all words.
  is_known constant boolean[] := array(
    select exists (select 1 from private.search_words as w where w.word = part and w.language = lang and w.role <> 'real')
    from unnest(parts) with ordinality as p (part, no) order by no
  );
  unknown constant integer[] := array_positions(is_known, false);
  known_start constant text := array_to_string(parts[: unknown[1] - 1], '');
  known_end constant text := array_to_string(parts[unknown[1] + 1 :], '');
  allowed constant integer := case when char_length(typed) <= 7 then 1 else 2 end;
  best text;
begin
  if cardinality(unknown) <> 1 or char_length(parts[unknown[1]]) < greatest(3, 2 * cardinality(parts) - 2) or char_length(known_start || known_end) < 3 then
    return null;
  end if;
  -- A word that exists makes another phrase: a black hole is no black horse.
  if exists (select 1 from private.search_words as w where w.word = parts[unknown[1]] and w.language = lang and w.role = 'real') then
    return null;
  end if;
  best := (
    select w.word from private.search_words as w
    where w.role = 'concept' and w.language = lang and left(w.sound, 1) = left(typed_sound, 1)
      and char_length(w.word) between char_length(typed) - 2 and char_length(typed) + 2
      and starts_with(w.word, known_start) and right(w.word, char_length(known_end)) = known_end
      and extensions.levenshtein_less_equal(w.word, typed, allowed) <= allowed
    order by extensions.levenshtein_less_equal(w.word, typed, allowed), w.word limit 1
  );
  return case when best is not null then private.word_sense(array[best], lang) end;
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
    ids := private.similar_words(word, array[lang], 3);
    -- Of other languages only what is hardly anything else: German "Zelle" sounds like French "selle".
    if ids is null and char_length(word) > 6 then
      ids := private.similar_words(word, others, 1);
    end if;
    if ids is not null then
      return next row(null, null, 'concept', 'thing', ids, null)::private.search_term;
      return;
    end if;
  end if;
  return next row(null, null, 'letters', null, null, word)::private.search_term;
end
$$;

-- Whether two things stand beside each other ("dogs and cats"), and not one with, in or on the other. Without "and" only if `is_rare`.
create or replace function private.is_list(one private.search_term, other private.search_term, query text, lang public.language, is_rare boolean) returns boolean
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
  return and_word = any (between_them) or is_rare and cardinality(between_them) = 0
    -- "Castle with knight": who is at a place or a thing counts as much as it.
    or cardinality(between_them) > 0 and not private.is_being(one.concepts) and private.is_being(other.concepts);
end
$$;
