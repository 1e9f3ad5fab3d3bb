-- What is done once a day, by whichever process comes first.
create table private.daily_work (
  name text primary key,
  done_on date not null
);
alter table private.daily_work enable row level security;

-- Whether the day's work is now the caller's. The row is locked until their transaction ends: who comes meanwhile waits, and
-- then finds it done; if it failed, it is still to do.
create function private.is_my_day(work text) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.daily_work as d (name, done_on) values (work, current_date)
  on conflict (name) do update set done_on = excluded.done_on where d.done_on < excluded.done_on;
  return found;
end
$$;

-- Answers whether this call was the one that did it.
create function public.purge_once_a_day() returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_my_day('purge_old_records') then
    return false;
  end if;
  perform public.purge_old_records();
  return true;
end
$$;
grant execute on function public.purge_once_a_day to service_role;
