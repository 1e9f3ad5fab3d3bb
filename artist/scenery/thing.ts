import type { Dice } from './dice.ts'
import type { Pen } from './pen.ts'

/** Something scenery is made of: about 100 units tall, its foot at 0,0, drawn with more inside the higher the detail (0-2). */
export type Thing = (pen: Pen, dice: Dice, d: number) => void
