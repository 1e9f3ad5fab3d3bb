import type { Wish } from '../wish.ts'
import type { Diagram } from './diagram.ts'
import { DIAGRAMS } from './diagrams.ts'

/** The school diagram that a page shows instead of a scene. */
export const diagramOf = ({ figures }: Wish): Diagram | undefined => DIAGRAMS[figures[0]?.noun ?? '']
