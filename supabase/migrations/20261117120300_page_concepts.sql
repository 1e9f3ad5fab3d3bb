-- What the released pages show (docs/decisions/0026-search-by-meaning.md), kept up to date by triggers.
create table private.page_index (
  page_no integer generated always as identity primary key,
  page_id uuid not null unique references public.coloring_pages on delete cascade,
  -- Downloads in steps of nine per cent: counting a download rarely changes it.
  popularity smallint not null default 0,
  difficulty public.difficulty not null default 'medium',
  min_age smallint not null default 3,
  -- The main figure, what else is in the picture, the broader concepts of the main figure, and all of them with the broader ones of the rest.
  main integer[] not null default '{}',
  part integer[] not null default '{}',
  kin integer[] not null default '{}',
  concepts integer[] not null default '{}',
  -- The version of the lexicon it was indexed with.
  lexicon integer not null default 0
);
create index page_index_concepts on private.page_index using gin (concepts);
create index page_index_lexicon on private.page_index (lexicon);

-- One row for each concept of a page, in the order of results: what a frequent concept finds is the beginning of an index.
create table private.page_concepts (
  concept integer not null,
  -- 256 times the rank (0 main figure, 1 part, 2 broader, 3 broader of a part) plus 255 minus the popularity: the smallest is first.
  score smallint not null,
  page_no integer not null references private.page_index on delete cascade,
  difficulty public.difficulty not null,
  min_age smallint not null,
  primary key (concept, score, page_no) include (difficulty, min_age)
);
create index page_concepts_of_page on private.page_concepts (page_no);
-- Concept 0 is every page.
alter table private.page_index enable row level security;
alter table private.page_concepts enable row level security;

create function private.popularity(downloads integer) returns smallint
  language sql immutable parallel safe
  return least(255, floor(8 * ln(downloads + 1) / ln(2)))::smallint;

