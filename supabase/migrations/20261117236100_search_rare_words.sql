-- Of many pages with the letters of an unknown word, only the most downloaded are compared closely: comparing 5,000 took 170 ms.
-- Pages with these letters in their texts, then with similar words: for words that mean nothing to the lexicon.
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
      order by private.begins_for(lang, page.title, page.description, words) desc, page.download_count desc, page.id
      limit needed
    );
  else found_ids := array(
    select page.id from (
      -- The same ones are put in order for every part of the list that is requested.
      select hit.id from private.most_downloaded_with(literal, only_difficulty, for_age, greatest(needed, 200)) as hit group by hit.id
    ) as hits
    join public.coloring_pages as page on page.id = hits.id
    order by private.begins_for(lang, page.title, page.description, words) desc, page.download_count desc, page.id
    limit needed
  );
  end if;
  if cardinality(found_ids) = 0 then
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
