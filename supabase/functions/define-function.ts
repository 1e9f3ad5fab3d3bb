import type { SupabaseClient } from '@supabase/supabase-js'
import type { z } from 'zod'
import type { Language } from '#domain/languages.ts'
import type { Database } from '#supabase/database.types.ts'

/** Who may call: anybody, anybody signed in, or an admin (asked of the database, not of the token). */
export type MayCall = 'anyone' | 'user' | 'admin'

export interface Caller {
  id: string
  email: string
}

/** What a function works with. `asUser` obeys the row policies of whoever calls; `asService` obeys none and never leaves the server. */
export interface FunctionContext<Providers, User extends Caller | null = Caller> {
  asUser: SupabaseClient<Database>
  asService: SupabaseClient<Database>
  user: User
  /** The language the caller reads. */
  language: Language
  providers: Providers
  /** Ends the work: the deadline, and the caller's leaving unless the function outlives its caller. */
  signal: AbortSignal
  /** Tells callers of one network apart from others, for limits only; no address is kept. */
  visitor: string
  /** Says how far the work is, to a caller who asked to be told. Before the first stage a refusal still has its own status. */
  tell(stage: string): void
}

/** A refusal the caller can do something about. The code names a text in `locales/<language>/functions.json`. */
export class FunctionError extends Error {
  readonly status: number
  readonly code: string
  /** Seconds after which asking again makes sense. */
  readonly retryAfter?: number

  constructor(status: number, code: string, retryAfter?: number) {
    super(code)
    this.name = 'FunctionError'
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
  }
}

export interface FunctionDefinition<Providers> {
  auth: MayCall
  input: z.ZodType
  /** The work goes on when the caller leaves; only the deadline ends it. */
  outlivesCaller?: boolean
  run(input: never, context: FunctionContext<Providers>): Promise<object>
}

/** A function is declared: who may call it, what it takes, what it does. The host does the rest. */
export const defineFunction = <Providers, Input extends z.ZodType>(definition: {
  auth: MayCall
  input: Input
  outlivesCaller?: boolean
  run(input: z.output<Input>, context: FunctionContext<Providers>): Promise<object>
}): FunctionDefinition<Providers> => definition as FunctionDefinition<Providers>
