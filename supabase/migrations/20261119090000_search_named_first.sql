-- What unprepared visitors searched and did not get: "Herbst" began with feasts whose drawing happens to be in autumn, "alphabet" with Z,
-- "birthday boy" showed any boy, "kids swimming in the pool" any child, "lapin de Pâques" a dice ("dé"), "paardrijden" horses without riders.

-- Some words mean several concepts together: "Blumenwiese" is flowers and a meadow. Their value is the keys of the concepts.
alter table private.search_words drop constraint search_words_role_check;
alter table private.search_words add constraint search_words_role_check
  check (role in ('concept', 'phrase', 'difficulty', 'age', 'year', 'grade', 'link', 'stop'));

-- Pages get their place among equals in the order of insertion; until now a join decided it, and the alphabet began with Z.
create or replace function private.insert_library(library jsonb) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  added integer;
begin
  insert into public.categories (slug, name, name_translations, description, description_translations, icon)
  select c.slug, c.name ->> 'en', c.name, c.description ->> 'en', c.description, c.icon
  from jsonb_to_recordset(library -> 'categories') as c (slug text, name jsonb, description jsonb, icon text)
  on conflict (slug) do nothing;
  insert into public.coloring_pages (
    slug, title, description, seo_description, category_id, difficulty, min_age, status, download_count, style, seed,
    region_count, thumbnail_url, file_url, is_ai_generated
  )
  select p.slug, p.title, p.description, p.seo_description, c.id, coalesce(p.difficulty, 'medium'), p.min_age, 'released',
    coalesce(p.download_count, 0), p.style, p.seed, p.region_count, p.thumbnail_url, p.file_url, false
  from jsonb_array_elements(library -> 'pages') with ordinality as item (page, place)
  cross join lateral jsonb_to_record(item.page) as p (
    slug text, title jsonb, description jsonb, seo_description jsonb, category text, difficulty public.difficulty,
    min_age smallint, download_count integer, style public.drawing_style, seed bigint, region_count integer,
    thumbnail_url text, file_url text
  )
  left join public.categories as c on c.slug = p.category
  order by item.place
  on conflict (slug) do nothing;
  get diagnostics added = row_count;
  return added;
end
$$;

-- What a word means in a language, null when it means nothing there. Phrases and filters count before things, things before words without
-- meaning, and those before actions and looks: who writes "I love dogs" does not search for love. A word of two letters that joins others does
-- nothing else: French "de" is no dice.
create or replace function private.word_sense(word_keys text[], lang public.language) returns private.search_term
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select row(null, null, sense.role, sense.kind, sense.concepts, sense.value)::private.search_term
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
    ) as sense
    order by sense.priority, array_position(array['phrase', 'age'], sense.role) limit 1
  );
end
$$;

-- The terms of a word or phrase at its place in the query: one for each concept that it means.
create function private.terms_at(sense private.search_term, place integer, count integer) returns setof private.search_term
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if sense.role = 'phrase' then
    return query
      select terms_at.place, terms_at.count, 'concept', c.kind, array[c.id], null::text
      from string_to_array(sense.value, ' ') as keys, unnest(keys) with ordinality as meant (key, no)
      join private.search_concepts as c on c.key = meant.key order by meant.no;
    return;
  end if;
  sense.place := terms_at.place;
  sense.count := terms_at.count;
  return next sense;
end
$$;

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
      elsif span > 1 and found.role is null and not words[at] = any (known) then
        foreach other in array enum_range(null::public.language) loop
          found := private.word_sense(array[phrase], other);
          exit when found.role is not null;
        end loop;
      end if;
      -- "qui danse" is a look of the artist, and "danse" says more.
      if span > 1 and found.kind = 'look' and (private.word_sense(array[words[at + span - 1]], lang)).kind <> 'look' then
        found := null;
      end if;
      if span = 2 and found.role is null then
        found := private.similar_phrase(words[at], words[at + 1], lang);
      end if;
      exit when found.role is not null or span = 1;
      span := span - 1;
    end loop;
    if found.role is not null then
      return query select * from private.terms_at(found, at, span);
    else
      return query
        select term.* from private.read_word(words[at], lang) as meant
        cross join lateral private.terms_at(meant, at, 1) as term;
    end if;
    at := at + span;
  end loop;
end
$$;


-- The term that says what the picture is of: the thing before the first "with", "in", "and", "hugging" …, in English the last ("fairy castle"), else
-- the first: German and Dutch write such names as one word, so "Prinzessin Schloss" is a list.
-- Of "kids playing basketball in the park", basketball: what somebody does says more than who it is.
create or replace function private.main_term(terms private.search_term[], lang public.language) returns integer
  language plpgsql stable set search_path = ''