-- The concepts of a drawing of the artist: its scene says what is in it.
create function private.concepts_of_scene(scene jsonb) returns table (concept integer, rank integer)
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
      select 'to-' || (figure ->> 'verb'), 1 from jsonb_array_elements(scene #> '{wish,figures}') as figure
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

-- The concepts of a title in one or more languages, for pages without a scene. With more than three languages, two of them have to agree: a word
-- of one language may have another meaning.
create function private.concepts_of_title(title jsonb) returns table (concept integer, rank integer)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  texts constant jsonb := case jsonb_typeof(title) when 'object' then title else jsonb_build_object('en', title #>> '{}') end;
  languages integer := 0;
  lang public.language;
  split text[];
  -- Every phrase of up to four words: its language, its first word, the word behind it.
  phrases text[] := '{}';
  spoken public.language[] := '{}';
  firsts integer[] := '{}';
  behinds integer[] := '{}';
begin
  foreach lang in array enum_range(null::public.language) loop
    split := array(select private.word_key(token) from unnest(private.query_tokens(texts ->> lang::text)) as token);
    continue when cardinality(split) = 0;
    languages := languages + 1;
    for at in 1..cardinality(split) loop
      for past in at + 1..least(at + 4, cardinality(split) + 1) loop
        phrases := phrases || array_to_string(split[at : past - 1], '');
        spoken := spoken || lang;
        firsts := firsts || at;
        behinds := behinds || past;
      end loop;
    end loop;
  end loop;
  return query
    with matches as materialized (
      select p.lang, p.at, p.past, w.role, w.concept, c.kind
      from unnest(phrases, spoken, firsts, behinds) as p (word, lang, at, past)
      join private.search_words as w on w.word = p.word and w.language = p.lang and w.role in ('concept', 'link')
      left join private.search_concepts as c on c.id = w.concept
      where c.kind is distinct from 'theme'
    )
    select m.concept,
      min(case when m.kind = 'thing' and not exists (
        select 1 from matches as link where link.role = 'link' and link.lang = m.lang and link.at < m.at
      ) then 0 else 1 end)
    from matches as m
    where m.role = 'concept' and not exists (
      select 1 from matches as longer
      where longer.lang = m.lang and longer.at <= m.at and longer.past >= m.past
        and longer.past - longer.at > m.past - m.at
    )
    group by m.concept
    having count(distinct m.lang) >= 2 or languages <= 3;
end
$$;

-- Writes the rows of a page that may be shown, and removes those of any other.
create function private.index_page(id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  page public.coloring_pages;
  scene jsonb;
  own integer[];
  parts integer[];
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
    select array_agg(f.concept) filter (where f.rank = 0), array_agg(f.concept) filter (where f.rank > 0) into own, parts
    from private.concepts_of_scene(scene) as f;
  else
    select array_agg(f.concept) filter (where f.rank = 0), array_agg(f.concept) filter (where f.rank > 0) into own, parts
    from private.concepts_of_title(page.title) as f;
  end if;
  select t.concept into theme from private.search_themes as t where t.category_id = page.category_id;
  insert into private.page_index as i (page_id, popularity, difficulty, min_age, main, part, kin, concepts, lexicon)
  select page.id, private.popularity(page.download_count), page.difficulty, coalesce(page.min_age, 3), coalesce(own, '{}'), coalesce(parts, '{}'),
    kin.ids, array(
      select unnest(own) union select unnest(parts) union select unnest(kin.ids) union select theme where theme is not null
      union select unnest(c.broader) from private.search_concepts as c where c.id = any (parts)
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

create function private.index_changed_page() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.index_page(new.id);
  return null;
end
$$;
create trigger index_page after insert or update of title, status, deleted_at, category_id, difficulty, min_age
  on public.coloring_pages for each row execute function private.index_changed_page();

create function private.index_changed_popularity() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  less constant integer := private.popularity(old.download_count) - private.popularity(new.download_count);
  indexed integer;
begin
  update private.page_index set popularity = private.popularity(new.download_count) where page_id = new.id returning page_no into indexed;
  update private.page_concepts set score = score + less where page_no = indexed;
  return null;
end
$$;
create trigger index_popularity after update of download_count on public.coloring_pages for each row
  when (private.popularity(old.download_count) <> private.popularity(new.download_count))
  execute function private.index_changed_popularity();

create function private.index_changed_scene() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.index_page(coalesce(new.page_id, old.page_id));
  return null;
end
$$;
create trigger index_page after insert or update or delete on public.page_scenes
  for each row execute function private.index_changed_scene();

-- A theme is a concept whose words are its names.
create function private.index_theme(category public.categories) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  names constant jsonb := jsonb_build_object('en', category.name) || category.name_translations;
  theme integer;
  meant integer[];
begin
  insert into private.search_concepts (key, kind, one, many) values ('theme:' || category.id, 'theme', names, names)
  on conflict (key) do update set one = excluded.one, many = excluded.many returning id into theme;
  delete from private.search_words where concept = theme;
  insert into private.search_words (language, word, sound, role, concept)
  select distinct n.key::public.language, private.word_key(n.value), private.sound_of(private.word_key(n.value)), 'concept', theme
  from jsonb_each_text(names) as n where n.key = any (enum_range(null::public.language)::text[]) and private.word_key(n.value) <> '';
  select coalesce(array_agg(distinct m.concept), '{}') into meant from private.concepts_of_title(names) as m
  join private.search_concepts as c on c.id = m.concept and c.kind <> 'look' and c.kind <> 'action';
  insert into private.search_themes (category_id, concept, names, meanings, inherited)
  select category.id, theme, ' ' || private.searchable(names), meant, array(
    select c.id from private.search_concepts as c
    where c.id = any (meant) and (cardinality(meant) = 1 or c.kind in ('feast', 'place', 'time'))
  )
  on conflict (category_id) do update set names = excluded.names, meanings = excluded.meanings, inherited = excluded.inherited;
end
$$;
create function private.index_changed_theme() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    with theme as (delete from private.search_concepts where key = 'theme:' || old.id returning id)
    delete from private.search_words using theme where concept = theme.id;
  else
    perform private.index_theme(new);
  end if;
  return null;
end
$$;
create trigger index_theme after insert or delete or update of name, name_translations on public.categories
  for each row execute function private.index_changed_theme();

-- Pages that an earlier lexicon indexed. Returns how many were indexed now; the server calls it until none are left.
create function public.refresh_search_index(max_pages integer default 200) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  stale uuid;
  done integer := 0;
begin
  for stale in
    select page_id from private.page_index where lexicon < (select version from private.search_lexicon)
    order by lexicon limit least(greatest(max_pages, 0), 1000) for update skip locked
  loop
    perform private.index_page(stale);
    done := done + 1;
  end loop;
  return done;
end
$$;
grant execute on function public.refresh_search_index to service_role;

-- The pages and themes of a site that exists already.
insert into private.page_index (page_id) select id from public.coloring_pages where status = 'released' and deleted_at is null;
select private.index_theme(category) from public.categories as category;
