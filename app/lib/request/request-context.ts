import type { PostgrestClient } from '@supabase/postgrest-js'
import { createContext } from 'react-router'
import type { ContactChannel, ContactMessage } from '#domain/site/contact-message.ts'
import type { Language } from '#domain/text/languages.ts'
import type { Database } from '#supabase/database.types.ts'

export type Db = PostgrestClient<Database>

/** The settings that the browser may see; `/config.json` returns the same object. */
export interface PublicConfig {
  siteName: string
  siteUrl: string
  languages: readonly string[]
  /** The API key of the browser: it grants the rights of a visitor without an account. */
  publishableKey: string
  features: {
    oauth: string[]
    captcha?: { provider: string; siteKey: string }
    /** The image provider: our own artist draws in seconds, a hosted model takes up to a minute. */
    images: 'artist' | 'hosted'
    /** The languages in which recordings can be transcribed; empty without a speech provider. */
    speech: readonly Language[]
    /**
     * Whether a provider translates any text; without one, only texts of the artist and words of its lexicon are
     * translated.
     */
    translation: boolean
  }
}

export type ContactSubmission = ContactMessage & { language: Language; channel: ContactChannel }
export type ContactOutcome = 'sent' | 'too-many' | 'failed'

/** What loaders and actions on the server depend on. The server provides it, so a test can provide a substitute. */
export interface RequestContext {
  /** Reads with the rights of a visitor without an account: row policies decide which rows it returns. */
  db: Db
  config: PublicConfig
  /** The notice that the operator shows on every screen, by language. */
  loadNotice(): Promise<Partial<Record<string, string>> | null>
  /** Stores a message and mails it to the operator; the rate limits identify the sender by `request`. */
  sendContactMessage(message: ContactSubmission, request: Request): Promise<ContactOutcome>
  /** Logs a failure for the operator. */
  reportError(error: unknown): void
}

export const requestContext = createContext<RequestContext>()

/** The nonce that inline scripts of this response carry. */
export const nonceContext = createContext<string>()
