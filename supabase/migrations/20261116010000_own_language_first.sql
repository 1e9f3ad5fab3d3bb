-- Among pages that have the words as typed, those come first whose title and description, as the visitor reads them, have words that begin
-- with them: who types "dino" in German means a Dinosaurier, not the Italian contadino. Within each group downloads decide, as before.
create function private.begins_for(reader public.language, title jsonb, description jsonb, words text[]) returns boolean
  language sql immutable set search_path = ''
begin atomic
  select coalesce(bool_and(read.text like '% ' || word || '%'), false)
  from unnest(words) as word,
    (select ' ' || private.fold(concat_ws(' ',
      coalesce(title ->> reader::text, title ->> 'en', title #>> '{}'),
      coalesce(description ->> reader::text, description ->> 'en', description #>> '{}')
    ))) as read (text);
end;

create or replace function public.search_pages(
  query text,
  lang public.language default 'en',
  max_results integer default 20,
  skip integer default 0,
  only_difficulty public.difficulty default null,
  for_age integer default null
) returns setof public.coloring_pages
  language plpgsql stable security definer set search_path = ''
  rows 20
as $$
declare
  words constant text[] := private.query_words(query);
  most constant integer := least(greatest(coalesce(max_results, 20), 0), 100);
  past constant integer := least(greatest(coalesce(skip, 0), 0), 1000);
  -- So many of the most downloaded hits are put in order, the same ones for every part of the list that is asked for.
  looked_at constant integer := greatest(past + most, 200);
  literal text;
  meant text;
  found_ids uuid[];
begin
  if words is null or most = 0 then
    return;
  end if;
  literal := private.literal_condition(words);
  found_ids := array(
    select hits.id from (
      select hit.id from private.most_downloaded_with(literal, only_difficulty, for_age, looked_at) as hit
      group by hit.id
    ) as hits
    join public.coloring_pages as page on page.id = hits.id
    order by private.begins_for(lang, page.title, page.description, words) desc, page.download_count desc, page.id
    limit past + most
  );
  if cardinality(found_ids) < past + most then
    meant := private.typo_condition(words);
    if meant is not null then
      found_ids := found_ids || array(
        select page.id
        from (
          select hit.id from private.most_downloaded_with(
            format('(%s) and not (%s)', meant, literal), only_difficulty, for_age,
            past + most - cardinality(found_ids)
          ) as hit group by hit.id
        ) as hits
        join public.coloring_pages as page on page.id = hits.id
        -- Among guesses, a title the visitor can read says best whether the guess was right.
        order by extensions.word_similarity(private.fold(query), private.fold(page.title ->> lang::text)) desc nulls last,
          page.download_count desc, page.id
        limit past + most - cardinality(found_ids)
      );
    end if;
  end if;
  return query
    select page.* from unnest(found_ids[past + 1 : past + most]) with ordinality as hit (id, place)
    join public.coloring_pages as page on page.id = hit.id
    order by place;
end
$$;
