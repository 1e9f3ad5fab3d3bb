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
  signal: AbortSignal
}

/** A refusal the caller can do something about. The code names a text in `locales/<language>/functions.json`. */
export class FunctionError extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string) {
    super(code)
    this.name = 'FunctionError'
    this.status = status
    this.code = code
  }
}

export interface FunctionDefinition<Providers> {
  auth: MayCall
  input: z.ZodType
  run(input: never, context: FunctionContext<Providers>): Promise<object>
}

/** A function is declared: who may call it, what it takes, what it does. The host does the rest. */
export const defineFunction = <Providers, Input extends z.ZodType>(definition: {
  auth: MayCall
  input: Input
  run(input: z.output<Input>, context: FunctionContext<Providers>): Promise<object>
}): FunctionDefinition<Providers> => definition as FunctionDefinition<Providers>
