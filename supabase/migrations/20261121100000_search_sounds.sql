-- Children write as they hear: "dinausore" for "dinosaure", "fogel" for "Vogel". And a word that exists is no mistake for another one: Spanish
-- "semilla" (seed) was read as Seville.

-- How a word sounds in a language; what all of them share is in private.sound_of. Plain replacements, because a first start sounds fifty thousand words.
create function private.sound_in(word text, lang public.language) returns text
  language sql immutable parallel safe set search_path = ''
  return private.sound_of(case lang
    when 'fr' then regexp_replace(replace(replace(replace(replace(replace(replace(replace(
      word, 'eau', 'o'), 'au', 'o'), 'ai', 'e'), 'ei', 'e'), 'ge', 'je'), 'gi', 'ji'), 'an', 'en'), '(?<=...)(es|e|s|t|x)$', '')
    when 'en' then regexp_replace(replace(replace(replace(replace(replace(replace(replace(
      word, 'igh', 'i'), 'ee', 'i'), 'ea', 'i'), 'oo', 'u'), 'ai', 'e'), 'ay', 'e'), 'au', 'o'), '(?<=...)(e|a|o)r$', 'er')
    when 'de' then replace(replace(replace(replace(replace(replace(replace(
      word, 'ie', 'i'), 'ai', 'ei'), 'ay', 'ei'), 'ey', 'ei'), 'dt', 't'), 'th', 't'), 'tz', 'z')
    when 'es' then replace(replace(replace(replace(ltrim(word, 'h'), 'v', 'b'), 'll', 'y'), 'ge', 'je'), 'gi', 'ji')
    when 'it' then replace(replace(replace(replace(replace(word, 'ch', 'k'), 'gh', 'g'), 'cq', 'k'), 'gli', 'li'), 'gn', 'n')
    when 'nl' then replace(replace(replace(replace(replace(replace(word, 'ij', 'ei'), 'y', 'ei'), 'ou', 'au'), 'ie', 'i'), 'oe', 'u'), 'dt', 't')
  end);

-- `real` is a common word that looks like a word of the lexicon.
alter table private.search_words drop constraint search_words_role_check;
alter table private.search_words add constraint search_words_role_check
  check (role in ('concept', 'phrase', 'difficulty', 'age', 'year', 'grade', 'link', 'stop', 'real'));

-- Actions that go without saying: a fish swims.
alter table private.search_concepts add column does integer[] not null default '{}';

