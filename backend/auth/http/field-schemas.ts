import { z } from 'zod'
import { AUTH_LIMITS } from '../auth-settings.ts'

// PostgreSQL cannot store NUL or half a surrogate pair, so such text gets a clear error here.
const storable = (text: string) => !text.includes('\0') && text.isWellFormed()

export const text = (max = 1000) => z.string().max(max).refine(storable)

/** Normalizes the spelling, so that two spellings of an e-mail are one account. */
export const email = z
  .string()
  .transform((value) => value.trim().normalize('NFC').toLowerCase())
  .refine((value) => value.length <= 254 && storable(value) && EMAIL.test(value))

// Stricter than the standard: excludes characters with which a mail header could contain a second recipient.
const EMAIL = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]+$/

/** A number as Supabase stores it: digits with the country code, without the plus sign. */
export const phone = z
  .string()
  .transform((value) => value.replaceAll(/[\s+]/g, ''))
  .refine((value) => value === '' || /^[1-9]\d{6,14}$/.test(value))

export const password = text(AUTH_LIMITS.maxPasswordLength)

export const metadata = z
  .record(z.string(), z.json())
  .refine((value) => {
    const written = JSON.stringify(value)
    return (
      written.length <= AUTH_LIMITS.maxMetadataLength &&
      !written.includes('\\u0000') &&
      written.isWellFormed()
    )
  })
  .transform(withoutPrototypes)

export const uuid = z.guid()

export const security = z
  .object({ captcha_token: z.string().max(4096).nullish() })
  .nullish()
  .transform((value) => value?.captcha_token ?? undefined)

/** The fields that a PKCE client adds to requests that end in a redirect. */
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
