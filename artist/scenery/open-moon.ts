import { sharedArea, type Item } from './canvas/pen.ts'

/** The share of the moon that trees may hide. */
const HIDDEN = 0.12

/** Removes the trees and bushes in front of a wished moon, because only the moon shows that it is night. */
export function withOpenMoon(items: readonly Item[]): readonly Item[] {
  const moons = items.filter(({ requested, shapes }) => requested && shapes[0]?.of === 'moon')
  return items.filter(
    ({ layer, object, landmark, requested, box }) =>
      layer === 'sky' ||
      !object ||
      landmark ||
      requested ||
      !moons.some((moon) => sharedArea(moon.box, box) > HIDDEN * moon.box.w * moon.box.h),
  )
}
