import type { SupabaseClient } from '@supabase/supabase-js'
import type { z } from 'zod'
import type { Language } from '#domain/text/languages.ts'
import type { Database } from '#supabase/database.types.ts'

/**
 * `anyone` includes anonymous visitors. `admin` is checked in the database, because a token can be outdated.
 * `admin-with-second-factor` also requires that the second factor was entered in this session, even if the account has none.
 */
type AllowedCallers = 'anyone' | 'user' | 'admin' | 'admin-with-second-factor'

export interface Caller {
  id: string
  email: string
}

export interface FunctionContext<Providers, User extends Caller | null = Caller> {
  /** Obeys the row policies of the caller. */
  asUser: SupabaseClient<Database>
  /** Bypasses the row policies. */
  asService: SupabaseClient<Database>
  user: User
  /** The verified claims of the caller's token, for row policies. */
  claims: Readonly<Record<string, unknown>>
  /** The language of the caller. */
  language: Language
  providers: Providers
  /** Aborts at the deadline, and also when the caller disconnects unless `outlivesCaller` is set. */
  signal: AbortSignal
  /** A hash of the caller's network that changes every day, for rate limits only. */
  visitor: string
  /**
   * Reports progress to a caller who accepts an event stream. After the first stage an error is sent as an
   * event.
   */
  reportStage(stage: string): void
}

export interface FunctionDefinition<Providers> {
  auth: AllowedCallers
  input: z.ZodType
  /** The function continues when the caller disconnects, until the deadline. */
  outlivesCaller?: boolean
  /** Calls of one account with the same key get the result of the first one that is running. */
  repeatKey?(input: never): string | undefined
  run(input: never, context: FunctionContext<Providers>): Promise<object>
}

/** Declares a function and infers the type of its input from the schema. */
export const defineFunction = <Providers, Input extends z.ZodType>(definition: {
  auth: AllowedCallers
  input: Input
  outlivesCaller?: boolean
  repeatKey?(input: z.output<Input>): string | undefined
  run(input: z.output<Input>, context: FunctionContext<Providers>): Promise<object>
}): FunctionDefinition<Providers> => definition as FunctionDefinition<Providers>
