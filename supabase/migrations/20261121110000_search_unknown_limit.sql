-- A query of many unknown words occupied the database for 0.3 s: only the first four are compared with all similar words.
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
      if span = 2 and unknown < max_unknown and found.role is null then
        found := private.similar_phrase(words[at], words[at + 1], lang);
      end if;
      exit when found.role is not null or span = 1;
      span := span - 1;
    end loop;
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
        select term.* from private.read_word(words[at], lang) as meant
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
