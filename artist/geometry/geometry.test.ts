import { describe, expect, it } from 'vitest'
import { between, pick, seededRandom, seedOf } from './random.ts'
import { curve, flatten, knots, line, mirrored, pathData, poly } from './path.ts'
import { box, capsule, ellipse, tube } from './round-shapes.ts'
import { sweptTube } from './swept-tube.ts'
import { clip, inside, ringOf } from './clip.ts'
import { createSketch } from './sketch.ts'
import { finish } from './finish-figure.ts'

describe('the seeded generator', () => {
  it('gives the same numbers for the same seed and different ones for another', () => {
    const run = (seed: number) => Array.from({ length: 5 }, seededRandom(seed))
    expect(run(7)).toEqual(run(7))
    expect(run(7)).not.toEqual(run(8))
  })
  it('stays within its range and picks only existing items', () => {
    const next = seededRandom(3)
    for (let i = 0; i < 200; i++) {
      expect(between(next, 2, 3)).toBeGreaterThanOrEqual(2)
      expect(between(next, 2, 3)).toBeLessThan(3)
      expect(['a', 'b']).toContain(pick(next, ['a', 'b']))
    }
    expect(() => pick(next, [])).toThrow(RangeError)
  })
  it('gives different seeds for two words with one seed', () => {
    expect(seedOf(1, 'cat')).not.toBe(seedOf(1, 'dog'))
  })
})

describe('paths', () => {
  it('parses outlines and rejects anything but points', () => {
    expect(knots('1,2 3,-4.5!')).toEqual([
      [1, 2, 0],
      [3, -4.5, 1],
    ])
    expect(() => knots('1;2')).toThrow(SyntaxError)
  })
  it('writes absolute commands only, and lines for straight segments', () => {
    expect(pathData(poly([[0, 0], [10, 0], [10, 10]]))).toBe('M0 0L10 0L10 10L0 0Z') // prettier-ignore
    expect(pathData(ellipse([0, 0], 5))).toMatch(/^M5 0(C[-\d. ]+){4}Z$/)
  })
  it('gives all closed shapes the same direction, so that overlaps never cancel out', () => {
    const clockwise = pathData(poly([[0, 0], [10, 0], [10, 10]])) // prettier-ignore
    const counter = pathData(poly([[10, 10], [10, 0], [0, 0]])) // prettier-ignore
    expect(clockwise).toBe('M0 0L10 0L10 10L0 0Z')
    expect(counter).toBe('M10 10L0 0L10 0L10 10Z')
  })
  it('mirrors a half outline into a symmetric shape', () => {
    const ring = ringOf(mirrored('0,-10 8,0 0,10'))
    expect(ring.left).toBeCloseTo(-ring.right, 5)
  })
})

describe('solid shapes', () => {
  it('cover the points they are built on', () => {
    for (const shape of [
      capsule([0, 0], 5, [30, 0], 3),
      sweptTube(
        [
          [0, 0],
          [15, 1],
          [30, 0],
        ],
        [5, 4, 3],
      ),
    ])
      // prettier-ignore
      for (const x of [0, 10, 20, 30]) expect(inside([x, 0.2], ringOf(shape))).toBe(true)
    expect(inside([5, 5], ringOf(box(0, 0, 10, 10, 3)))).toBe(true)
    expect(inside([0.3, 0.3], ringOf(box(0, 0, 10, 10, 3)))).toBe(false)
    expect(tube([[0, 0], [10, 0], [20, 5]], [3, 3, 2])).toHaveLength(2) // prettier-ignore
  })
})

describe('clipping', () => {
  it('ends a line exactly on the outline', () => {
    const [cut] = clip(line([-50, 0], [0, 0], [50, 0]), [ringOf(ellipse([0, 0], 10), 20)])
    const xs = flatten(cut!, 4).map((q) => q[0])
    expect(Math.min(...xs)).toBeCloseTo(-10, 0)
    expect(Math.max(...xs)).toBeCloseTo(10, 0)
  })
  it('leaves a line unchanged that is inside', () => {
    const whole = line([-2, 0], [0, 1], [2, 0])
    expect(clip(whole, [ringOf(ellipse([0, 0], 10))])).toEqual([whole])
  })
})

describe('a finished figure', () => {
  const sketch = () => {
    const s = createSketch()
      .add(1, ellipse([0, 0], 4))
      .add(0, curve('-10,-10! 20,-10! 20,10! -10,10!'))
    s.anchors['handLeft'] = [-9, 0]
    s.anchors['handRight'] = [18, 0]
    return s
  }
  it('starts at 0, 0, paints by depth and has its silhouette at the back', () => {
    const figure = finish(sketch(), { id: 'box', facing: 'front', lift: 5 })
    expect(figure.box).toEqual({ x: 0, y: 0, w: 30, h: 20 })
    expect(figure.ground).toBe(25)
    expect(figure.shapes[0]).toMatchObject({ fill: 'ink' })
    expect(figure.shapes.at(-1)?.d).toContain('C')
  })
  it('has its left hand on the left of the page when mirrored', () => {
    const figure = finish(sketch(), { id: 'box', facing: 'right', wanted: 'left' })
    expect(figure.facing).toBe('left')
    expect(figure.anchors.handLeft?.x).toBe(2)
    expect(figure.anchors.handRight?.x).toBe(29)
  })
})
