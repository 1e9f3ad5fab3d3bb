import { expect, test } from 'vitest'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import { ConnectionLost } from './protocol/server-error.ts'
import { createSqlClient } from './sql-client.ts'

const connectionError = (host: string, port: number) =>
  createSqlClient(
    { host, port, user: 'postgres', database: 'postgres', tls: 'disable' },
    { max: 1 },
  )`select 1`.then(
    () => undefined,
    (error: unknown) => error,
  )

test('a server that does not listen, on a port or on a unix socket, counts as unavailable', async () => {
  expect(isDatabaseUnavailable(await connectionError('127.0.0.1', 1))).toBe(true)
  expect(isDatabaseUnavailable(await connectionError('/nowhere', 5432))).toBe(true)
  expect(isDatabaseUnavailable(new ConnectionLost('gone'))).toBe(true)
})

test('a missing file, a constraint violation and a programming error do not count as unavailable', () => {
  const missing = Object.assign(new Error('ENOENT'), { code: 'ENOENT', syscall: 'open' })
  const unique = Object.assign(new Error('duplicate key'), { code: '23505' })
  for (const error of [missing, unique, new TypeError('x'), undefined])
    expect(isDatabaseUnavailable(error)).toBe(false)
})
