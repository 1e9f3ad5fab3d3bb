import { expect, test } from 'vitest'
import { ServerError } from '#backend/database/protocol/server-error.ts'
import { restErrorFromDatabase } from './database-error.ts'

const convert = (code: string, message: string) =>
  restErrorFromDatabase(
    new ServerError(
      new Map([
        ['C', code],
        ['M', message],
        ['H', 'Check free disk space.'],
      ]),
    ),
    true,
  )

test.each(['53100', '53200', '58030'])('hides the file names of a server failure (%s)', (code) => {
  const error = convert(code, 'could not extend file "base/5/17234": No space left on device')!
  expect(error.status).toBeGreaterThanOrEqual(500)
  expect(JSON.stringify({ ...error, message: error.message })).not.toMatch(/base\/|space/)
  expect(error.message).toBe('The database cannot do this at the moment.')
})

/** From the table of status codes in the documentation of PostgREST 14. */
test.each([
  ['57014', 500], // a statement over its time limit
  ['40P01', 500],
  ['08006', 503],
  ['53300', 503],
  ['54001', 500],
  ['25006', 405],
  ['23505', 409],
  ['22P02', 400],
])('responds to %s with %i, as PostgREST does', (code, status) => {
  expect(convert(code, 'message')?.status).toBe(status)
})

test("passes on the database's message about an invalid request", () => {
  expect(convert('22P02', 'invalid input syntax for type uuid: "x"')).toMatchObject({
    status: 400,
    message: 'invalid input syntax for type uuid: "x"',
  })
})
