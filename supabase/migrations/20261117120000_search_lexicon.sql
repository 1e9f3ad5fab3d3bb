-- What words mean (docs/decisions/0026-search-by-meaning.md). The rows come from the artist's lexicon and from supabase/search/vocabulary;
-- the server loads them at its start (private.load_search_lexicon), so a site of our own and a Supabase project have the same ones.
create table private.search_concepts (
  id integer generated always as identity primary key,
  key text not null unique,
  kind text not null check (kind in ('thing', 'theme', 'action', 'place', 'feast', 'time', 'look')),
  -- The name by language, one and several.
  one jsonb not null,
  many jsonb not null,
  -- Every broader concept, the nearest first: a dachshund is a dog, a pet, an animal.
  broader integer[] not null default '{}'
);
comment on table private.search_concepts is 'what a page can show and a visitor can mean';

create table private.search_words (
  language public.language not null,
  -- Folded and without spaces: "fire truck", "firetruck" and "Fire-Truck" are one word.
  word text not null,
  sound text not null,
  role text not null check (role in ('concept', 'difficulty', 'age', 'year', 'grade', 'link', 'stop')),
  -- Without a foreign key, because checking forty thousand of them doubles the time of a first start.
  concept integer,
  -- The difficulty, the age, or what is added to a grade to get an age.
  value text
);
comment on table private.search_words is 'the words of a language for concepts, filters, and the words that mean nothing by themselves';
create index search_words_word on private.search_words (word, language);
create index search_words_of_concept on private.search_words (concept);
create index search_words_beginning on private.search_words (language, word text_pattern_ops);
-- A mistyped word is compared with the words that begin with the same sound.
create index search_words_sound on private.search_words (left(sound, 1), language, char_length(word)) where role = 'concept';

create table private.search_lexicon (
  id boolean primary key default true check (id),
  -- Grows with every load: pages that were indexed with an earlier one are indexed again.
  version integer not null default 0,
  fingerprint text not null default ''
);
insert into private.search_lexicon default values;

-- What a theme means by its names in all languages: "Christmas and winter feasts" is about Christmas and winter.
create table private.search_themes (
  category_id uuid primary key references public.categories on delete cascade,
  concept integer not null unique references private.search_concepts on delete cascade,
  -- Its names in all languages, folded, with a space before each word.
  names text not null,
  meanings integer[] not null default '{}',
  -- What is true of all its pages: a theme of one concept, or feasts and places. A knight is no princess.
  inherited integer[] not null default '{}'
);

alter table private.search_concepts enable row level security;
alter table private.search_words enable row level security;
alter table private.search_lexicon enable row level security;
alter table private.search_themes enable row level security;

create function private.word_key(word text) returns text
  language sql immutable parallel safe
  -- An emoji has no letters to fold.
  return coalesce(nullif(replace(private.fold(word), ' ', ''), ''), translate(btrim(word), U&'\FE0F\200D', ''));

-- How a child may write it: "elefant" sounds like "elephant", "fogel" like "Vogel".
create function private.sound_of(word text) returns text
  language sql immutable parallel safe
  return regexp_replace(translate(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    word, 'ph', 'f', 'g'), 'sch|sh|ch', 'x', 'g'), 'c(?=[eiy])', 's', 'g'), 'ck|qu|q', 'k', 'g'),
    '(?<=.)h|(?<=[aou])e', '', 'g'), 'cvyzj', 'kfisi'), '(.)\1+', '\1', 'g');

-- Words that operators add; they count at once and before the lexicon.
create table public.search_synonyms (
  id uuid primary key default gen_random_uuid(),
  language public.language not null,
  word text not null check (char_length(btrim(word)) between 1 and 80 and private.clean_text(word) = word),
  -- The key of a concept, or other words of the language.
  meaning text not null check (char_length(btrim(meaning)) between 1 and 80 and private.clean_text(meaning) = meaning),
  word_key text generated always as (private.word_key(word)) stored,
  created_at timestamptz not null default now(),
  unique (language, word_key)
);
alter table public.search_synonyms enable row level security;
grant select, delete, insert (language, word, meaning), update (language, word, meaning) on public.search_synonyms to authenticated;
grant select, insert, update, delete on public.search_synonyms to service_role;
create policy "an admin reads the synonyms" on public.search_synonyms
  for select to authenticated using ((select private.is_admin()));
create policy "an admin adds synonyms" on public.search_synonyms
  for insert to authenticated with check ((select private.is_admin()));
create policy "an admin changes synonyms" on public.search_synonyms
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "an admin deletes synonyms" on public.search_synonyms
  for delete to authenticated using ((select private.is_admin()));
create trigger audit_change after insert or update or delete on public.search_synonyms
  for each row execute function private.audit_change();
grant execute on function private.word_key to authenticated, service_role;

-- Replaces the lexicon. `data` is written by supabase/search/lexicon-rows.ts; themes and synonyms stay.
create function private.load_search_lexicon(data jsonb, fingerprint text) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.search_words where concept is null
    or not exists (select 1 from private.search_themes as theme where theme.concept = search_words.concept);
  delete from private.search_concepts as c
  where c.key not like 'theme:%' and not exists (
    select 1 from jsonb_to_recordset(data -> 'concepts') as given (key text) where given.key = c.key
  );
  insert into private.search_concepts (key, kind, one, many)
  select given.key, given.kind, given.one, given.many
  from jsonb_to_recordset(data -> 'concepts') as given (key text, kind text, one jsonb, many jsonb)
  on conflict (key) do update set kind = excluded.kind, one = excluded.one, many = excluded.many;
  update private.search_concepts as c
  set broader = array(
    select b.id from jsonb_array_elements_text(given.broader) with ordinality as name (key, place)
    join private.search_concepts as b on b.key = name.key order by place
  )
  from jsonb_to_recordset(data -> 'concepts') as given (key text, broader jsonb) where given.key = c.key;
  insert into private.search_words (language, word, sound, role, concept, value)
  select spelled.language, spelled.word, case spelled.role when 'concept' then private.sound_of(spelled.word) else '' end,
    spelled.role, c.id, spelled.value
  from (
    select distinct given.language, private.word_key(given.word) as word, given.role, given.key, given.value
    from (
      select (w ->> 0)::public.language as language, w ->> 1 as word, w ->> 2 as role, w ->> 3 as key, w ->> 4 as value
      from jsonb_array_elements(data -> 'words') as w
      union all
      -- "Bär" is typed as "bar" or, as Germans do without umlauts, as "baer".
      select 'de', replace(replace(replace(lower(w ->> 1), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), w ->> 2, w ->> 3, w ->> 4
      from jsonb_array_elements(data -> 'words') as w where w ->> 0 = 'de' and lower(w ->> 1) ~ '[äöü]'
    ) as given
  ) as spelled
  left join private.search_concepts as c on c.key = spelled.key
  where spelled.word <> '';
  update private.search_lexicon set version = version + 1, fingerprint = load_search_lexicon.fingerprint;
  perform private.index_theme(category) from public.categories as category;
  analyze private.search_words;
end
$$;
