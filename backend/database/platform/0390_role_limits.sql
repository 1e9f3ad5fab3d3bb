-- One query of a visitor may use little memory and disk. The REST API applies the settings of anon to its requests; the limit of
-- temporary files, which only a superuser can set, applies to every connection of authenticator. Roles belong to the whole
-- server: another database on it may be setting the same at this moment. The numbers are kilobytes, without a unit because
-- PostgREST converts the settings of roles to lower case.
do $$
declare
  setting text[];
begin
  foreach setting slice 1 in array array[
    ['anon', 'work_mem', '4096'],
    ['authenticator', 'temp_file_limit', '262144']
  ] loop
    begin
      if not exists (
        select from pg_db_role_setting as s join pg_roles as r on r.oid = s.setrole, unnest(s.setconfig) as config
        where r.rolname = setting[1] and s.setdatabase = 0 and config like setting[2] || '=%'
      ) then
        execute format('alter role %I set %I = %L', setting[1], setting[2], setting[3]);
      end if;
    exception
      when insufficient_privilege or internal_error or unique_violation then null;
    end;
  end loop;
end
$$;
