import type { ApiCase } from '../api-case.ts'

export const RETURN_ROWS = 'return=representation'
export const asObject = { headers: { accept: 'application/vnd.pgrst.object+json' } }
export const csvBody = { headers: { 'content-type': 'text/csv' } }
export const formBody = { headers: { 'content-type': 'application/x-www-form-urlencoded' } }
export const asUser = { user: 'user-1' } as const

export const writeCase = (
  request: string,
  body?: unknown,
  prefer?: string,
  overrides: Partial<ApiCase> = {},
): ApiCase => ({
  request,
  body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  ...overrides,
  headers: { ...(prefer ? { prefer } : {}), ...overrides.headers },
})
