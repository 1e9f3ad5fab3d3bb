-- "Freindly" is compared with the words of titles, because looks such as "friendly" are not among the words that were compared before.

-- What somebody may have meant: words of titles a few letters away, nearest first. Other words of the lexicon were compared before.
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
  where near.distance <= private.slips(nearest_words.word) and (
    select not exists (
      select 1 from private.search_words as w left join private.search_concepts as c on c.id = w.concept
      where w.word = near.known and c.kind is distinct from 'look'
    )
  )
  group by near.known
  order by 2, extensions.similarity(near.known, nearest_words.word) desc
  limit 5;
end;
