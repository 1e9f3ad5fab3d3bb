// Behaviour of PostgREST 14 that the recordings of 12.0.2 cannot show. The expectations follow its changelog and documentation.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from '#backend/api-error.ts'
import { createRest, type Rest } from '#backend/rest/create-rest.ts'
import { emptyDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import type { ApiCase } from './api-case.ts'
import { sendCase } from './send-case.ts'
import { identify } from './test-tokens.ts'

let database: TestDatabase
let rest: Rest

beforeAll(async () => {
  database = await emptyDatabase()
  await database.sql.unsafe(readFileSync(new URL('fixture.sql', import.meta.url), 'utf8'))
  await database.sql.unsafe(`
    create function public.directors(films) returns setof public.directors stable rows 1 language sql as
      $$ select * from public.directors where id = $1.director_id $$;
    create function public.rivals(films) returns setof public.films stable rows 10 language sql as
      $$ select * from public.films f where f.year = $1.year + 1 $$;
    create function public.first_rival(films) returns setof public.films stable rows 1 language sql as
      $$ select * from public.films f where f.year = $1.year + 1 limit 1 $$;
    create function public.films(films) returns setof public.films stable rows 10 language sql as
      $$ select * from public.films f where f.id = $1.id $$;
    create function public.echo_chars(list char[], bits bit[]) returns text immutable language sql as
      $$ select array_to_string(list, '|') || ' ' || array_to_string(bits, '|') $$;
    create function public.delete_items() returns setof items language sql as 'delete from items returning *';
    create function public.delete_all_items() returns void language sql as 'delete from items';
    create table public.articles (id int primary key, body jsonb, text text);
    insert into articles values (1, '{"en": "The foxes are running"}', 'Die Füchse laufen');
    grant select on articles to anon;
    comment on column films.title is 'the title in English';`)
  rest = createRest({
    connection: { ...database.connection, user: 'authenticator' },
    identify: async (request) => {
      if (request.headers.get('authorization') === 'Bearer expired')
        throw new ApiError(401, 'bad_jwt', 'JWT has expired')
      if (request.headers.get('authorization') === 'Bearer wrong')
        throw new ApiError(401, 'bad_jwt', 'Invalid JWT')
      return identify(request)
    },
    allowRollback: true,
    limits: { maxConnections: 2 },
  })
})
afterAll(async () => {
  rest.close()
  await database.close()
})

const send = (apiCase: ApiCase) => sendCase(apiCase, rest.fetch, 'http://test/rest/v1')
const get = async (request: string) => (await send({ request })).body

describe('aggregates in a spread', () => {
  it('are computed over the rows of the parent', async () => {
    expect(
      await get(
        '/roles?select=...films(director_id,total:price.sum())&film_id=lt.5&order=films(director_id)',
      ),
    ).toEqual([
      { director_id: 1, total: null },
      { director_id: 2, total: 15 },
      { director_id: 3, total: 10 },
    ])
  })
  it('count rows without naming a column, beside other columns', async () => {
    expect(await get('/roles?select=actor_id,...films(count())&actor_id=lt.3&order=actor_id')).toEqual([
      { actor_id: 1, count: 4 },
      { actor_id: 2, count: 4 },
    ])
    expect(await get('/roles?select=...actors(id,roles:count())&actor_id=lt.3&order=actors(id)')).toEqual([
      { id: 1, roles: 4 },
      { id: 2, roles: 4 },
    ])
  })
  it('pass through several spreads, on several levels at once', async () => {
    const request =
      '/technical_specs?select=...films(year.min(),films:count(),...director_of(country_code,born.min(),directors:count()))&film_id=lt.7&order=films(country_code)'
    expect(await get(request)).toEqual([
      { country_code: 'FR', min: '1928-05-30', films: 2, directors: 2 },
      { country_code: 'IT', min: '1920-01-20', films: 1, directors: 1 },
      { country_code: 'JP', min: '1910-03-23', films: 2, directors: 2 },
      { country_code: null, min: null, films: 1, directors: 0 },
    ])
  })
  it('group by an embedded object', async () => {
    const request =
      '/technical_specs?select=...films(director_of(name),oldest:year.min())&film_id=in.(1,3,4)&order=film_id'
    const { status } = await send({ request })
    expect(status).toBe(400)
    expect(await get(request.replace('&order=film_id', ''))).toEqual(
      expect.arrayContaining([
        { director_of: { name: 'Agnès Varda' }, oldest: 1943 },
        { director_of: { name: 'Akira Kurosawa' }, oldest: 1941 },
      ]),
    )
  })
  it('of many rows are not offered', async () => {
    expect(await send({ request: '/directors?select=name,...films(year.max())' })).toMatchObject({
      status: 400,
      body: {
        code: 'PGRST127',
        message: 'Feature not implemented',
        details: 'Aggregates are not implemented for one-to-many or many-to-many spreads.',
      },
    })
  })
})

describe('embedded resources', () => {
  it('a function named like a table replaces its foreign key, but no other computed relationship', async () => {
    expect(await get('/films?select=id,rivals(id),first_rival(id),directors(name)&id=eq.1')).toEqual([
      { id: 1, rivals: [{ id: 2 }], first_rival: { id: 2 }, directors: { name: 'Akira Kurosawa' } },
    ])
  })
  it('nested empty embeds only filter', async () => {
    expect(await get('/films?select=id,director_of(countries())&id=eq.1')).toEqual([{ id: 1 }])
    expect(await get('/directors?select=id,films!inner(roles!inner())&films.id=eq.1')).toEqual([{ id: 2 }])
  })
  it('can be required with not_null', async () => {
    expect(await get('/directors?select=id,films()&films=is.not_null&order=id')).toEqual(
      await get('/directors?select=id,films()&films=not.is.null&order=id'),
    )
  })
})

describe('filters', () => {
  it('is.not_null', async () => {
    expect(await get('/directors?select=id&born=is.not_null&order=id')).toEqual([
      { id: 1 },
      { id: 2 },
      { id: 3 },
    ])
    expect(await get('/directors?select=id&born=not.is.not_null')).toEqual([{ id: 4 }])
    expect(await get('/directors?select=id&or=(born.is.not_null,id.eq.4)&order=id')).toHaveLength(4)
  })
  it.each(['in.()', 'in.(   )'])('an empty list matches no row: %s', async (filter) => {
    expect(await get(`/films?select=id&id=${filter}`)).toEqual([])
  })
  it('spaces before the first item do not belong to it', async () => {
    expect(await get('/films?select=id&title=in.( Ran)')).toEqual([{ id: 2 }])
  })
  it('a percent sign may be written as it is', async () => {
    expect(await get('/films?select=id&title=like.%Strada')).toEqual([{ id: 3 }])
    expect(await get('/films?select=id&title=like.La %25')).toEqual([{ id: 3 }])
    expect((await send({ request: '/films?title=eq.%ff' })).status).toBe(400)
  })
  it.each([
    ['text=plfts(german).laufe'],
    ['body=plfts(english).fox'],
    ['body->>en=plfts(english).run'],
    ['text=fts(simple).laufen'],
    ['body=not.plfts(simple).fox'],
  ])('full-text search uses the language on both sides, in text and JSON: %s', async (filter) => {
    expect(await get(`/articles?select=id&${filter}`)).toEqual([{ id: 1 }])
  })
  it('a tsvector is searched as it is', async () => {
    expect(await get('/films?select=id&words=fts(simple).strada')).toEqual([{ id: 3 }])
  })
})

describe('functions', () => {
  it('get arrays of char and bit uncut', async () => {
    const body = '{"list":["abc","de"],"bits":["101","01"]}'
    expect((await send({ request: 'POST /rpc/echo_chars', body })).body).toBe('abc|de 101|01')
    expect(await get('/rpc/echo_chars?list={abc,de}&bits={101}')).toBe('abc|de 101')
  })
  it('that change more rows than max-affected are rolled back', async () => {
    const response = await rest.fetch(
      new Request('http://test/rest/v1/rpc/delete_items', {
        method: 'POST',
        headers: { prefer: 'handling=strict, max-affected=2' },
      }),
    )
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'PGRST124', details: 'The query affects 3 rows' })
    expect(await get('/items?select=id')).toHaveLength(3)
  })
  it('within max-affected run, and others cannot be counted', async () => {
    const headers = { prefer: 'handling=strict, max-affected=3' }
    const allowed = await send({ request: 'POST /rpc/delete_items', headers })
    expect(allowed.status).toBe(200)
    expect(allowed.headers['preference-applied']).toContain('max-affected=3')
    expect(await send({ request: 'POST /rpc/delete_all_items', headers })).toMatchObject({
      status: 400,
      body: { code: 'PGRST128' },
    })
  })
  it('with one named parameter do not take a body with other keys', async () => {
    expect(await send({ request: 'POST /rpc/take_json', body: '{"a":1}' })).toMatchObject({
      status: 404,
      body: { code: 'PGRST202' },
    })
  })
})

