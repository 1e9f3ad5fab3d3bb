-- Deleting a page puts it into a bin for 30 days, from the table as from the function below. Nobody but an admin sees
-- the bin, and that through functions only.

create function private.to_the_bin() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if old.deleted_at is not null then
    return old;
  end if;
  update public.ai_prompts set generated_page_id = null where generated_page_id = old.id;
  update public.coloring_pages set deleted_at = now() where id = old.id;
  return null;
end
$$;
create trigger to_the_bin before delete on public.coloring_pages
  for each row execute function private.to_the_bin();

-- An admin deletes any pages, a maker their own. Answers how many.
create function public.delete_pages(ids uuid[]) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  everything constant boolean := private.is_admin();
  binned integer;
begin
  if (select auth.uid()) is null or not private.is_strong_session() then
    raise exception 'sign_in_first' using errcode = '42501';
  end if;
  if cardinality(ids) > 1000 then
    raise exception 'too_many_pages' using errcode = '54000';
  end if;
  update public.ai_prompts set generated_page_id = null
  where generated_page_id in (
    select id from public.coloring_pages
    where id = any (ids) and (everything or created_by = (select auth.uid()))
  );
  update public.coloring_pages set deleted_at = now()
  where id = any (ids) and deleted_at is null and (everything or created_by = (select auth.uid()));
  get diagnostics binned = row_count;
  return binned;
end
$$;

create function public.binned_pages(max_results integer default 100, skip integer default 0)
  returns setof public.coloring_pages
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select * from public.coloring_pages where deleted_at is not null
    order by deleted_at desc, id
    limit least(greatest(max_results, 0), 100) offset least(greatest(skip, 0), 100000);
end
$$;

create function public.restore_pages(ids uuid[]) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  restored integer;
begin
  perform private.require_admin();
  update public.coloring_pages set deleted_at = null where id = any (ids) and deleted_at is not null;
  get diagnostics restored = row_count;
  return restored;
end
$$;

-- For the server: pages whose 30 days are over. It removes their files and then deletes the rows.
create function public.expired_pages(max_results integer default 100) returns setof public.coloring_pages
  language sql stable set search_path = ''
begin atomic
  select * from public.coloring_pages where deleted_at <= now() - interval '30 days'
  order by deleted_at limit least(greatest(max_results, 0), 1000);
end;

-- Deletes a category after its pages have moved to another one, or to none.
create function public.delete_category(category_id uuid, move_pages_to uuid default null) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if move_pages_to = delete_category.category_id then
    raise exception 'same_category' using errcode = '22023';
  end if;
  update public.coloring_pages as page set category_id = move_pages_to
  where page.category_id = delete_category.category_id;
  delete from public.categories where id = delete_category.category_id;
  if not found then
    raise exception 'category_not_found' using errcode = 'PT404';
  end if;
end
$$;

-- With an account go its pages that nobody else has seen; what was released stays, without its maker.
create function private.leave_no_drafts() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.coloring_pages set deleted_at = now() - interval '30 days'
  where created_by = old.id and status <> 'released' and deleted_at is null;
  return old;
end
$$;
create trigger leave_no_drafts before delete on public.profiles
  for each row execute function private.leave_no_drafts();

-- For the server, once a day: what was only to be kept for a while.
create function public.purge_old_records() returns void
  language sql security definer set search_path = ''
begin atomic
  delete from public.not_found_logs where created_at < now() - interval '90 days';
  delete from public.daily_counts where day < now() - interval '90 days' and metric = 'search_miss';
  delete from public.page_reports where resolved_at < now() - interval '1 year';
  delete from private.recent_downloads where at < now() - interval '1 hour';
  delete from private.visitor_counts where since < now() - interval '1 day';
end;

grant execute on function public.delete_pages, public.binned_pages, public.restore_pages, public.delete_category
  to authenticated;
grant execute on function public.expired_pages, public.purge_old_records to service_role;
