import type { FigureMaker } from '../../drawing.ts'
import { groupMakers } from './groups.ts'
import { personMaker } from './person.ts'
import { ROLES } from './person-roles.ts'

export const peopleMakers: FigureMaker[] = [
  ...Object.entries(ROLES).map(([id, role]) => personMaker(id, role)),
  ...groupMakers,
]
