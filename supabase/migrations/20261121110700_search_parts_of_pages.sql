-- "Ruimtevaart" began with a unicorn in space: space travel is no figure itself, but rockets are of its kind.

-- Whether a page is about it or about something of its kind, and not only shows it as a part.
create or replace function private.is_main_somewhere(concepts integer[]) returns boolean
  language sql stable security definer set search_path = ''
  return exists (
    select 1 from unnest(private.with_themes(concepts)) as id
    cross join lateral (select p.score from private.page_concepts as p where p.concept = id order by p.score limit 1) as best
    where best.score < 256 or best.score >= 512
  );
