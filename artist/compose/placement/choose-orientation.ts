import type { Box } from '../../drawing.ts'
import { createRng } from '../../geometry/rng.ts'
import type { Orientation } from '../../page/paper.ts'
import { unionOf } from '../figures/transform.ts'
import { arrange } from './arrange.ts'
import type { PlacementArea } from './place-cluster.ts'
import type { DrawnUnits } from './place-units.ts'

/**
 * The figures must be larger by this factor on a landscape sheet, because a sheet is upright unless there is a reason. Under
 * a flying figure an upright sheet shows the land.
 */
const WORTH_TURNING = { usual: 1.12, overLand: 1.3 }
/**
 * Figures on the ground that are lower than this share of an upright sheet only have to be equally large on a landscape
 * sheet.
 */
const LOW = 0.55

/**
 * Turns the sheet if the figures are larger on it: a crocodile, a train, two figures that play side by side. Background
 * figures do not count.
 */
export function chooseOrientation(
  units: DrawnUnits,
  areaOn: (orientation: Orientation) => PlacementArea,
): Orientation {
  if (units.isLetterPage) return 'portrait'
  const measureOn = (orientation: Orientation) => {
    const area = areaOn(orientation)
    const placed = arrange(units.clusters, units.order, area, createRng(0))
    const boxes = placed.filter(({ cluster }) => cluster.zone !== 'behind').map(({ box }) => box)
    const size = Math.sqrt(boxes.reduce((sum, box) => sum + areaOf(box), 0))
    return { size, height: boxes.length > 0 ? unionOf(boxes).h / area.frame.h : 1 }
  }
  const upright = measureOn('portrait')
  const main = units.clusters[0]?.zone
  const isOverLand = main === 'air' && !areaOn('portrait').floating
  const isLow = main === 'ground' && upright.height < LOW
  const smallest = upright.size * (isLow ? 1 : isOverLand ? WORTH_TURNING.overLand : WORTH_TURNING.usual)
  return measureOn('landscape').size > smallest ? 'landscape' : 'portrait'
}

const areaOf = ({ w, h }: Box) => w * h