describe('writes', () => {
  it.each([
    ['POST /items?select=name&order=name', '[{"name":"b"},{"name":"c"},{"name":"a"}]', ['a', 'b', 'c']],
    ['PATCH /items?select=name&order=id.desc', '{"quantity":1}', ['robot', 'saw', 'hammer']],
    ['DELETE /items?select=name&order=price.nullsfirst', undefined, ['robot', 'hammer', 'saw']],
  ])('return the rows in the requested order: %s', async (request, body, names) => {
    const response = await send({ request, body, headers: { prefer: 'return=representation' } })
    expect((response.body as { name: string }[]).map(({ name }) => name)).toEqual(names)
  })
})

describe('formats', () => {
  it.each(['application/vnd.pgrst.array', 'application/vnd.pgrst.array+json', 'Application/vnd.pgrst.ARRAY'])(
    'nulls are stripped for %s',
    async (type) => {
      const headers = { accept: `${type};nulls=stripped` }
      const response = await send({ request: '/directors?select=id,born&id=eq.4', headers })
      expect(response.body).toEqual([{ id: 4 }])
      expect(response.headers['content-type']).toBe(
        'application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8',
      )
    },
  )
  it('nulls are stripped from a single object without +json', async () => {
    const headers = { accept: 'application/vnd.pgrst.object;nulls=stripped' }
    expect((await send({ request: '/directors?select=id,born&id=eq.4', headers })).body).toEqual({ id: 4 })
  })
})

