create type public.prompt_status as enum ('pending', 'completed', 'failed');
create type public.creation_action as enum ('create', 'modify');

-- One wish and what became of it. A pending one is worked on by whoever holds its lease.
create table public.ai_prompts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  prompt_text text not null default '' check (char_length(prompt_text) <= 500),
  status public.prompt_status not null default 'pending',
  failure_reason text check (char_length(failure_reason) <= 200),
  action_type public.creation_action not null default 'create',
  style_template public.drawing_style not null default 'simple',
  language public.language not null default 'en',
  seed bigint,
  is_voice boolean not null default false,
  base_page_id uuid references public.coloring_pages on delete set null,
  generated_page_id uuid references public.coloring_pages on delete set null,
  idempotency_key text check (char_length(idempotency_key) <= 100),
  lease_owner text check (char_length(lease_owner) <= 100),
  lease_expires_at timestamptz,
  attempts smallint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, idempotency_key),
  check (status <> 'failed' or failure_reason is not null)
);
create index ai_prompts_of_user on public.ai_prompts (user_id, created_at desc);
create index ai_prompts_made on public.ai_prompts (generated_page_id) where generated_page_id is not null;
create index ai_prompts_base on public.ai_prompts (base_page_id) where base_page_id is not null;
create index ai_prompts_waiting on public.ai_prompts (lease_expires_at nulls first, created_at) where status = 'pending';
create index ai_prompts_newest on public.ai_prompts (created_at desc);

alter table public.ai_prompts enable row level security;
grant select, update (generated_page_id) on public.ai_prompts to authenticated;
grant select, insert, update, delete on public.ai_prompts to service_role;

create policy "a user reads their own prompts, an admin all" on public.ai_prompts
  for select to authenticated using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "an admin unlinks the page of a prompt" on public.ai_prompts
  for update to authenticated using ((select private.is_admin()))
  with check ((select private.is_admin()) and generated_page_id is null);

create trigger touch_updated_at before update on public.ai_prompts
  for each row execute function private.touch_updated_at();

create function private.count_creation() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.count_today(
    case new.status when 'completed' then 'creation'::public.daily_metric else 'creation_failed' end,
    new.language::text
  );
  return null;
end
$$;
create trigger count_creation after update of status on public.ai_prompts
  for each row when (old.status = 'pending' and new.status <> 'pending')
  execute function private.count_creation();
