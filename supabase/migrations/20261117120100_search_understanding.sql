-- From the words of a query to what they mean (docs/decisions/0026-search-by-meaning.md).

-- One part of a query: `count` words from `place` on.
create type private.search_term as (
  place integer,
  count integer,
  -- concept, letters (no known word), difficulty, age, link ("with", "in"), stop
  role text,
  kind text,
  -- Any of them is meant.
  concepts integer[],
  -- The difficulty, the age, or the folded letters.
  value text
);

-- The words of a query as typed, at most fourteen.
create function private.query_tokens(query text) returns text[]
  language plpgsql immutable set search_path = ''
as $$
begin
  return (
    select array(
      select token from regexp_split_to_table(left(query, 200), U&'[[:space:][:punct:]+=|<>\2018\2019\201C\201D\201E\00AB\00BB\2026\2013\2014\00B4]+')
        with ordinality as part (token, place)
      where private.word_key(token) <> '' order by place limit 14
    )
  );
end
$$;

-- The word without the ending of a plural, a diminutive or a feminine form, as far as a rule can tell; the lexicon decides what is a word.
create function private.word_stems(word text, lang public.language) returns text[]
  language plpgsql immutable set search_path = ''
as $$
begin
  return (
    select array(
      select distinct regexp_replace(word_stems.word, rule.ending, rule.stem)
      from (values
        ('en', '(ies)$', 'y'), ('en', '(es|s)$', ''), ('en', 's$', ''), ('en', '(.)\1?(y|ie|ies|ys)$', '\1'), ('en', '(let|lets|ling|lings)$', ''),
        ('en', '(.)\1?(ing|ed)$', '\1'), ('en', '(ing|ed)$', 'e'), ('en', 'ves$', 'f'), ('en', 'ess(es)?$', ''),
        ('de', '(e|n|en|er|ern|s|es)$', ''), ('de', 'n$', ''), ('de', 's$', ''), ('de', '(e|n|en)?(chen|lein|le|li|erl)s?$', ''),
        ('de', '(chen|lein)s?$', 'e'), ('de', '(in|innen)$', ''), ('de', '(in|innen)$', 'e'), ('de', '(e|en|er|es|em)$', 'en'), ('de', 't$', 'en'),
        ('fr', '(s|x|es)$', ''), ('fr', 'aux$', 'al'), ('fr', 'aux$', 'au'), ('fr', '(ette|ettes|et|ets|on|ons|eau|eaux)$', ''), ('fr', 'e(s)?$', ''),
        ('fr', '(ette|ettes)$', 'e'), ('fr', '(te|ne|le)s?$', ''),
        ('es', '(s|es)$', ''), ('es', 's$', ''), ('es', '(c|cec)?(ito|itos|illo|illos|ico|icos)$', 'o'), ('es', '(c|cec)?(ita|itas|illa|illas|ica|icas)$', 'a'),
        ('es', '(c|cec)?(ito|ita|itos|itas|illo|illa)$', ''), ('es', '(c|cec)?(ito|ita|itos|itas)$', 'e'), ('es', 'ces$', 'z'), ('es', 'a(s)?$', 'o'),
        ('it', 'i$', 'o'), ('it', 'i$', 'e'), ('it', 'e$', 'a'), ('it', 'a$', 'o'), ('it', 'hi$', 'o'), ('it', 'he$', 'a'), ('it', 'i$', 'io'),
        ('it', '(c|cc)?(ino|ini|etto|etti|ello|elli|one|oni|uccio)$', 'o'), ('it', '(c|cc)?(ina|ine|etta|ette|ella|elle)$', 'a'),
        ('it', '(c|cc)?(ino|ini|ina|ine|etto|etti|etta|one|oni)$', 'e'),
        ('nl', '(en|s)$', ''), ('nl', '(.)\1en$', '\1'), ('nl', '(.)(.)en$', '\1\1\2'), ('nl', '(tje|je|pje|kje|etje)s?$', ''), ('nl', '(.)\1etjes?$', '\1'),
        ('nl', 'kjes?$', 'g'), ('nl', 'zen$', 's'), ('nl', 'ven$', 'f'), ('nl', 'e$', ''), ('nl', 'in(nen)?$', ''), ('nl', '(.)\1(e|er)$', '\1')
      ) as rule (language, ending, stem)
      where rule.language = word_stems.lang::text and word_stems.word ~ rule.ending
        and char_length(regexp_replace(word_stems.word, rule.ending, rule.stem)) >= 2
    )
  );
end
$$;

