/** Values never become part of the SQL text: they are collected here and sent beside it. */
export interface Parameters {
  readonly values: (string | null)[]
  /** Keeps a value and answers its placeholder. PostgreSQL infers the type from where it stands. */
  add(value: string | null): string
}

export function createParameters(): Parameters {
  const values: (string | null)[] = []
  return { values, add: (value) => `$${values.push(value)}` }
}
