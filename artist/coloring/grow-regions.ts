import type { Bitmap } from '../seal/bitmap.ts'

/**
 * Extends every region under the ink around it, up to the middle of the line or `reach` pixels, so that a filled region leaves no white
 * rim beside its soft-edged outline. Changes `labels`, where 0 is ink.
 */
export function growRegions({ width, height }: Bitmap, labels: Int32Array, reach: number): void {
  const last = width * height - 1
  let border = new Int32Array(0)
  for (let step = 0; step < reach; step++) {
    // The first step looks at every pixel, later ones only at the pixels of the step before.
    const count = step === 0 ? last + 1 : border.length
    const next: number[] = []
    const owners: number[] = []
    for (let i = 0; i < count; i++) {
      const at = step === 0 ? i : border[i]!
      const label = labels[at]!
      if (label === 0) continue
      const x = at % width
      claim(at - 1, label, x > 0)
      claim(at + 1, label, x < width - 1)
      claim(at - width, label, at >= width)
      claim(at + width, label, at + width <= last)
    }
    // Written after the scan, so that every region advances by one pixel.
    for (let i = 0; i < next.length; i++) labels[next[i]!] ||= owners[i]!
    border = Int32Array.from(next)

    function claim(at: number, label: number, exists: boolean): void {
      if (!exists || labels[at] !== 0) return
      next.push(at)
      owners.push(label)
    }
  }
}
