-- "Animal cell" found a cello and "Schalter" could become a scarf: a word that exists is never completed or mended to another one, whether the lexicon
-- knows it or not. And a page that is called "Tractor in the Field" was denied to who searched a tractor in the field, because the artist drew a meadow.

-- The words of a language that the lexicon does not have, as a Bloom filter: one row of sixty kilobytes for fifty thousand words, one in four hundred
-- other words taken for one of them. The server writes it together with the lexicon (supabase/search/real-words.ts).
create table private.real_words (
  language public.language primary key,
  bits bytea not null
);
comment on table private.real_words is 'which words exist, so that they are not taken for mistyped ones';
alter table private.real_words enable row level security;
-- Uncompressed, so that one bit is read without the others.
alter table private.real_words alter column bits set storage external;

create function private.is_listed_word(word text, lang public.language) returns boolean
  language sql stable security definer set search_path = ''
  return exists (select 1 from private.search_words as w where w.word = is_listed_word.word and w.language = lang and w.role = 'real');

-- Four bits of the filter, at places that the MD5 of the word says.
create function private.is_real_word(word text, lang public.language) returns boolean
  language sql stable security definer set search_path = ''
  return private.is_listed_word(word, lang) or coalesce((
    select bool_and(get_bit(substring(r.bits from (bit.place / 8)::integer + 1 for 1), (bit.place % 8)::integer) = 1)
    from private.real_words as r, generate_series(1, 25, 8) as part,
      lateral (select ('x' || substring(md5(word) from part for 8))::bit(32)::bigint % (octet_length(r.bits) * 8) as place) as bit
    where r.language = lang
  ), false);

create function private.load_real_words(filters jsonb) returns void
  language sql security definer set search_path = ''
begin atomic
  delete from private.real_words;
  insert into private.real_words (language, bits)
  select given.language, decode(given.bits, 'base64') from jsonb_to_recordset(filters) as given (language public.language, bits text);
end;
revoke execute on function private.load_real_words, private.is_listed_word, private.is_real_word from public;

-- What a single word means that no phrase explains.
create or replace function private.read_word(word text, lang public.language, is_last boolean default true) returns setof private.search_term
  language plpgsql stable security definer set search_path = ''
as $$
declare
  found private.search_term;
  parts record;
  others constant public.language[] := array_remove(enum_range(null::public.language), lang);
  other public.language;
  ids integer[];
  -- A word of the language is not guessed to be another one.
  is_real constant boolean := private.is_real_word(word, lang);
  -- Letters of a word that exists are compared as a whole word: "cell" is no beginning of "cello".
  letters constant private.search_term := row(null, null, 'letters', null, null, word || case when is_real then ' ' else '' end);
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
  -- English words that exist are hardly ever compounds: a carpet is no pet in a car.
  if (lang in ('de', 'nl') or lang = 'en' and not is_real) and char_length(word) between 6 and 40 then
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
  if not is_real or char_length(word) > 4 and not private.is_listed_word(word, lang) then
    foreach other in array others loop
      found := private.word_sense(array[word], other);
      if found.role is not null and (found.role <> 'concept' or char_length(word) > 3) then
        return next found;
        return;
      end if;
    end loop;
  end if;
  if is_real or char_length(word) > 2 and exists (select 1 from private.known_words as k where k.word = read_word.word) then
    return next letters;
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
      return next letters;
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
  return next letters;
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
  if private.is_real_word(parts[unknown[1]], lang) then
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

-- The words that letters are compared with: those that nobody knows, else all that are neither filters nor small words. A word that exists has a space
-- before and behind it.
create or replace function private.letters_of(plan private.search_plan, query text) returns text[]
  language sql stable set search_path = ''
begin atomic
  select case when char_length(private.fold(left(query, 200))) >= 2 then array(
    select case when exists (
      select 1 from unnest(plan.terms) as term where term.role = 'letters' and term.place = t.place and term.value like '% '
    ) then ' ' || private.word_key(token) || ' ' else private.word_key(token) end
    from unnest(private.query_tokens(query)) with ordinality as t (token, place)
    where not exists (
      select 1 from unnest(plan.terms) as term
      where term.role in ('difficulty', 'age', 'link', 'stop') and t.place between term.place and term.place + term.count - 1
    ) order by t.place limit 6
  ) end;
end;

-- Words that exist stand in a title or in a description of the visitor's language: English "main" is no French hand.
create function private.has_real_words(words text[], lang public.language, title jsonb, description jsonb) returns boolean
  language sql stable set search_path = ''
