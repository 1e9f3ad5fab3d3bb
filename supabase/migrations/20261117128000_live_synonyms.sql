-- An ended session must not change synonyms either, like every table.
create trigger refuse_ended_session before insert or update or delete on public.search_synonyms
  for each statement execute function private.refuse_ended_session();
