import { expect, test } from 'vitest'
import { ServerError } from '#backend/database/wire/server-error.ts'
import { fromDatabase } from './database-error.ts'

const said = (code: string, message: string) =>
  fromDatabase(
    new ServerError(
      new Map([
        ['C', code],
        ['M', message],
        ['H', 'Check free disk space.'],
      ]),
    ),
    true,
  )

test.each(['53100', '53200', '58030'])(
  'what is wrong with the machine (%s) is not told in words that name its files',
  (code) => {
    const error = said(code, 'could not extend file "base/5/17234": No space left on device')!
    expect(error.status).toBeGreaterThanOrEqual(500)
    expect(JSON.stringify({ ...error, message: error.message })).not.toMatch(/base\/|space/)
    expect(error.message).toBe('The database cannot do this at the moment.')
  },
)

test('what is wrong with the request is told as the database says it', () => {
  expect(said('22P02', 'invalid input syntax for type uuid: "x"')).toMatchObject({
    status: 400,
    message: 'invalid input syntax for type uuid: "x"',
  })
})