as $$
declare
  by_action constant boolean := exists (select 1 from unnest(terms) as t where private.is_activity(t.kind, t.concepts))
    and exists (select 1 from unnest(terms) as t where t.kind = 'thing' and private.is_anybody(t.concepts));
begin
  return (
    select wanted.no from (
      select numbered.*, (select count(*) from unnest(terms) as link where (link.role = 'link' or link.kind = 'action') and link.place < numbered.place) as segment
      from unnest(terms) with ordinality as numbered (place, count, role, kind, concepts, value, no)
      where numbered.role = 'concept' and numbered.kind <> 'look'
    ) as wanted
    order by
      case
        -- "Birthday boy" is about the birthday.
        when wanted.kind = 'thing' and private.is_anybody(wanted.concepts) then case when by_action then 3 else 1.5 end
        when wanted.kind in ('thing', 'theme') then 0
        when wanted.kind = 'feast' then 1
        when wanted.kind = 'action' then case when by_action then 2 else 5 end
        when wanted.kind = 'place' then 4
        else 6
      end,
      wanted.segment, private.is_anybody(wanted.concepts), case when lang = 'en' then -wanted.no else wanted.no end
    limit 1
  );
end
$$;


create or replace function private.plan_search(query text, lang public.language, only_difficulty public.difficulty, for_age integer)
  returns private.search_plan
  language plpgsql stable security definer set search_path = ''
as $$
declare
  plan private.search_plan;
  wanted private.search_term[];
  attempt record;
begin
  plan.terms := array(select term from private.read_query(query, lang) as term);
  plan.only_difficulty := coalesce(plan_search.only_difficulty, (select t.value from unnest(plan.terms) as t where t.role = 'difficulty' limit 1)::public.difficulty);
  plan.for_age := coalesce(plan_search.for_age, (select t.value from unnest(plan.terms) as t where t.role = 'age' limit 1)::integer);
  plan.looks := array(select t from unnest(plan.terms) as t where t.kind = 'look');
  plan.level := 'none';
  plan.others := '{}';
  if cardinality(plan.terms) = 0 then
    return plan;
  end if;
  plan.main_place := private.main_term(plan.terms, lang);
  if plan.main_place is null then
    if exists (select 1 from unnest(plan.terms) as t where t.role = 'letters') then
      plan.level := 'letters';
    elsif cardinality(plan.looks) > 0 then
      plan.head := plan.looks[1].concepts;
      plan.looks := plan.looks[2:];
      if private.find_pages(plan.head, '{}', plan.only_difficulty, plan.for_age, 1) is not null then
        plan.level := 'all';
      else
        plan.level := 'letters';
      end if;
    else
      -- Only filters, or only words like "coloring pages": every page.
      plan.head := '{0}';
      plan.level := case when private.find_pages(plan.head, '{}', plan.only_difficulty, plan.for_age, 1) is not null then 'all' else 'none' end;
    end if;
    return plan;
  end if;
  plan.head := plan.terms[plan.main_place].concepts;
  -- A filter that stands in the words, not in the controls of the screen, does not lead to a dead end.
  if private.find_pages(plan.head, '{}', plan.only_difficulty, plan.for_age, 1) is null
    and private.find_pages(plan.head, '{}', plan_search.only_difficulty, plan_search.for_age, 1) is not null then
    plan.only_difficulty := plan_search.only_difficulty;
    plan.for_age := plan_search.for_age;
    plan.dropped := true;
  end if;
  wanted := array(
    select plan.terms[no] from generate_subscripts(plan.terms, 1) as no
    where no <> plan.main_place and (plan.terms[no]).role in ('concept', 'letters') and (plan.terms[no]).kind is distinct from 'look'
      and not coalesce((plan.terms[no]).concepts <@ plan.head, false)
    order by case (plan.terms[no]).kind when 'thing' then 0 when 'theme' then 0 when 'feast' then 1 when 'place' then 2 when 'action' then 3
      when 'time' then 4 else 5 end, no
  );
  -- The usual case, before the list of all other attempts is made.
  if private.find_pages(plan.head, wanted, plan.only_difficulty, plan.for_age, 1) is not null then
    plan.level := 'all';
    plan.others := wanted;
    return plan;
  end if;
  for attempt in
    select tried.level, tried.head, tried.others, tried.near from (
      -- Without one of the others, the least important first.
      select 1 as step, -no::bigint as part, 'most' as level, plan.head as head, wanted[: no - 1] || wanted[no + 1 :] as others, null::integer as near
      from generate_subscripts(wanted, 1) as no where cardinality(wanted) > 1
      union all
      select 2, no, 'most', plan.head, wanted[no : no], null from generate_subscripts(wanted, 1) as no where cardinality(wanted) > 2
      union all
      select 3, 0, 'main', plan.head, '{}', null where cardinality(wanted) > 0
      union all
      select 4 + (attached.no * 10), b.place, 'near', array[b.id], case attached.no when 0 then wanted else '{}' end, b.id
      from (values (0), (1)) as attached (no), (
        select wide.id, min(wide.place) as place from private.search_concepts as c, unnest(c.broader) with ordinality as wide (id, place)
        where c.id = any (plan.head) group by wide.id
      ) as b where attached.no = 1 or cardinality(wanted) > 0 and b.place <= 2
      union all
      -- Then the others alone, or something of their kind. Any child at all is the last guess.
      select case when private.is_anybody((wanted[no]).concepts) then 40 else 30 end, no, 'most', (wanted[no]).concepts, '{}', null
      from generate_subscripts(wanted, 1) as no where (wanted[no]).role = 'concept'
      union all
      select 31, no * 100 + b.place, 'near', array[b.id], '{}', b.id
      from generate_subscripts(wanted, 1) as no, private.search_concepts as c, unnest(c.broader) with ordinality as b (id, place)
      where c.id = any ((wanted[no]).concepts) and b.place <= 3 and not private.is_anybody((wanted[no]).concepts)
    ) as tried (step, part, level, head, others, near)
    order by tried.step, tried.part
  loop
    -- A filter is no reason to show something else.
    exit when attempt.level = 'near' and private.find_pages(plan.terms[plan.main_place].concepts, '{}', null, null, 1) is not null;
    if private.find_pages(attempt.head, attempt.others, plan.only_difficulty, plan.for_age, 1) is not null then
      plan.level := attempt.level;
      plan.head := attempt.head;
      plan.others := attempt.others;
      plan.near := attempt.near;
      return plan;
    end if;
  end loop;
  -- Letters answer for words that stand in titles: "corpo umano" is understood, and a description with both words is about something else.
  plan.level := case when private.find_pages(plan.head, '{}', null, null, 1) is null and (
    exists (select 1 from unnest(plan.terms) as t where t.role = 'letters')
    or not exists (
      select 1 from unnest(private.letters_of(plan, query)) as typed
      where not exists (select 1 from private.known_words as k where k.word = typed)
    )
  ) then 'letters' else 'none' end;
  return plan;
