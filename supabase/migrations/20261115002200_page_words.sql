-- What search reads (docs/decisions/0003-search-in-postgresql.md). The folded words stand beside the pages:
-- `select=*` stays small, and counting a download touches no text index.
create table private.page_words (
  page_id uuid primary key references public.coloring_pages on delete cascade,
  title_words text not null,
  -- Titles and descriptions, folded, with a space before each word so that '% ca%' means "a word begins with ca".
  words text not null
);
comment on table private.page_words is 'released pages only';
create index page_words_trigrams on private.page_words using gin (words extensions.gin_trgm_ops);
alter table private.page_words enable row level security;

-- Every word that any title ever had: a mistyped word is looked up here, not in half a million pages.
create table private.known_words (word text primary key);
create index known_words_trigrams on private.known_words using gin (word extensions.gin_trgm_ops);
create index known_words_beginning on private.known_words (word text_pattern_ops);
alter table private.known_words enable row level security;

-- "Bär" is found as "bar" and, as Germans type it, as "baer".
create function private.searchable(value jsonb) returns text
  language sql immutable set search_path = ''
begin atomic
  select coalesce(string_agg(private.fold(spelling), ' '), '')
  from (
    select value #>> '{}' as text where jsonb_typeof(value) = 'string'
    union all
    select t.value from jsonb_each_text(case jsonb_typeof(value) when 'object' then value else '{}' end) as t
  ) as texts
  cross join lateral (
    select text as spelling
    union
    select replace(replace(replace(lower(text), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue')
    where lower(text) ~ '[äöü]'
  ) as spellings;
end;

create function private.index_page_words() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  title_words constant text := private.searchable(new.title);
begin
  if new.status <> 'released' or new.deleted_at is not null then
    delete from private.page_words where page_id = new.id;
    return null;
  end if;
  insert into private.page_words (page_id, title_words, words)
  values (new.id, title_words, ' ' || title_words || ' ' || private.searchable(new.description) || ' ')
  on conflict (page_id) do update set title_words = excluded.title_words, words = excluded.words;
  -- In one order, so that two pages at once do not wait for each other in a circle.
  insert into private.known_words (word)
  select distinct word from regexp_split_to_table(title_words, ' ') as word
  where char_length(word) between 3 and 40
  order by word
  on conflict do nothing;
  return null;
end
$$;
create trigger index_page_words after insert or update of title, description, status, deleted_at
  on public.coloring_pages for each row execute function private.index_page_words();
