import { expect } from 'vitest'
import type { TestDatabase } from '#tests/support/database/test-database.ts'
import { caseTitle, type ApiCase, type ApiResponse } from './api-case.ts'
import { normalizeResponse } from './normalize-response.ts'
import type { Postgrest } from './postgrest.ts'
import type { Recording } from './recordings.ts'
import { sendCase } from './send-case.ts'
import { asInVersion14 } from './version-14.ts'

const RECORD_AGAIN = 'record again: node tests/conformance/record.ts'

/**
 * PostgREST's normalised response to a case, as version 14 gives it: the recorded one. If PostgREST runs, its live response must be equal. With another major
 * version of PostgreSQL (TEST_DATABASE_URL) messages may differ from the recording, so only the live response counts.
 */
export async function expectedResponse(
  apiCase: ApiCase,
  { versions, responses }: Recording,
  { sql }: TestDatabase,
  postgrest: Postgrest | undefined,
): Promise<ApiResponse> {
  const stored = responses.get(caseTitle(apiCase))
  if (!stored) throw new Error(`This case has no recorded response; ${RECORD_AGAIN}`)
  const recorded = normalizeResponse(apiCase, stored)
  if (!postgrest) return asInVersion14(apiCase, recorded)
  const live = normalizeResponse(apiCase, await sendCase(apiCase, fetch, postgrest.url))
  const [server] = await sql<
    { version: number }[]
  >`select current_setting('server_version_num')::int as version`
  if (Math.floor(server!.version / 10_000) === versions.postgresql)
    expect(live, RECORD_AGAIN).toEqual(recorded)
  return asInVersion14(apiCase, live)
}
