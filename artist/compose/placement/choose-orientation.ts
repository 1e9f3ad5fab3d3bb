import type { Box } from '../../drawing.ts'
import { createRng } from '../../geometry/rng.ts'
import type { Orientation } from '../../page/paper.ts'
import { arrange } from './arrange.ts'
import type { PlacementArea } from './place-cluster.ts'
import type { DrawnUnits } from './place-units.ts'

/** The figures have to be larger by this factor on a sheet across, because a sheet is upright unless there is a reason. */
const WORTH_TURNING = 1.12

/** The sheet is across if the figures are larger on it: a crocodile, a train, two who play side by side. What stands behind them does not count. */
export function chooseOrientation(
  units: DrawnUnits,
  areaOn: (orientation: Orientation) => PlacementArea,
): Orientation {
  if (units.isLetterPage) return 'portrait'
  const sizeOn = (orientation: Orientation) => {
    const placed = arrange(units.clusters, units.order, areaOn(orientation), createRng(0))
    const figures = placed.filter(({ cluster }) => cluster.zone !== 'behind')
    return Math.sqrt(figures.reduce((sum, { box }) => sum + areaOf(box), 0))
  }
  return sizeOn('landscape') > sizeOn('portrait') * WORTH_TURNING ? 'landscape' : 'portrait'
}

const areaOf = ({ w, h }: Box) => w * h
