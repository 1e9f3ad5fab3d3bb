import { expect, test } from 'vitest'
import { isDatabaseAway } from './away.ts'
import { openSql } from './connection.ts'
import { ConnectionLost } from './wire/server-error.ts'

const failed = (host: string, port: number) =>
  openSql({ host, port, user: 'postgres', database: 'postgres', tls: 'disable' }, { max: 1 })`select 1`.then(
    () => undefined,
    (error: unknown) => error,
  )

test('a server that is not there is away, by its port and by its socket', async () => {
  expect(isDatabaseAway(await failed('127.0.0.1', 1))).toBe(true)
  expect(isDatabaseAway(await failed('/nowhere', 5432))).toBe(true)
  expect(isDatabaseAway(new ConnectionLost('gone'))).toBe(true)
})

test('a missing file, a refusal and a mistake of ours are none of it', () => {
  const missing = Object.assign(new Error('ENOENT'), { code: 'ENOENT', syscall: 'open' })
  const unique = Object.assign(new Error('duplicate key'), { code: '23505' })
  for (const error of [missing, unique, new TypeError('x'), undefined])
    expect(isDatabaseAway(error)).toBe(false)
})
