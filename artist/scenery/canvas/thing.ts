import type { Rng } from '../../geometry/rng.ts'
import type { Pen } from './pen.ts'

/** A thing of the scenery: about 100 units tall, its foot at 0,0, drawn with more detail for a higher `d` (0-2). */
export type Thing = (pen: Pen, rng: Rng, d: number) => void
