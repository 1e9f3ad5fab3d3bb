import type { Question } from '../ask.ts'

export const full = 'return=representation'
/** A question that writes; what it writes is undone. */
export const write = (
  ask: string,
  body?: unknown,
  prefer?: string,
  more: Partial<Question> = {},
): Question => ({
  ask,
  body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  ...more,
  headers: { ...(prefer ? { prefer } : {}), ...more.headers },
})
export const object = { headers: { accept: 'application/vnd.pgrst.object+json' } }
export const csv = { headers: { 'content-type': 'text/csv' } }
export const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } }
export const user = { as: 'user-1' } as const
