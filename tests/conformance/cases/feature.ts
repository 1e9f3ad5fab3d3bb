import type { ApiCase } from '../api-case.ts'

/** The cases of one feature of PostgREST. */
export interface Feature {
  /** The name of the file of recorded responses. */
  id: string
  name: string
  cases: ApiCase[]
  /** A guard against cases that are lost by accident. */
  minCases: number
}

/** Completes cases that are written as a request only. */
export const toCases = (cases: readonly (string | ApiCase)[]): ApiCase[] =>
  cases.map((apiCase) => (typeof apiCase === 'string' ? { request: apiCase } : apiCase))
