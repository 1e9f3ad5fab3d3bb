-- "Flowers" read up to 5,000 pages to find those that are about a flower: now the index of the concept does, where they come first.

-- The pages with a concept and other terms, in the order of results. A term with the value `main` is what the page is about; it is of the kind of
-- the concept.
create or replace function private.find_pages(
  head integer[], others private.search_term[], only_difficulty public.difficulty, for_age integer, needed integer
) returns integer[]
  language plpgsql stable security definer set search_path = ''
as $$
declare
  -- What the pages have to be about, and not only of its kind.
  main_concepts constant integer[] := (select t.concepts from unnest(others) as t where t.role = 'concept' and t.value = 'main' limit 1);
  heads constant integer[] := coalesce(main_concepts, private.with_themes(head));
  walk constant integer := greatest(250, 1000 / cardinality(heads));
  filter constant text := case when only_difficulty is not null then format(' and f.difficulty = %L', only_difficulty) else '' end
    || case when for_age is not null then format(' and f.min_age <= %s', greatest(for_age, 3)) else '' end;
  has_concepts text;
  has_letters text;
  unnamed text;
  condition text;
  found integer[];
begin
  select string_agg(format('i.concepts && %L::integer[]', private.with_themes(t.concepts)), ' and ') filter (where t.role = 'concept'),
    string_agg(format('words like %L', '% ' || t.value || '%'), ' and ') filter (where t.role = 'letters'),
    string_agg(format('(not (i.main || i.part) && %L::integer[])::integer', private.with_themes(t.concepts)), ' + ') filter (where t.role = 'concept')
  into has_concepts, has_letters, unnamed from unnest(others) as t where t.role = 'letters' or t.value is distinct from 'main';
  condition := concat_ws(' and ', has_concepts,
    'exists (select 1 from private.page_words as w where w.page_id = i.page_id and ' || has_letters || ')');
  execute format(
    'select array_agg(page_no) from (
       select page_no from (
         select w.page_no, min(w.score) as score from unnest($1) as c
         cross join lateral (
           select f.page_no, f.score from private.page_concepts as f where f.concept = c%s%s order by f.score, f.page_no limit %s
         ) as w group by w.page_no
       ) as best %s
       order by score%s, page_no limit %s
     ) as ordered',
    filter, case when main_concepts is not null then ' and f.score < 256' end, case when condition = '' then needed else walk end,
    case when condition <> '' then 'join private.page_index as i using (page_no) where ' || condition else '' end,
    coalesce(' + 256 * (' || unnamed || ')', ''), needed
  ) into found using heads;
  if condition = '' or cardinality(found) >= needed then
    return found;
  end if;
  execute format(
    'select array_agg(page_no) from (
       select page_no from (
         select f.page_no, case when f.main && $1 then 0 when f.part && $1 then 256 when f.kin && $1 then 512 else 768 end
           + 255 - f.popularity%s as score
         from private.page_index as f, lateral (select f.concepts, f.page_id, f.main, f.part) as i
         where f.concepts && $1%s%s%s%s limit 5000
       ) as hits order by score, page_no limit %s
     ) as ordered',
    coalesce(' + 256 * (' || unnamed || ')', ''), case when main_concepts is not null then ' and f.main && $1' end, filter,
    coalesce(' and ' || has_concepts, ''),
    case when has_letters is null then '' else format(' and f.page_id in (select page_id from private.page_words where %s limit 5000)', has_letters) end, needed
  ) into found using heads;
  return found;
end
$$;

-- The consonants of what was typed are computed once and not for every word.
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
