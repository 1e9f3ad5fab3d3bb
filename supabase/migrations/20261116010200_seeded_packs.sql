-- Which packs of supabase/seed/ this site has taken in, by their fingerprint: a start that finds its packs here reads none of them.
create table private.seeded_packs (
  pack text primary key,
  fingerprint text not null
);
alter table private.seeded_packs enable row level security;
