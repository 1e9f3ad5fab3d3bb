import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRest, type Rest } from '#backend/rest/create-rest.ts'
import { productDatabase, type TestDatabase } from '../support/database/test-database.ts'

let database: TestDatabase
let rest: Rest

beforeAll(async () => {
  database = await productDatabase()
  rest = createRest({
    connection: { ...database.connection },
    identify: async () => ({ role: 'anon', claims: { role: 'anon' } }),
  })
})
afterAll(async () => {
  rest.close()
  await database.close()
})

// PostgreSQL joins tables this small by hash, which changes the order of rows.
test("an embed keeps the order of a function's rows", async () => {
  const response = await rest.fetch(
    new Request(
      'http://localhost/rest/v1/rpc/top_pages?max_results=5&select=download_count,categories(slug)',
    ),
  )
  const counts = ((await response.json()) as { download_count: number }[]).map((page) => page.download_count)
  expect(counts).toEqual([123, 92, 78, 67, 45])
})
