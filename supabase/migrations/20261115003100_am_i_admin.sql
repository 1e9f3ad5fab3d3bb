-- For functions: the one place that says who administers is the database.
create function public.am_i_admin() returns boolean
  language sql stable security definer set search_path = ''
  return private.is_admin();
grant execute on function public.am_i_admin to authenticated;
