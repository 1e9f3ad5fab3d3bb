import type { TableRequest } from '../../drawing.ts'
import type { Cluster } from '../figures/cluster.ts'
import { addMarks } from './action-marks.ts'
import { joinAtTable, peopleAtTable } from './at-one-table.ts'
import { drawCopy, type BuildOptions } from './draw-copy.ts'
import { sitInCircle } from './in-a-circle.ts'
import { drawnBy, type Unit } from './unit.ts'

/** Everybody at one table has the pose of the first person. */
export const drawAtTable = (unit: Unit, options: BuildOptions): Cluster =>
  addMarks(joinAtTable(companyOf(unit, unit.drawable.pose, options)), unit)

/** Poses of people in a circle, which do not draw the fire: each would draw its own. */
const POSE_IN_CIRCLE: Readonly<Record<string, string>> = { roast: 'roast-together' }

export const drawInCircle = (unit: Unit, options: BuildOptions): Cluster =>
  addMarks(
    sitInCircle(companyOf(unit, POSE_IN_CIRCLE[unit.drawable.pose!] ?? unit.drawable.pose, options)),
    unit,
  )

/** Everybody in the company of a unit, in the same pose. */
const companyOf = (unit: Unit, pose: string | undefined, options: BuildOptions) =>
  peopleAtTable(unit).map(({ who, noun, copy }) => {
    const { drawable } = who
    const isMember = noun !== drawable.wished.noun
    const maker = (isMember && options.finder.find(noun)?.maker) || drawable.maker
    // The word for a family may be feminine; its members are not.
    const looks = isMember
      ? drawable.looks.filter((look) => look !== 'female' && look !== 'male')
      : drawable.looks
    const person = { ...drawable, maker, looks, wished: { ...drawable.wished, noun } }
    return {
      tall: maker.height,
      draw: (facing: 'left' | 'right', table?: TableRequest) =>
        drawCopy(person, copy, pose, [...new Set([...drawnBy(who), ...drawnBy(unit)])], who.zone, {
          ...options,
          facing,
          table,
        }),
    }
  })