end
$$;

-- The pages with a concept and other terms, in the order of results. A frequent concept is walked from its best page on; only when the others
-- are rare among those, the index of all concepts is read, which then finds few pages. A page that only shows one of the others, without naming it in
-- its title, comes after those that do.
create or replace function private.find_pages(
  head integer[], others private.search_term[], only_difficulty public.difficulty, for_age integer, needed integer
) returns integer[]
  language plpgsql stable security definer set search_path = ''
as $$
declare
  heads constant integer[] := private.with_themes(head);
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
  into has_concepts, has_letters, unnamed from unnest(others) as t;
  condition := concat_ws(' and ', has_concepts,
    'exists (select 1 from private.page_words as w where w.page_id = i.page_id and ' || has_letters || ')');
  execute format(
    'select array_agg(page_no) from (
       select page_no from (
         select w.page_no, min(w.score) as score from unnest($1) as c
         cross join lateral (
           select f.page_no, f.score from private.page_concepts as f where f.concept = c%s order by f.score, f.page_no limit %s
         ) as w group by w.page_no
       ) as best %s
       order by score%s, page_no limit %s
     ) as ordered',
    filter, case when condition = '' then needed else walk end,
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
         where f.concepts && $1%s%s%s limit 5000
       ) as hits order by score, page_no limit %s
     ) as ordered',
    coalesce(' + 256 * (' || unnamed || ')', ''), filter, coalesce(' and ' || has_concepts, ''),
    case when has_letters is null then '' else format(' and f.page_id in (select page_id from private.page_words where %s limit 5000)', has_letters) end, needed
  ) into found using heads;
  return found;
end
$$;

