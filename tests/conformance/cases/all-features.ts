import { functions, permissions } from './functions-and-permissions.ts'
import type { Feature } from './feature.ts'
import { logic, order } from './logic-and-order.ts'
import { filterOperators } from './filter-operators.ts'
import { aggregates, ranges, formats } from './ranges-formats-aggregates.ts'
import { columns, embeds } from './columns-and-embeds.ts'
import { deleteRows, update } from './update-and-delete.ts'
import { insert } from './insert.ts'
import { upsert } from './upsert.ts'

export const features: Feature[] = [
  columns,
  embeds,
  filterOperators,
  logic,
  order,
  ranges,
  formats,
  aggregates,
  insert,
  upsert,
  update,
  deleteRows,
  functions,
  permissions,
]