describe('errors', () => {
  it('suggest a table only for a typing error', async () => {
    expect((await send({ request: '/film' })).body).toEqual({
      code: 'PGRST205',
      message: "Could not find the table 'public.film' in the schema cache",
      details: null,
      hint: "Perhaps you meant the table 'public.films'",
    })
    expect((await send({ request: '/fill' })).body).toMatchObject({ code: 'PGRST205', hint: null })
  })
  it('suggest a function only for a typing error', async () => {
    expect((await send({ request: '/rpc/helo' })).body).toMatchObject({
      hint: 'Perhaps you meant to call the function public.hello',
    })
    expect((await send({ request: '/rpc/shell' })).body).toMatchObject({ code: 'PGRST202', hint: null })
  })
  it('tell an expired token from a wrong one', async () => {
    const expired = await send({ request: '/films', headers: { authorization: 'Bearer expired' } })
    expect(expired).toMatchObject({ status: 401, body: { code: 'PGRST303', message: 'JWT expired' } })
    expect(expired.headers['www-authenticate']).toBe(
      'Bearer error="invalid_token", error_description="JWT expired"',
    )
    const wrong = await send({ request: '/films', headers: { authorization: 'Bearer wrong' } })
    expect(wrong).toMatchObject({ status: 401, body: { code: 'PGRST301' } })
  })
})

describe('the OpenAPI document at the root', () => {
  interface Document {
    paths: Record<string, Record<string, { parameters: object[] }>>
    definitions: Record<string, { properties: Record<string, object>; required?: string[] }>
  }
  const load = async (user?: ApiCase['user']) => {
    const headers = { accept: 'application/openapi+json' }
    const response = await send({ request: '/', user, headers })
    expect(response.headers['content-type']).toBe('application/openapi+json; charset=utf-8')
    return response.body as Document
  }
  it('describes tables, columns and functions', async () => {
    const { paths, definitions } = await load()
    expect(Object.keys(paths['/items']!)).toEqual(['get', 'post', 'patch', 'delete'])
    expect(paths['/rpc/add_numbers']!.get!.parameters).toMatchObject([
      { name: 'a', in: 'query', required: true, type: 'integer' },
      { name: 'b', in: 'query', required: false },
    ])
    expect(Object.keys(paths['/rpc/add_log']!)).toEqual(['post'])
    expect(definitions.films!.required).toEqual(['id', 'title', 'year'])
    expect(definitions.films!.properties).toMatchObject({
      id: { type: 'integer', description: 'Note:\nThis is a Primary Key.<pk/>' },
      title: { type: 'string', format: 'text', description: 'the title in English' },
      tags: { type: 'array', items: { type: 'string' } },
      status: { enum: ['draft', 'released', 'lost'] },
      director_id: { description: expect.stringContaining("<fk table='directors' column='id'/>") as string },
    })
  })
  it('contains only what the caller may use', async () => {
    const [anon, user] = [await load(), await load('user-1')]
    expect([Object.keys(anon.paths['/films']!), Object.keys(user.paths['/films']!)]).toEqual([
      ['get'],
      ['get', 'post', 'patch', 'delete'],
    ])
    expect(anon.paths['/rpc/only_users']).toBeUndefined()
    expect(user.paths['/rpc/only_users']).toBeDefined()
    expect(user.paths['/secrets']).toBeUndefined()
    expect(Object.keys(anon.definitions.profiles!.properties)).toEqual(['id', 'name'])
  })
})
