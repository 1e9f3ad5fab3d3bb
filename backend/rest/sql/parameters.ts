/** Values never become part of the SQL text: they are collected here and sent beside it. */
export interface Parameters {
  readonly values: (string | null)[]
  /** Keeps a value and answers its placeholder. PostgreSQL infers the type from where it stands. */
  add(value: string | null): string
}

/** `before`: values whose placeholders stand in the text already. */
export function createParameters(before: readonly (string | null)[] = []): Parameters {
  const values = [...before]
  return { values, add: (value) => `$${values.push(value)}` }
}
