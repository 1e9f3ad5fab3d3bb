/** Collects values as statement parameters, so that they never become part of the SQL text. */
export interface Parameters {
  readonly values: (string | null)[]
  /** Adds a value and returns its placeholder. PostgreSQL infers the type from the context. */
  add(value: string | null): string
}

/** `existing` are values whose placeholders are already part of the SQL. */
export function createParameters(existing: readonly (string | null)[] = []): Parameters {
  const values = [...existing]
  return { values, add: (value) => `$${values.push(value)}` }
}
