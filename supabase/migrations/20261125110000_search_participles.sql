-- A participle is what somebody does: "schlafender Hund" began with dogs that are awake, "tanzendes Mädchen" with any girl. And a baby dinosaur is no baby.

-- A word that is a thing and an adjective is one beside a thing, before it in Germanic languages and after it in the others: "giant dinosaur",
-- "gato naranja", "kleine Katze". It says what comes first, and no page lacks it.
create or replace function private.adjectives_of(terms private.search_term[], query text, lang public.language) returns private.search_term[]
  language plpgsql stable security definer set search_path = ''
as $$
declare
  tokens constant text[] := array(select private.word_key(token) from unnest(private.query_tokens(query)) as token);
  beside constant integer := case when lang in ('en', 'de', 'nl') then 1 else -1 end;
  looks integer[];
  actions integer[];
  changed private.search_term[] := '{}';
  term private.search_term;
begin
  if cardinality(tokens) < 2 then
    return terms;
  end if;
  foreach term in array terms loop
    if term.role = 'concept' and term.kind = 'thing' and term.count = 1 and exists (
      select 1 from unnest(terms) as thing where thing.role = 'concept' and thing.kind = 'thing'
        and case when beside = 1 then thing.place = term.place + 1 else thing.place + thing.count = term.place end
    ) then
      looks := array(
        select w.concept from private.search_words as w join private.search_concepts as c on c.id = w.concept and c.kind = 'look'
        where w.word = tokens[term.place] and w.language = lang and w.role = 'concept'
      );
      if looks <> '{}' then
        term.concepts := looks || case when private.is_anybody(term.concepts) then '{}' else term.concepts end;
        term.kind := 'look';
      end if;
    end if;
    -- "Schlafender Hund" is a dog that sleeps, "sleepy cat" first of all one that does.
    if term.kind = 'look' then
      actions := array(
        select distinct action.id from private.search_concepts as c, unnest(c.broader) as b (id) join private.search_concepts as action on action.id = b.id
        where c.id = any (term.concepts) and action.kind = 'action'
      );
      if actions <> '{}' then
        term.kind := case when exists (
          select 1 from private.search_concepts as c
          where c.id = any (term.concepts) and c.key in ('look-dancing', 'look-flying', 'look-laughing', 'look-singing', 'look-sleeping')
        ) then 'action' else 'look' end;
        term.concepts := case term.kind when 'action' then actions else term.concepts || actions end;
      end if;
    end if;
    changed := changed || term;
  end loop;
  return changed;
end
$$;

-- "Elephant baby", "mommy and baby animals", "famille de canards": beside an animal, a word for the family says which animals come first. A child is
-- one of them only in one word ("Elefantenkind"), and "mom with a cat" is about a mother.
create or replace function private.animal_families(terms private.search_term[], tokens text[]) returns private.search_term[]
  language plpgsql stable security definer set search_path = ''
as $$
declare
  family constant integer[] := array(
    select c.id from private.search_concepts as c
    where c.key in ('baby', 'babies', 'mother', 'father', 'parents', 'family', 'grandmother', 'grandfather', 'twin', 'child', 'boys-and-girls', 'look-young', 'look-small', 'look-tiny', 'baby-animals')
  );
  child constant integer[] := array(select c.id from private.search_concepts as c where c.key in ('child', 'boys-and-girls'));
  young constant integer[] := array(select c.id from private.search_concepts as c where c.key in ('look-young', 'baby-animals'));
begin
  if not exists (select 1 from unnest(terms) as t where t.role = 'concept' and t.concepts <@ family) then
    return terms;
  end if;
  return array(
    select case when t.role = 'concept' and t.concepts <@ family and exists (
        select 1 from unnest(terms) as animal
        where animal.role = 'concept' and animal.kind in ('thing', 'theme') and not animal.concepts && family and (private.is_animal(animal.concepts) or exists (
            select 1 from private.search_concepts as c join private.search_concepts as kind on kind.key in ('dinosaur', 'mythical-creatures')
            where c.id = any (animal.concepts) and (c.id = kind.id or kind.id = any (c.broader))
          ))
          and (animal.place = t.place or not t.concepts && child) and (
            exists (select 1 from private.search_concepts as c where c.id = any (animal.concepts || t.concepts) and c.key like '%animals')
            or not exists (
              select 1 from unnest(terms) as between_them
              where between_them.place between least(t.place, animal.place) + 1 and greatest(t.place, animal.place) - 1
                and private.word_key(tokens[between_them.place]) not in
                  ('a', 'of', 's', 'von', 'van', 'de', 'des', 'du', 'd', 'del', 'di', 'dei', 'degli', 'delle', 'della', 'la', 'le', 'les', 'los', 'el')
            )
          )
      )
      then row(t.place, t.count, t.role, 'look', young, t.value)::private.search_term
      else row(t.place, t.count, t.role, t.kind, t.concepts, t.value)::private.search_term end
    from unnest(terms) with ordinality as t (place, count, role, kind, concepts, value, no) order by t.no
  );
end
$$;
