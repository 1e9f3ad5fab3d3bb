import type { Rng } from '../../geometry/rng.ts'
import type { Pen } from './pen.ts'

/** A thing of the scenery: about 100 units tall, its foot at 0,0. `detail` is 0 (few lines) to 2 (many). */
export type Thing = (pen: Pen, rng: Rng, detail: number) => void
