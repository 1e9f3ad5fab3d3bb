import { expect, test } from 'vitest'
import { parseDatabaseUrl } from './connection.ts'

test('a full address is taken apart, with its percent signs undone', () => {
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

test('a short address is filled up as PostgreSQL does', () => {
  expect(parseDatabaseUrl('postgresql://ada@db.example.org')).toMatchObject({
    port: 5432,
    database: 'ada',
    tls: 'prefer',
    password: undefined,
  })
})

test('a unix socket needs no TLS', () => {
  const options = parseDatabaseUrl('postgres://ada@/pages?host=/run/postgresql&sslmode=require')
  expect(options).toMatchObject({ host: '/run/postgresql', tls: 'disable' })
})

test('an IPv6 host loses its brackets', () => {
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
])('%s is refused without repeating a password', (text) => {
  expect(() => parseDatabaseUrl(text)).toThrow(expect.objectContaining({ code: 'bad_url' }))
})
