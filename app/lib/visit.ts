import type { PostgrestClient } from '@supabase/postgrest-js'
import { createContext } from 'react-router'
import type { ContactChannel, ContactWords } from '#domain/contact.ts'
import type { Language } from '#domain/languages.ts'
import type { Database } from '#supabase/database.types.ts'

export type Db = PostgrestClient<Database>

/** What the browser may know of the site; the same object is answered at /config.json. */
export interface PublicConfig {
  siteName: string
  siteUrl: string
  languages: readonly string[]
  /** The client's API key: it opens what anybody may see. */
  publishableKey: string
  features: {
    oauth: string[]
    captcha?: { provider: string; siteKey: string }
    /** Who draws wishes: our own artist in a moment, or a hosted model in up to a minute. */
    images: 'artist' | 'hosted'
    /** The languages in which a recording is understood here; none without a speech provider. */
    speech: readonly Language[]
    /** Whether any text can be translated; without it the artist's own and what its lexicon knows. */
    translation: boolean
  }
}

export type ContactMessage = ContactWords & { language: Language; channel: ContactChannel }
export type ContactOutcome = 'sent' | 'too-many' | 'failed'

/** What a loader on the server works with; the server puts it in, so a test can put in something else. */
export interface Visit {
  /** Reads as a visitor without an account: row policies decide what is seen. */
  db: Db
  config: PublicConfig
  /** The operator's words to everybody, by language. */
  notice(): Promise<Partial<Record<string, string>> | null>
  /** Keeps a message and mails it; `request` tells who is writing, for the limits. */
  contact(message: ContactMessage, request: Request): Promise<ContactOutcome>
  /** Tells the operator of a failure. */
  report(error: unknown): void
}

export const visitContext = createContext<Visit>()

/** The nonce that inline scripts of this response carry. */
export const nonceContext = createContext<string>()
