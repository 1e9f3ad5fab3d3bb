// The real PostgREST and ours are asked the same questions about the same database; the answers must be the same.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRest, type Rest } from '#backend/rest/create-rest.ts'
import { emptyDatabase, type TestDatabase } from '#tests/support/database.ts'
import { comparable, put, type Question } from './ask.ts'
import { knownDifference } from './known-differences.ts'
import { features } from './questions/all.ts'
import { missingReference, startReference, type Reference } from './reference.ts'
import { identify } from './tokens.ts'

if (missingReference) console.log(`conformance is skipped: ${missingReference}`)

let database: TestDatabase
let reference: Reference
let rest: Rest

beforeAll(async () => {
  if (missingReference) return
  database = await emptyDatabase()
  await database.sql.unsafe(readFileSync(new URL('fixture.sql', import.meta.url), 'utf8'))
  reference = await startReference(database, { port: database.connection.port })
  rest = createRest({
    connection: { ...database.connection, user: 'authenticator' },
    schemas: ['public', 'other'],
    identify,
    allowRollback: true,
    limits: { connections: 4 },
  })
})

afterAll(async () => {
  rest?.close()
  await reference?.close()
  await database?.close()
})

const asQuestion = (question: string | Question): Question =>
  typeof question === 'string' ? { ask: question } : question

describe.skipIf(missingReference)('our data wire answers as PostgREST does', () => {
  for (const feature of features) {
    describe(feature.name, () => {
      it(`is asked about at least ${feature.least} times`, () => {
        expect(feature.questions.length).toBeGreaterThanOrEqual(feature.least)
      })
      for (const question of feature.questions.map(asQuestion)) {
        const notes = [
          question.as,
          question.headers && JSON.stringify(question.headers),
          question.body,
        ].filter(Boolean)
        it([question.ask, ...notes].join(' · '), async () => {
          const theirs = await put(question, fetch, reference.url)
          const ours = await put(question, rest.fetch, 'http://test/rest/v1')
          const [mine, expected] = [comparable(question, ours), comparable(question, theirs)]
          const known = knownDifference(question)
          if (!known) return expect(mine).toEqual(expected)
          // A difference that is no longer one must leave the list.
          expect(mine).not.toEqual(expected)
          expect(ours).toMatchObject(known.ours)
        })
      }
    })
  }
})