-- What a word means in a language, null when it means nothing there. Filters count before things, things before words without meaning,
-- and those before actions and looks: who writes "I love dogs" does not search for love.
create function private.word_sense(word_keys text[], lang public.language) returns private.search_term
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select row(null, null, sense.role, sense.kind, sense.concepts, sense.value)::private.search_term
    from (
      select w.role, min(c.kind order by w.place) as kind, array_agg(distinct w.concept) filter (where w.concept is not null) as concepts,
        min(w.value) as value, min(w.place) as place,
        case when w.role in ('difficulty', 'age') then 0 when c.kind in ('action', 'look') then 3 + (c.kind = 'look')::integer
          when w.role = 'concept' then 1 else 2 end as priority
      from (
        select found.role, found.concept, found.value, key.place
        from unnest(word_keys) with ordinality as key (word, place)
        join private.search_words as found on found.word = key.word and found.language = lang
        where found.role in ('concept', 'difficulty', 'age', 'link', 'stop')
      ) as w
      left join private.search_concepts as c on c.id = w.concept
      group by w.role, priority
    ) as sense
    order by sense.priority limit 1
  );
end
$$;

-- "Drachenboot" is known by its parts; the second one is what it is, the first one what it is about.
create function private.compound_parts(typed text, lang public.language) returns table (about integer[], thing integer[], kind text)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select array_agg(distinct l.concept), array_agg(distinct r.concept) filter (where r.concept is not null), min(lc.kind)
    from generate_series(3, char_length(typed) - 3) as cut
    cross join lateral unnest(array[left(typed, cut)]
      || case when left(typed, cut) ~ '...(s|n|e)$' then array[left(typed, cut - 1)] end
      || case when left(typed, cut) ~ '...(en|es|er|ns)$' then array[left(typed, cut - 2)] end
      || case when left(typed, cut) ~ '...[^aeiou]$' then array[left(typed, cut) || 'e'] end) as part (form)
    join private.search_words as l on l.word = part.form and l.language = lang and l.role = 'concept'
    join private.search_concepts as lc on lc.id = l.concept and lc.kind <> 'look'
    join private.search_words as r on r.word = any (right(typed, -cut) || private.word_stems(right(typed, -cut), lang)) and r.language = lang
      and (r.role = 'concept' or (r.role = 'stop' and char_length(r.word) > 3))
    left join private.search_concepts as rc on rc.id = r.concept
    where rc.kind is distinct from 'look' and rc.kind is distinct from 'action'
    group by cut, r.role
    order by r.role, cut desc limit 1;
end
$$;

-- The concepts of the most similar words: a few wrong letters, fewer in a short word and in another language than the visitor's.
create function private.similar_words(typed text, langs public.language[], most integer) returns integer[]
  language plpgsql stable security definer set search_path = ''
as $$
declare
  typed_sound constant text := private.sound_of(typed);
begin
  return (
    with near as (
      select w.word, w.concept,
        extensions.levenshtein_less_equal(w.word, typed, 3)
          -- Two letters in the wrong order are one mistake.
          - (char_length(w.word) = char_length(typed) and extensions.levenshtein_less_equal(w.word, typed, 2) = 2 and
            array(select unnest(string_to_array(w.word, null)) order by 1) = array(select unnest(string_to_array(typed, null)) order by 1))::integer
          -- The same sound is hardly a mistake.
          - (w.sound = typed_sound)::integer as distance
      from private.search_words as w
      join private.search_concepts as c on c.id = w.concept and c.kind <> 'look'
      where left(w.sound, 1) = left(typed_sound, 1) and w.language = any (langs)
        and char_length(w.word) between char_length(typed) - 2 and char_length(typed) + 2 and w.role = 'concept'
    )
    select array_agg(distinct near.concept) from near
    join (
      select n.word from near as n
      where n.distance <= least(most, case when char_length(typed) <= 5 then 1 when char_length(typed) <= 8 then 2 else 3 end)
      order by n.distance, extensions.similarity(n.word, typed) desc, n.word limit 1
    ) as best on best.word = near.word
  );
end
$$;

-- What a single word means that no phrase explains, from certain to guessed. Two terms for a compound.
create function private.read_word(word text, lang public.language) returns setof private.search_term
  language plpgsql stable security definer set search_path = ''
as $$
declare
  found private.search_term;
  parts record;
  others constant public.language[] := array_remove(enum_range(null::public.language), lang);
  other public.language;
  ids integer[];
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
  -- The same word in another language, then a form of it.
  foreach other in array others loop
    found := private.word_sense(array[word], other);
    if found.role is not null and (found.role <> 'concept' or char_length(word) > 2) then
      return next found;
      return;
    end if;
  end loop;
  if char_length(word) > 2 and exists (select 1 from private.known_words as k where k.word = read_word.word) then
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
  if char_length(word) > 2 then
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
