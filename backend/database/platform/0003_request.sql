-- Who is asking, as row policies read it: the claims of the verified token, which every request sets for its transaction.
create function auth.jwt() returns jsonb
  language sql stable
  return nullif(current_setting('request.jwt.claims', true), '')::jsonb;

create function auth.uid() returns uuid
  language sql stable
  return (auth.jwt() ->> 'sub')::uuid;

create function auth.role() returns text
  language sql stable
  return auth.jwt() ->> 'role';

create function auth.email() returns text
  language sql stable
  return auth.jwt() ->> 'email';

grant execute on function auth.jwt(), auth.uid(), auth.role(), auth.email() to anon, authenticated, service_role;
