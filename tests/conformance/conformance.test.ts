// Our REST API must respond to every case like PostgREST. PostgREST's responses are recorded, so this runs on every platform; where
// PostgREST itself can run, it must still respond as recorded.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRest, type Rest } from '#backend/rest/create-rest.ts'
import { emptyDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { caseTitle } from './api-case.ts'
import { features } from './cases/all-features.ts'
import { expectedResponse } from './expected-response.ts'
import { findKnownDifference } from './known-differences.ts'
import { normalizeResponse } from './normalize-response.ts'
import { postgrestUnavailable, startPostgrest, type Postgrest } from './postgrest.ts'
import { readRecording } from './recordings.ts'
import { sendCase } from './send-case.ts'
import { identify } from './test-tokens.ts'

let database: TestDatabase
let postgrest: Postgrest | undefined
let rest: Rest

beforeAll(async () => {
  database = await emptyDatabase()
  await database.sql.unsafe(readFileSync(new URL('fixture.sql', import.meta.url), 'utf8'))
  if (!postgrestUnavailable) postgrest = await startPostgrest(database, { port: database.connection.port })
  rest = createRest({
    connection: { ...database.connection, user: 'authenticator' },
    schemas: ['public', 'other'],
    identify,
    allowRollback: true,
    limits: { maxConnections: 4 },
  })
})

afterAll(async () => {
  rest?.close()
  await postgrest?.close()
  await database?.close()
})

describe('our REST API responds like PostgREST', () => {
  for (const feature of features) {
    describe(feature.name, () => {
      const recording = readRecording(feature.id)

      it(`has at least ${feature.minCases} cases`, () => {
        expect(feature.cases.length).toBeGreaterThanOrEqual(feature.minCases)
      })
      it.each(feature.cases.map((apiCase) => [caseTitle(apiCase), apiCase] as const))(
        '%s',
        async (_, apiCase) => {
          const expected = await expectedResponse(apiCase, recording, database, postgrest)
          const response = await sendCase(apiCase, rest.fetch, 'http://test/rest/v1')
          const ours = normalizeResponse(apiCase, response)
          const difference = findKnownDifference(apiCase)
          if (!difference) return expect(ours).toEqual(expected)
          // Fails when the difference no longer exists, so that it is removed from the list.
          expect(ours).not.toEqual(expected)
          expect(response).toMatchObject(difference.ourResponse)
        },
      )
    })
  }
})
