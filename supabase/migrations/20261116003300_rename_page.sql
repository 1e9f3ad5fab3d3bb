-- A name is shown to children like a drawing is: it now passes the check of the server, which calls this in the maker's name. Once
-- made, a wrong or foreign page is told apart from none at all by nobody.
drop function public.rename_my_page(uuid, jsonb);

create function public.rename_page(account uuid, page_id uuid, title jsonb) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.coloring_pages as page
  set title = case jsonb_typeof(rename_page.title)
    when 'string' then to_jsonb(private.clean_text(rename_page.title #>> '{}'))
    else (
      select case when jsonb_typeof(page.title) = 'object' then page.title else '{}' end
        || jsonb_object_agg(t.key, private.clean_text(t.value))
      from jsonb_each_text(rename_page.title) as t
    )
  end
  where id = rename_page.page_id and created_by = account and deleted_at is null and status = 'draft';
  if not found then
    raise exception 'page_not_found' using errcode = 'PT404';
  end if;
end
$$;
grant execute on function public.rename_page to service_role;
