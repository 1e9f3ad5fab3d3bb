-- The admin's generator stores variants as drafts. A variant that is neither released nor discarded moves to the bin after a
-- day. A draft that was edited, asked for release or created by a wish is not a variant.
create function private.bin_abandoned_drafts() returns void
  language sql security definer set search_path = ''
begin atomic
  update public.coloring_pages as p set deleted_at = now()
  where p.status = 'draft' and p.is_ai_generated and p.deleted_at is null and p.release_requested_at is null
    and p.created_at < now() - interval '1 day' and p.updated_at = p.created_at
    and exists (select 1 from public.profiles where id = p.created_by and subscription_tier = 'admin')
    and not exists (select 1 from public.ai_prompts where generated_page_id = p.id);
end;
revoke execute on function private.bin_abandoned_drafts from public;

create or replace function public.purge_once_a_day() returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_my_day('purge_old_records') then
    return false;
  end if;
  perform public.purge_old_records();
  perform private.bin_abandoned_drafts();
  return true;
end
$$;
