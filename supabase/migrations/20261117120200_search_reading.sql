-- A whole query (docs/decisions/0026-search-by-meaning.md): phrases first, the longest ones first, the visitor's language before the others.

-- What an operator's synonym means: a concept by its key, else its words.
create function private.synonym_sense(key text, lang public.language) returns private.search_term
  language plpgsql stable security definer set search_path = ''
as $$
declare
  said text;
  sense private.search_term;
begin
  select s.meaning into said from public.search_synonyms as s where s.word_key = synonym_sense.key and s.language = lang;
  if said is null then
    return null;
  end if;
  sense := (
    select row(null, null, 'concept', c.kind, array[c.id], null)::private.search_term from private.search_concepts as c where c.key = btrim(said)
  );
  if sense.role is null then
    sense := private.word_sense(array[private.word_key(said)], lang);
  end if;
  if sense.role is null then
    sense.concepts := (
      select array_agg(distinct meant) from unnest(private.query_tokens(said)) as word,
        private.read_word(private.word_key(word), lang) as found, unnest(found.concepts) as meant
      where found.role = 'concept'
    );
    sense.role := case when sense.concepts is not null then 'concept' end;
    sense.kind := 'thing';
  end if;
  return sense;
end
$$;

-- "4 years", "ab 4", "grade 2", "4-jährige", "2. Klasse": the age that the words from `place` on mean, and how many words say it.
create function private.read_age(words text[], place integer, lang public.language) returns table (age integer, count integer)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  number constant integer := substring(words[place] from '^([0-9]{1,2})(st|nd|rd|th|er|e|a|o|eme|ere)?$')::integer;
  behind integer := place + 1;
  sense record;
begin
  -- "4 bis 6 Jahre", "4-6 years": what the youngest can color.
  if number is not null and words[behind] ~ '^(bis|to|a|tot|y|e|und|and|et|en|o|or|oder)$' and words[behind + 1] ~ '^[0-9]{1,2}$' then
    behind := behind + 2;
  elsif number is not null and words[behind] ~ '^[0-9]{1,2}$' then
    behind := behind + 1;
  end if;
  for sense in
    select w.role, w.value, w.word from private.search_words as w
    where w.role in ('year', 'grade') and w.word = any (array[words[place], words[behind], words[behind] || words[behind + 1]])
    order by w.language = lang desc, char_length(w.word) desc
  loop
    if number is not null and sense.word in (words[behind], words[behind] || words[behind + 1]) then
      age := number + case sense.role when 'grade' then sense.value::integer else 0 end;
      count := behind - place + 1 + (sense.word <> words[behind])::integer;
      return next;
      return;
    elsif sense.word = words[place] and words[place + 1] ~ '^[0-9]{1,2}$' and (sense.role = 'grade' or sense.value = 'before') then
      age := words[place + 1]::integer + case sense.role when 'grade' then sense.value::integer else 0 end;
      count := 2;
      return next;
      return;
    end if;
  end loop;
  -- Written as one word: "4jährige", "4yo".
  if words[place] ~ '^[0-9]{1,2}[a-z]+$' then
    select substring(words[place] from '^[0-9]+')::integer + case w.role when 'grade' then w.value::integer else 0 end, 1 into age, count
    from private.search_words as w
    where w.role in ('year', 'grade') and w.word = regexp_replace(words[place], '^[0-9]+', '') order by w.language = lang desc limit 1;
    if age is not null then
      return next;
    end if;
  end if;
end
$$;

create function private.read_query(query text, lang public.language) returns setof private.search_term
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
    span := least(5, n - at + 1);
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
