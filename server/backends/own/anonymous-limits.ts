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
  // The longest text of a visitor, a message, has 5,000 characters; parsing a megabyte of nested JSON delays everybody.
  maxBodyBytes: 64 * 1024,
  maxResponseBytes: 8_000_000,
}

/** Three of ten connections for one address; a whole school behind it waits only milliseconds for its turn. */
export const VISITOR_SHARE = { maxActive: 3, maxWaiting: 200, maxWaitMs: 5_000 }
