import { z } from 'zod'
import { BOUNDS } from '../settings.ts'

// PostgreSQL cannot keep NUL or half a surrogate pair; refusing them here is kinder than failing there.
const storable = (text: string) => !text.includes('\0') && text.isWellFormed()

export const text = (max = 1000) => z.string().max(max).refine(storable)

/** One spelling for each address, so that two spellings are one account. */
export const email = z
  .string()
  .transform((value) => value.trim().normalize('NFC').toLowerCase())
  .refine((value) => value.length <= 254 && storable(value) && ADDRESS.test(value))

// Narrower than the standard on purpose: nothing a mail header could read as a second recipient.
const ADDRESS = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]+$/

export const password = text(BOUNDS.password)

export const metadata = z
  .record(z.string(), z.json())
  .refine((value) => {
    const written = JSON.stringify(value)
    return written.length <= BOUNDS.metadata && !written.includes('\\u0000') && written.isWellFormed()
  })
  .transform(withoutPrototypes)

export const uuid = z.guid()

export const security = z
  .object({ captcha_token: z.string().max(4096).nullish() })
  .nullish()
  .transform((value) => value?.captcha_token ?? undefined)

/** What a PKCE client adds to a request that will end in a redirect. */
export const pkce = {
  code_challenge: z
    .string()
    .regex(/^[A-Za-z0-9._~-]{43,128}$/)
    .nullish()
    .transform((value) => value ?? undefined),
  code_challenge_method: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['s256', 'plain']))
    .nullish()
    .transform((value) => value ?? undefined),
}

function withoutPrototypes(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !FORBIDDEN_KEYS.has(key)))
}
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])