begin atomic
  select bool_and(shown.text like '%' || word || '%') from unnest(words) as word (word), (
    select ' ' || private.searchable(title) || ' ' || private.fold(coalesce(description ->> lang::text, description ->> 'en', '')) || ' '
  ) as shown (text) where word.word like '% ';
end;
revoke execute on function private.has_real_words from public;

-- Pages with these letters in their texts, then with similar words.
create or replace function private.pages_by_letters(
  words text[], query text, lang public.language, only_difficulty public.difficulty, for_age integer, needed integer
) returns uuid[]
  language plpgsql stable security definer set search_path = ''
as $$
declare
  literal constant text := private.literal_condition(words);
  -- Walking down the downloads finds a frequent word soon; a word that no title begins with is read from the text index at once.
  is_frequent constant boolean := not exists (
    select 1 from unnest(words) as word (word) where not exists (
      select 1 from private.known_words as k where k.word ~>=~ word.word and k.word ~<~ (word.word || '~')
    )
  );
  -- Words that exist are not mistyped.
  is_real constant boolean := exists (select 1 from unnest(words) as word (word) where word.word like '% ');
  meant text;
  found_ids uuid[];
begin
  if literal is null then
    return '{}';
  end if;
  if not is_frequent then
    execute format('select array(select page_id from private.page_words where %s limit 5000)', literal) into found_ids;
    found_ids := array(
      select page.id from (
        select listed.id from unnest(found_ids) as hit (id) join public.coloring_pages as listed on listed.id = hit.id
        where private.is_listed(listed, only_difficulty, for_age)
        order by listed.download_count desc, listed.id limit greatest(needed, 200)
      ) as hits
      join public.coloring_pages as page on page.id = hits.id
      where not is_real or private.has_real_words(words, lang, page.title, page.description)
      order by private.begins_for(lang, page.title, page.description, words) desc, page.download_count desc, page.id
      limit needed
    );
  else found_ids := array(
    select page.id from (
      -- The same ones are put in order for every part of the list that is requested.
      select hit.id from private.most_downloaded_with(literal, only_difficulty, for_age, greatest(needed, 200)) as hit group by hit.id
    ) as hits
    join public.coloring_pages as page on page.id = hits.id
    where not is_real or private.has_real_words(words, lang, page.title, page.description)
    order by private.begins_for(lang, page.title, page.description, words) desc, page.download_count desc, page.id
    limit needed
  );
  end if;
  if cardinality(found_ids) = 0 and not is_real then
    meant := private.typo_condition(words);
    if meant is not null then
      found_ids := array(
        select page.id from (
          select hit.id from private.most_downloaded_with(meant, only_difficulty, for_age, needed) as hit group by hit.id
        ) as hits
        join public.coloring_pages as page on page.id = hits.id
        -- Among guesses, a title the visitor can read says best whether the guess was right.
        order by extensions.word_similarity(private.fold(query), private.fold(page.title ->> lang::text)) desc nulls last,
          page.download_count desc, page.id
        limit needed
      );
    end if;
  end if;
  return found_ids;
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
          or c.broader && named or c.kind in ('action', 'look')
          or c.kind = 'place' and c.key = scene #>> '{wish,setting}' and exists (
            select 1 from private.search_concepts as said where said.id = any (named) and said.kind = 'place'
          ) as is_named
      from private.concepts_of_scene(scene) as f join private.search_concepts as c on c.id = f.concept
      union all
      -- The place that the title names, although the artist drew it as another one: a meadow for "in the field". Both are right.
      select c.id, 1, true from private.search_concepts as c
      where c.id = any (named) and c.kind = 'place' and scene #>> '{wish,setting}' is not null
        and not exists (select 1 from private.concepts_of_scene(scene) as f where f.concept = c.id)
        and not exists (select 1 from private.search_concepts as place where place.key = scene #>> '{wish,setting}' and place.id = any (named || broader_ids))
    )
    -- "Dinosaur with a birthday cake" is about a dinosaur, "Birthday" about the feast.
    select d.concept, case when c.key = scene #>> '{wish,feast}' and exists (
        select 1 from drawn as main where main.rank = 0 and main.is_named and main.concept <> d.concept
      ) then 1 else d.rank end, d.is_named or d.rank = 0 and not exists (select 1 from drawn as main where main.rank = 0 and main.is_named)
    from drawn as d join private.search_concepts as c on c.id = d.concept;
end
$$;
