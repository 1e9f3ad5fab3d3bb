import type { RequestLimits } from '#backend/rest/rest-limits.ts'

/**
 * What the REST API refuses to visitors without an account, so that one visitor cannot occupy the database with a few
 * expensive queries. All queries of the app stay far below.
 */
export const ANONYMOUS_LIMITS: Partial<RequestLimits> = {
  statementTimeoutMs: 2_000,
  allowRegularExpressions: false,
  maxConditions: 30,
  maxLogicDepth: 5,
  maxListItems: 500,
  maxFields: 100,
  maxEmbeds: 8,
  maxEmbedDepth: 3,
  maxEmbeddedRows: 1000,
  maxResponseBytes: 8_000_000,
}
