import { serialize } from 'pg-protocol'
import type { BatchWriter, Value } from './batch-writer.ts'
import type { PreparedStatement, StatementCache } from './prepared-statements.ts'

/** One statement of a batch, with its parameters and callbacks. */
export interface Step {
  sql: string
  values?: readonly Value[]
  /** Each role prepares its own statements, because under row security the plan depends on the role. */
  role?: string
  onRow?: (bytes: Buffer, start: number, end: number) => void
  /** Called after each row; true cancels the batch, because its other rows are not needed. */
  isEnough?: () => boolean
  /** Called with the command tag, e.g. `INSERT 0 3`. */
  onComplete?: (tag: string) => void
}

const NO_VALUES: readonly Value[] = []
const NO_STATEMENTS: readonly PreparedStatement[] = []

/** Writes all steps as protocol messages and returns the statements that this batch prepares. */
export function writeBatch(
  steps: readonly Step[],
  cache: StatementCache,
  writer: BatchWriter,
): readonly PreparedStatement[] {
  let created: PreparedStatement[] | undefined
  const statements = steps.map(({ role = '', sql }) => {
    const cached = cache.find(role, sql)
    if (cached) return cached
    // A text that occurs twice in a batch is prepared once.
    const duplicate = created?.find((other) => other.sql === sql && other.role === role)
    if (duplicate) return duplicate
    const statement = cache.create(role, sql)
    created = [...(created ?? NO_STATEMENTS), statement]
    return statement
  })
  if (created)
    for (const name of cache.takeNamesToClose(created.length))
      writer.add(serialize.close({ type: 'S', name }))
  for (let index = 0; index < steps.length; index++) {
    const statement = statements[index]!
    const isNew = created?.includes(statement) && statements.indexOf(statement) === index
    if (isNew) writer.add(serialize.parse({ name: statement.name, text: statement.sql }))
    writer.bindAndExecute(statement.name, steps[index]!.values ?? NO_VALUES)
  }
  writer.endBatch()
  return created ?? NO_STATEMENTS
}