-- The concepts of a drawing of the artist: its scene says what is in it.
create or replace function private.concepts_of_scene(scene jsonb) returns table (concept integer, rank integer)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select c.id, min(named.rank) from (
      select figure ->> 'noun' as key, case when place = 1 then 0 else 1 end as rank
      from jsonb_array_elements(scene #> '{wish,figures}') with ordinality as f (figure, place)
      union all
      select case when figure ->> 'sex' = 'female' and figure ->> 'noun' = 'child' then 'girl' else figure ->> 'role' end, case when place = 1 then 0 else 1 end
      from jsonb_array_elements(scene #> '{wish,figures}') with ordinality as f (figure, place)
      union all
      -- Who sits on a horse rides it, whether the wish says so or not.
      select 'to-' || coalesce(figure ->> 'verb', case figure #>> '{relation,kind}' when 'riding' then 'ride' end), 1
      from jsonb_array_elements(scene #> '{wish,figures}') as figure
      union all
      select prefix || item, 1
      from jsonb_array_elements(scene #> '{wish,figures}') as figure,
        (values ('wears', ''), ('holds', ''), ('looks', 'look-')) as list (field, prefix),
        jsonb_array_elements_text(figure -> field) as item
      union all
      select case key when 'sun' then 'sunshine' when 'snow' then 'snowfall' else key end, 1
      from unnest(array[scene #>> '{wish,setting}', scene #>> '{wish,time}', scene #>> '{wish,season}', scene #>> '{wish,weather}']) as key
      union all
      select scene #>> '{wish,feast}', 0
      union all
      select 'mandala', 0 where (scene #> '{wish,mandala}')::boolean
    ) as named
    join private.search_concepts as c on c.key = named.key
    group by c.id;
end
$$;

-- The concepts of a drawing and whether its title names them, or something broader or narrower. One language is enough, because the titles say
-- the same. Actions and looks count as named, because a title may leave them out, and so does the main figure if the title has another word for
-- it ("A is for anchor"). The motif of a mandala is only a part of it.
create function private.drawn_concepts(scene jsonb, title jsonb) returns table (concept integer, rank integer, is_named boolean)
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
        named = '{}' or f.concept = any (named || broader_ids) or c.broader && named or c.kind in ('action', 'look') as is_named
      from private.concepts_of_scene(scene) as f join private.search_concepts as c on c.id = f.concept
    )
    select d.concept, d.rank, d.is_named or d.rank = 0 and not exists (select 1 from drawn as main where main.rank = 0 and main.is_named)
    from drawn as d;
end
$$;

-- Writes the rows of a page that may be shown, and removes those of any other.
create or replace function private.index_page(id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  page public.coloring_pages;
  scene jsonb;
  own integer[];
  parts integer[];
  others integer[];
  theme integer;
  entry private.page_index;
begin
  select * into page from public.coloring_pages as p where p.id = index_page.id and p.status = 'released' and p.deleted_at is null;
  if not found then
    delete from private.page_index where page_id = index_page.id;
    return;
  end if;
  select s.scene into scene from public.page_scenes as s where s.page_id = page.id;
  if jsonb_array_length(scene #> '{wish,figures}') > 0 then
    -- A page is about what its title names; the rest of the drawing comes last and alone, without its broader concepts: a hedgehog in autumn
    -- before a feast that is in autumn, and a feast with a mother in the drawing is no page for Mother's Day.
    select array_agg(f.concept) filter (where f.rank = 0 and f.is_named), array_agg(f.concept) filter (where f.rank > 0 and f.is_named),
      array_agg(f.concept) filter (where not f.is_named)
    into own, parts, others from private.drawn_concepts(scene, page.title) as f;
  else
    select array_agg(f.concept) filter (where f.rank = 0), array_agg(f.concept) filter (where f.rank > 0) into own, parts
    from private.concepts_of_title(page.title) as f;
  end if;
  select t.concept into theme from private.search_themes as t where t.category_id = page.category_id;
  insert into private.page_index as i (page_id, popularity, difficulty, min_age, main, part, kin, concepts, lexicon)
  select page.id, private.popularity(page.download_count), page.difficulty, coalesce(page.min_age, 3), coalesce(own, '{}'), coalesce(parts, '{}'),
    kin.ids, array(
      select unnest(own) union select unnest(parts) union select unnest(kin.ids) union select theme where theme is not null
      union select unnest(others) union select unnest(c.broader) from private.search_concepts as c where c.id = any (parts)
    ), (select version from private.search_lexicon)
  from (
    select array(select distinct b from private.search_concepts as c, unnest(c.broader) as b where c.id = any (own)) as ids
  ) as kin
  on conflict (page_id) do update set popularity = excluded.popularity, difficulty = excluded.difficulty, min_age = excluded.min_age,
    main = excluded.main, part = excluded.part, kin = excluded.kin, concepts = excluded.concepts, lexicon = excluded.lexicon
  returning * into entry;
  delete from private.page_concepts where page_no = entry.page_no;
  insert into private.page_concepts (concept, score, page_no, difficulty, min_age)
  select c, case when c = any (entry.main) then 0 when c = any (entry.part) then 256 when c = any (entry.kin) then 512 else 768 end
    + 255 - entry.popularity, entry.page_no, entry.difficulty, entry.min_age
  from unnest(entry.concepts || 0) as c;
end
$$;
