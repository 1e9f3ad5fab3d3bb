import type { TestUser } from './test-tokens.ts'

/** A request to the REST API whose response must equal PostgREST's. */
export interface ApiCase {
  /** `GET /films?select=id`; the method defaults to GET. */
  request: string
  user?: TestUser
  headers?: Record<string, string>
  body?: string
}

export interface ApiResponse {
  status: number
  headers: Record<string, string>
  body: unknown
}

/** Identifies a case in recordings and test titles. */
export const caseTitle = ({ request, user, headers, body }: ApiCase): string =>
  [request, user, headers && JSON.stringify(headers), body].filter(Boolean).join(' · ')
