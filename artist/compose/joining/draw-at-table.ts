import type { TableRequest } from '../../drawing.ts'
import type { Cluster } from '../figures/cluster.ts'
import { addMarks } from './action-marks.ts'
import { joinAtTable, peopleAtTable } from './at-one-table.ts'
import { drawCopy, type BuildOptions } from './draw-copy.ts'
import { drawnBy, type Unit } from './unit.ts'

/** Everybody at one table does the same as the first. */
export function drawAtTable(unit: Unit, options: BuildOptions): Cluster {
  const { pose } = unit.drawable
  const seats = peopleAtTable(unit).map(({ who, noun, copy }) => {
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
      draw: (facing: 'left' | 'right', table: TableRequest) =>
        drawCopy(person, copy, pose, drawnBy(who), who.zone, { ...options, facing, table }),
    }
  })
  return addMarks(joinAtTable(seats), unit)
}
