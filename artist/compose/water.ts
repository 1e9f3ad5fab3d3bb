import type { Shape } from '../drawing.ts'
import type { Knot } from '../geometry/path.ts'
import { pathData } from '../geometry/path.ts'
import type { Dice } from '../scenery/dice.ts'
import { smooth, times } from '../scenery/outlines.ts'
import type { Placed } from './put.ts'

/** A wave before whoever floats, so that it lies in the water and not on it. */
export function ripples({ box, feet }: Placed, dice: Dice): Shape[] {
  const wide = box.w * 1.16
  const left = box.x + box.w / 2 - wide / 2
  const n = Math.max(3, Math.round(wide / 90))
  const high = Math.min(box.h * 0.16, 60)
  const top = feet - high * dice.range(0.75, 0.95)
  const crest = times(n, (i): Knot[] => [
    [left + (wide * i) / n, top + (i === 0 ? high : high * 0.34), 1],
    [left + (wide * (i + 0.5)) / n, top],
  ]).flat()
  const wave = smooth([...crest, [left + wide, top + high, 1], [left + wide * 0.5, top + high * 1.5]])
  return [{ d: pathData(wave), fill: 'paper', stroke: 0.85, level: 0 }]
}
