import type { Thing } from '../../canvas/thing.ts'
import { bow, oval, poly } from '../../canvas/outlines.ts'
import { LIGHTS } from './lights.ts'

export const sunFace: Thing = (pen, rng, detail) => {
  LIGHTS.sunStar(pen, rng, detail)
  pen.dot(-9, -4, 2.8).dot(9, -4, 2.8)
  pen.line(bow(-11, 7, 0, 14, 11, 7))
  if (detail) for (const x of [-17, 17]) pen.add(oval(x, 6, 4))
}

export const lightning: Thing = (pen) => {
  pen.add(poly('-6,-50 22,-50 8,-14 26,-14 -14,50 -2,4 -20,4'))
}
