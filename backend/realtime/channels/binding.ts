import type { Condition } from '../changes/change-filter.ts'
import type { TableDefinition } from '../changes/published-tables.ts'

/** One subscription of a channel to the changes of tables (`postgres_changes` in realtime-js). */
export interface Binding {
  id: number
  event: '*' | 'INSERT' | 'UPDATE' | 'DELETE'
  tables: TableDefinition[]
  conditions: Condition[]
  /** Send only these columns; all columns when missing. */
  select?: string[]
}
