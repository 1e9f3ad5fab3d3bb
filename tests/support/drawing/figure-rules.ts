import { expect, it } from 'vitest'
import type { Detail, Figure, FigureMaker, Shape } from '#artist/drawing.ts'
import { leakedPixels } from './figure-raster.ts'
import { isEveryMotif, shareOf } from './share-of.ts'

const DETAILS: readonly Detail[] = [0, 1, 2, 3]
const COMMANDS = /^(M-?[\d.]+ -?[\d.]+|L-?[\d.]+ -?[\d.]+|C(-?[\d.]+ ?){6}|Z)+$/
const MAX_PATH_LENGTH = 60_000
const MAX_DRAWN = isEveryMotif ? 240 : 120
const MAX_FLOODED = isEveryMotif ? 90 : 30

const pathBytes = (figure: Figure): number =>
  [...figure.shapes, ...figure.front].reduce((sum, { d }) => sum + d.length, 0)

/** The rules for every figure. */
export function testFigureRules(makers: readonly FigureMaker[], limits: { bytes: number }): void {
  const poseCount = makers.reduce((sum, { poses }) => sum + poses.length, 0)
  // Drawing all poses would take too long: every maker draws its first pose and a share of its other poses.
  const stride = Math.ceil(poseCount / MAX_DRAWN)
  const requests = shareOf(makers).flatMap((maker, i) =>
    maker.poses
      .map((pose, j) => ({ maker, j, request: { seed: i * 7 + j + 1, detail: DETAILS[(i + j) % 4]!, pose } }))
      .filter(({ j }) => j === 0 || (i + j) % stride === 0),
  )

  it('has unique ids', () => {
    expect(new Set(makers.map(({ id }) => id)).size).toBe(makers.length)
    for (const { id } of makers) expect(id).toMatch(/^[a-z]+(-[a-z]+|-\d+)*$/)
  })

  it('draws its poses with valid paths of limited size', () => {
    for (const { maker, request } of requests) {
      const figure = maker.draw(request)
      const name = `${maker.id} ${request.pose} ${request.detail}`
      for (const { d, level } of [...figure.shapes, ...figure.front]) {
        expect(d.length, name).toBeLessThan(MAX_PATH_LENGTH)
        expect(d.replace(/ /g, ' '), name).toMatch(COMMANDS)
        expect(level, name).toBeLessThanOrEqual(request.detail)
      }
      expect(pathBytes(figure), name).toBeLessThan(limits.bytes)
      const { x, y, w, h } = figure.box
      expect([x, y], name).toEqual([0, 0])
      expect(w > 0 && h > 0 && Number.isFinite(w + h + figure.ground), name).toBe(true)
      for (const [anchor, at] of Object.entries(figure.anchors)) {
        const slack = Math.max(w, h) * 0.06
        expect(
          at.x > -slack && at.x < w + slack && at.y > -slack && at.y < h + slack,
          `${name} ${anchor}`,
        ).toBe(true)
      }
    }
  })

  it('draws the same bytes for the same request', () => {
    for (const { maker, request } of requests.filter((_, i) => i % 9 === 0))
      expect(JSON.stringify(maker.draw(request))).toBe(JSON.stringify(maker.draw(request)))
  })

  it('faces the requested direction', () => {
    for (const maker of shareOf(makers)) {
      const [left, right] = (['left', 'right'] as const).map((facing) =>
        maker.draw({ seed: 3, detail: 1, facing }),
      )
      expect(['left', 'front'], maker.id).toContain(left!.facing)
      expect(['right', 'front'], maker.id).toContain(right!.facing)
      expect(left!.box.w, maker.id).toBeCloseTo(right!.box.w, 1)
    }
  })

  it('is closed: a fill from outside never reaches the inside', () => {
    const sample = requests.filter((_, i) => i % Math.ceil(requests.length / MAX_FLOODED) === 0)
    const leaks = sample
      .map(({ maker, request }) => ({
        name: `${maker.id} ${request.pose}`,
        px: leakedPixels(maker.draw(request)),
      }))
      .filter(({ px }) => px > 6)
    expect(leaks).toEqual([])
  })

  it('detects a broken outline', () => {
    const figure = makers[0]!.draw({ seed: 1, detail: 1 })
    const cut: Shape = {
      d: `M0 ${figure.box.h / 2}L${figure.box.w} ${figure.box.h / 2}`,
      fill: 'none',
      stroke: 4,
      level: 0,
    }
    expect(leakedPixels(figure, [cut])).toBeGreaterThan(6)
  })
}
