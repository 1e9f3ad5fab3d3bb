import { calling, permissions } from './calling.ts'
import type { Feature } from './feature.ts'
import { logic, ordering } from './conditions.ts'
import { operators } from './operators.ts'
import { aggregates, bounds, formats } from './answers.ts'
import { columns, embedding } from './reading.ts'
import { deleting, updating } from './changing.ts'
import { inserting } from './inserting.ts'
import { upserting } from './upserting.ts'

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