-- Replaces the lexicon. `data` is written by supabase/search/lexicon-rows.ts; themes and synonyms stay.
create or replace function private.load_search_lexicon(data jsonb, fingerprint text) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.search_words where concept is null
    or not exists (select 1 from private.search_themes as theme where theme.concept = search_words.concept);
  delete from private.search_concepts as c
  where c.key not like 'theme:%' and not exists (
    select 1 from jsonb_to_recordset(data -> 'concepts') as given (key text) where given.key = c.key
  );
  insert into private.search_concepts (key, kind, one, many)
  select given.key, given.kind, given.one, given.many
  from jsonb_to_recordset(data -> 'concepts') as given (key text, kind text, one jsonb, many jsonb)
  on conflict (key) do update set kind = excluded.kind, one = excluded.one, many = excluded.many;
  update private.search_concepts as c
  set broader = array(
    select b.id from jsonb_array_elements_text(given.broader) with ordinality as name (key, place)
    join private.search_concepts as b on b.key = name.key order by place
  ), does = array(
    select a.id from jsonb_array_elements_text(given.does) as name (key) join private.search_concepts as a on a.key = name.key
  )
  from jsonb_to_recordset(data -> 'concepts') as given (key text, broader jsonb, does jsonb) where given.key = c.key;
  insert into private.search_words (language, word, sound, role, concept, value)
  select spelled.language, spelled.word, case spelled.role when 'concept' then private.sound_in(spelled.word, spelled.language) else '' end,
    spelled.role, c.id, spelled.value
  from (
    select distinct given.language, private.word_key(given.word) as word, given.role, given.key, given.value
    from (
      select (w ->> 0)::public.language as language, w ->> 1 as word, w ->> 2 as role, w ->> 3 as key, w ->> 4 as value
      from jsonb_array_elements(data -> 'words') as w
      union all
      -- "Bär" is typed as "bar" or, as Germans do without umlauts, as "baer".
      select 'de', replace(replace(replace(lower(w ->> 1), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), w ->> 2, w ->> 3, w ->> 4
      from jsonb_array_elements(data -> 'words') as w where w ->> 0 = 'de' and lower(w ->> 1) ~ '[äöü]'
    ) as given
  ) as spelled
  left join private.search_concepts as c on c.key = spelled.key
  where spelled.word <> '';
  update private.search_lexicon set version = version + 1, fingerprint = load_search_lexicon.fingerprint;
  perform private.index_theme(category) from public.categories as category;
  analyze private.search_words;
end
$$;

-- The concepts of the most similar words: the same sound, or a few wrong letters, fewer in a short word and in another language than the visitor's.
-- A word of few letters has many neighbours. A place that no page shows is no guess.
create or replace function private.similar_words(typed text, langs public.language[], most integer) returns integer[]
  language plpgsql stable security definer set search_path = ''
as $$
declare
  allowed constant integer := least(most, case when char_length(typed) <= 6 then 1 when char_length(typed) <= 9 then 2 else 3 end);
begin
  return (
    with near as materialized (
      select w.word, w.concept, w.sound = spoken.sound as is_same_sound, case when w.sound = spoken.sound then 0 else wrong.letters
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
      where near.distance <= least(allowed, case when char_length(near.word) <= 6 then 1 else 3 end)
        and (c.kind = 'thing' or near.is_same_sound or most > 1 and exists (select 1 from private.page_concepts as p where p.concept = near.concept))
    )
    select array_agg(distinct things.concept) from things
    join (
      select n.word from things as n order by n.distance, extensions.similarity(n.word, typed) desc, n.word limit 1
    ) as best on best.word = things.word
  );
end
$$;

-- Two or three words of which one is not known, as a phrase with a few wrong letters: "ice creme", "fier truck", "hot air ballon".
drop function private.similar_phrase(text, text, public.language);
create function private.similar_phrase(parts text[], lang public.language) returns private.search_term
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

-- What a word means in a language, null when it means nothing there. Phrases and filters count before things, things before words without
-- meaning, and those before actions and looks: who writes "I love dogs" does not search for love. A word of two letters that joins others does
-- nothing else: French "de" is no dice. An action that is one of the things comes along: German "Turnen" is a sport, and first of all gymnastics.
create or replace function private.word_sense(word_keys text[], lang public.language) returns private.search_term
  language plpgsql stable security definer set search_path = ''
as $$
declare
  sense private.search_term;
begin
  sense := (
    select row(null, null, best.role, best.kind, best.concepts, best.value)::private.search_term
    from (
      select w.role, min(c.kind order by w.place) as kind, array_agg(distinct w.concept) filter (where w.concept is not null) as concepts,
        min(w.value) as value, min(w.place) as place,
        case when w.role in ('phrase', 'difficulty', 'age') then 0 when w.role = 'link' and w.letters <= 2 then 0
          when c.kind in ('action', 'look') then 3 + (c.kind = 'look')::integer
          when w.role = 'concept' then 1 else 2 end as priority
      from (
        select found.role, found.concept, found.value, key.place, char_length(key.word) as letters
        from unnest(word_keys) with ordinality as key (word, place)
        join private.search_words as found on found.word = key.word and found.language = lang
        where found.role in ('concept', 'phrase', 'difficulty', 'age', 'link', 'stop')
      ) as w
      left join private.search_concepts as c on c.id = w.concept
      group by w.role, priority
    ) as best
    order by best.priority, array_position(array['phrase', 'age'], best.role) limit 1
  );
  if sense.role = 'concept' and sense.kind = 'thing' then
    sense.concepts := sense.concepts || array(
      select distinct w.concept from private.search_words as w
      where w.word = any (word_keys) and w.language = lang and w.role = 'concept'
        and (select c.kind = 'action' and c.broader && sense.concepts from private.search_concepts as c where c.id = w.concept)
    );
  end if;
  return sense;
end
$$;

-- What a single word means that no phrase explains, from certain to guessed. Two terms for a compound. Only the last word of a query may still be
-- incomplete.
drop function private.read_word(text, public.language);
create function private.read_word(word text, lang public.language, is_last boolean default true) returns setof private.search_term
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

-- How many letters of a word of a title may be wrong. The words of the lexicon were tried before; what is left is a name that some title has.
create or replace function private.slips(word text) returns integer
  language sql immutable set search_path = ''
  return case when char_length(word) <= 3 then 0 when char_length(word) <= 6 then 1 when char_length(word) <= 9 then 2 else 3 end;

-- A theme is a concept whose words are its names.
create or replace function private.index_theme(category public.categories) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  names constant jsonb := jsonb_build_object('en', category.name) || category.name_translations;
  theme integer;
  meant integer[];
begin
  insert into private.search_concepts (key, kind, one, many) values ('theme:' || category.id, 'theme', names, names)
  on conflict (key) do update set one = excluded.one, many = excluded.many returning id into theme;
  delete from private.search_words where concept = theme;
  insert into private.search_words (language, word, sound, role, concept)
  select distinct named.lang, named.word, private.sound_in(named.word, named.lang), 'concept', theme
  from jsonb_each_text(names) as n
  cross join lateral (select n.key::public.language as lang, private.word_key(n.value) as word) as named
  where n.key = any (enum_range(null::public.language)::text[]) and named.word <> '';
  select coalesce(array_agg(distinct m.concept), '{}') into meant from private.concepts_of_title(names) as m
  join private.search_concepts as c on c.id = m.concept and c.kind <> 'look' and c.kind <> 'action';
  insert into private.search_themes (category_id, concept, names, meanings, inherited)
  select category.id, theme, ' ' || private.searchable(names), meant, array(
    select c.id from private.search_concepts as c
    where c.id = any (meant) and (cardinality(meant) = 1 or c.kind in ('feast', 'place', 'time'))
      -- "Christmas and winter feasts" has no other feasts.
      and not exists (select 1 from private.search_concepts as narrower where narrower.id = any (meant) and c.id = any (narrower.broader) and c.key = 'feasts')
  )
  on conflict (category_id) do update set names = excluded.names, meanings = excluded.meanings, inherited = excluded.inherited;
end
$$;
