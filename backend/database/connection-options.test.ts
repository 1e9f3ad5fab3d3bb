import { expect, test } from 'vitest'
import { parseDatabaseUrl } from './connection-options.ts'

test('a full URL is parsed and its percent escapes are decoded', () => {
  expect(parseDatabaseUrl('postgres://ada:p%40ss%2Fword@db.example.org:6000/pages?sslmode=require')).toEqual({
    host: 'db.example.org',
    port: 6000,
    user: 'ada',
    password: 'p@ss/word',
    database: 'pages',
    tls: 'require',
    ca: undefined,
  })
})

test('missing parts of a URL get the defaults of PostgreSQL', () => {
  expect(parseDatabaseUrl('postgresql://ada@db.example.org')).toMatchObject({
    port: 5432,
    database: 'ada',
    tls: 'prefer',
    password: undefined,
  })
})

test('a connection over a unix socket does not use TLS', () => {
  const options = parseDatabaseUrl('postgres://ada@/pages?host=/run/postgresql&sslmode=require')
  expect(options).toMatchObject({ host: '/run/postgresql', tls: 'disable' })
})

test('the brackets around an IPv6 host are removed', () => {
  expect(parseDatabaseUrl('postgres://ada@[::1]:5432/pages').host).toBe('::1')
})

test.each([
  'not an address',
  'mysql://ada@host/db',
  'postgres://host-only/db',
  'postgres:///db?user=ada',
  'postgres://ada:100%@host/db',
  'postgres://ada@host/db?sslmode=maybe',
  'postgres://ada@host/db?sslrootcert=/no/such/file',
])('%s is rejected with bad_url', (text) => {
  expect(() => parseDatabaseUrl(text)).toThrow(expect.objectContaining({ code: 'bad_url' }))
})
