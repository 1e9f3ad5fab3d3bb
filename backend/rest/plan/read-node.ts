import type { Condition } from '../request/filter.ts'
import type { OrderTerm } from '../request/order.ts'
import type { RowRange } from '../request/ranges.ts'
import type { SelectField } from '../request/select.ts'
import type { Column, Relationship } from '../schema/schema-cache.ts'

/** One level of a read: the rows of one source with their columns, filters, order and embedded resources. */
export interface ReadNode {
  /** The name of the table, for messages and relationships. */
  table: string
  schema: string
  /** The name of the rows in SQL, e.g. `"public"."pages"` or `"authors_1"`. */
  reference: string
  /** The FROM clause's source, without the alias. */
  source: string
  columns: ReadonlyMap<string, Column> | undefined
  select: SelectField[]
  embeds: Embed[]
  conditions: Condition[]
  orders: readonly OrderTerm[]
  range: RowRange
}

export interface Embed {
  node: ReadNode
  /** The key in the response. */
  key: string
  /** The name given in the request, for filters that do not use the alias. */
  name: string
  relationship: Relationship
  toOne: boolean
  join: 'inner' | 'left'
  spread: boolean
  /** The alias of the joined subquery. */
  alias: string
  /** SQL that adds the junction table to FROM; empty without a junction. */
  junction: string
  /** SQL conditions that join the rows to the parent's. */
  on: string[]
}
