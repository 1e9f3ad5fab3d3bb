import { calling, permissions } from './calling.ts'
import type { Feature } from './feature.ts'
import { aggregates, bounds, formats, logic, operators, ordering } from './filters.ts'
import { columns, embedding } from './reading.ts'
import { deleting, inserting, updating, upserting } from './writing.ts'

export const features: Feature[] = [
  columns,
  embedding,
  operators,
  logic,
  ordering,
  bounds,
  formats,
  aggregates,
  inserting,
  upserting,
  updating,
  deleting,
  calling,
  permissions,
]
