import type { Condition } from '../request/filter.ts'
import type { OrderTerm } from '../request/order.ts'
import type { RowRange } from '../request/ranges.ts'
import type { SelectField } from '../request/select.ts'
import type { Column, Relationship } from '../schema/schema-cache.ts'

/** One level of a read: rows of one source with what is selected, filtered, ordered, and what is embedded in each. */
export interface ReadNode {
  /** The name of the table, for messages and relationships. */
  table: string
  schema: string
  /** How SQL names the rows, e.g. `"public"."pages"` or `"authors_1"`. */
  reference: string
  /** The FROM clause's source, without the alias. */
  source: string
  columns: ReadonlyMap<string, Column> | undefined
  select: SelectField[]
  embeds: Embed[]
  conditions: Condition[]
  orders: OrderTerm[]
  range: RowRange
}

export interface Embed {
  node: ReadNode
  /** The key in the answer. */
  key: string
  /** The name given in the request, for filters that do not use the alias. */
  name: string
  relationship: Relationship
  toOne: boolean
  join: 'inner' | 'left'
  spread: boolean
  /** The alias of the joined subquery. */
  alias: string
  /** The junction as a second source, where there is one. */
  junction: string
  /** SQL conditions that tie the rows to the parent's. */
  on: string[]
}
