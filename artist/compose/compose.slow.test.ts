import { overlapArea } from './figures/transform.ts'
import { describe, expect, test } from 'vitest'
import type { Figure, FigureMaker } from '../drawing.ts'
import type { Scene } from '../scene.ts'
import type { WishFigure } from '../wish.ts'
import type { FigureFinder } from './figures/drawable-figures.ts'
import { compose } from './compose.ts'

/** A maker that draws a plain block with a face and all the anchors that joints need. */
function block(
  id: string,
  source: FigureMaker['source'],
  height: number,
  wide = 1,
  poses: string[] = [],
): FigureMaker {
  return {
    id,
    source,
    height,
    poses,
    draw({ facing }): Figure {
      const [w, h] = [100 * wide, 100]
      const d = `M0 0L${w} 0L${w} ${h}L0 ${h}Z`
      return {
        id,
        shapes: [{ d, fill: 'paper', stroke: 1, level: 0 }],
        front:
          id === 'car' ? [{ d: `M0 60L${w} 60L${w} ${h}L0 ${h}Z`, fill: 'paper', stroke: 1, level: 0 }] : [],
        box: { x: 0, y: 0, w, h },
        ground: h,
        face: source === 'things' ? undefined : { x: w * 0.3, y: 5, w: w * 0.4, h: 30 },
        facing: facing ?? 'right',
        anchors: {
          saddle: { x: w / 2, y: 10 },
          seat: { x: w / 2, y: source === 'people' ? 60 : 50 },
          window: { x: w / 2, y: 30 },
          handRight: { x: w, y: 60 },
          handLeft: { x: 0, y: 70 },
          mouth: { x: w * 0.5, y: 28 },
        },
      }
    },
  }
}
const makers = [
  block('girl', 'people', 1.2, 0.5, ['ride', 'sit', 'hold', 'eat']),
  block('horse', 'animals', 1.6, 1.3),
  block('mouse', 'animals', 0.08, 1.2),
  block('elephant', 'animals', 3, 1.4),
  block('car', 'things', 1.5, 2),
  block('castle', 'things', 15, 1.2),
  block('balloon', 'things', 0.4),
  block('ball', 'things', 0.25),
  block('sun', 'things', 1),
  block('boat', 'things', 1.5, 2),
  block('fish', 'animals', 0.2, 1.6, ['swim']),
  block('snowman', 'things', 1.5),
]
const finder: FigureFinder = {
  find: (noun) => {
    const maker = makers.find(({ id }) => id === noun)
    return maker && { maker }
  },
  topicOf: (noun) => ({ girl: 'people', fish: 'sea' })[noun],
}
const figure = (noun: string, rest: Partial<WishFigure> = {}): WishFigure => ({
  noun,
  count: 1,
  looks: [],
  wears: [],
  holds: [],
  ...rest,
})
const scene = (figures: WishFigure[], rest: Partial<Scene> = {}, setting?: string): Scene => ({
  version: 1,
  wish: { language: 'en', figures, setting, unknown: [] },
  style: 'cartoon',
  difficulty: 'medium',
  seed: 7,
  orientation: 'portrait',
  frame: true,
  ...rest,
})
const boxOf = (made: ReturnType<typeof compose>, noun: string) =>
  made.layout.figures.find((seen) => seen.noun === noun)!.boxes[0]!

test('a rider sits above the back of the animal', () => {
  const made = compose(
    scene([figure('girl', { relation: { kind: 'riding', to: 1 } }), figure('horse')]),
    finder,
  )
  const [girl, horse] = [boxOf(made, 'girl'), boxOf(made, 'horse')]
  expect(girl.y).toBeLessThan(horse.y)
  expect(girl.y + girl.h).toBeLessThan(horse.y + horse.h)
  expect(girl.x + girl.w / 2).toBeGreaterThan(horse.x)
  expect(girl.x + girl.w / 2).toBeLessThan(horse.x + horse.w)
})

test('a driver of any size is visible in the window', () => {
  const made = compose(
    scene([figure('elephant', { relation: { kind: 'driving', to: 1 } }), figure('car')]),
    finder,
  )
  const [driver, car] = [boxOf(made, 'elephant'), boxOf(made, 'car')]
  expect(driver.w).toBeLessThan(car.w)
  expect(made.findings).toEqual([])
})

test('three figures in one car are all visible', () => {
  const made = compose(
    scene([
      ...['elephant', 'mouse', 'girl'].map((noun) => figure(noun, { relation: { kind: 'in', to: 3 } })),
      figure('car'),
    ]),
    finder,
  )
  expect(made.layout.figures.map(({ noun }) => noun).sort()).toEqual(['car', 'elephant', 'girl', 'mouse'])
  const middles = ['elephant', 'mouse', 'girl'].map((noun) => {
    const { x, w } = boxOf(made, noun)
    return Math.round(x + w / 2)
  })
  expect(new Set(middles).size).toBe(3)
})

test('a figure can hold something and ride', () => {
  const made = compose(
    scene([
      figure('girl', { relation: { kind: 'holding', to: 1 }, where: { kind: 'riding', to: 2 } }),
      figure('balloon'),
      figure('horse'),
    ]),
    finder,
  )
  const [girl, balloon, horse] = [boxOf(made, 'girl'), boxOf(made, 'balloon'), boxOf(made, 'horse')]
  expect(girl.y + girl.h).toBeLessThan(horse.y + horse.h * 0.95)
  expect(girl.x + girl.w / 2).toBeGreaterThan(horse.x)
  expect(girl.x + girl.w / 2).toBeLessThan(horse.x + horse.w)
  expect(balloon.y).toBeLessThan(horse.y + horse.h / 2)
})

test('a figure on the shore does not hide the boat', () => {
  const made = compose(
    scene([figure('boat'), figure('snowman', { relation: { kind: 'with', to: 0 } })], {}, 'open-sea'),
    finder,
  )
  expect(boxOf(made, 'snowman').h).toBeLessThan(boxOf(made, 'boat').h)
  expect(made.findings).toEqual([])
})

test('a held thing is at the hand, a toy at the feet', () => {
  const held = compose(
    scene([figure('girl', { relation: { kind: 'holding', to: 1 } }), figure('balloon')]),
    finder,
  )
  expect(boxOf(held, 'balloon').y).toBeLessThan(boxOf(held, 'girl').y + boxOf(held, 'girl').h * 0.65)
  const played = compose(
    scene([figure('horse', { relation: { kind: 'playing-with', to: 1 } }), figure('ball')]),
    finder,
  )
  const [ball, horse] = [boxOf(played, 'ball'), boxOf(played, 'horse')]
  expect(Math.abs(ball.y + ball.h - (horse.y + horse.h))).toBeLessThan(40)
})

test('a count of three draws three visible figures', () => {
  const made = compose(scene([figure('mouse', { count: 3 })]), finder)
  expect(made.layout.figures[0]).toMatchObject({ noun: 'mouse' })
  expect(made.layout.figures[0]!.boxes).toHaveLength(3)
  expect(made.layout.figures[0]!.visibleShare).toBeGreaterThan(0.6)
})

test('an elephant is larger than a mouse, and the mouse is large enough to see', () => {
  const made = compose(
    scene([figure('elephant'), figure('mouse', { relation: { kind: 'beside', to: 0 } })]),
    finder,
  )
  const [elephant, mouse] = [boxOf(made, 'elephant'), boxOf(made, 'mouse')]
  expect(elephant.w * elephant.h).toBeGreaterThan(mouse.w * mouse.h * 2)
  expect(mouse.h).toBeGreaterThan(80)
})

test('a castle is behind the main figure, and the sun is in the sky', () => {
  const made = compose(scene([figure('girl'), figure('castle'), figure('sun')]), finder)
  const [girl, castle, sun] = [boxOf(made, 'girl'), boxOf(made, 'castle'), boxOf(made, 'sun')]
  expect(castle.y + castle.h).toBeLessThan(girl.y + girl.h)
  expect(sun.y + sun.h / 2).toBeLessThan(500)
})

test('the sea is open water for a boat, under water for fish and a beach for people', () => {
  expect(compose(scene([figure('boat')], {}, 'sea'), finder).place).toBe('open-sea')
  const girl = scene([figure('girl')], {}, 'sea')
  expect(compose(scene([figure('fish')], {}, 'sea'), finder).place).toBe('underwater')
  expect(compose(scene([{ ...figure('girl'), pose: 'swim' }], {}, 'sea'), finder).place).toBe('open-sea')
  expect(compose(girl, finder).place).toBe('beach')
  expect(compose({ ...girl, wish: { ...girl.wish, ashore: true } }, finder).place).toBe('beach')
})

describe.each(['portrait', 'landscape'] as const)('%s', (orientation) => {
  test('no figure is cut off, hidden or tiny for any seed', () => {
    const figureLists = [
      [figure('girl')],
      [figure('horse'), figure('girl')],
      [figure('girl'), figure('horse'), figure('mouse'), figure('elephant')],
      [figure('mouse', { count: 10 })],
      [
        figure('girl', { relation: { kind: 'riding', to: 1 } }),
        figure('horse'),
        figure('castle'),
        figure('sun'),
      ],
    ]
    const rejected: string[] = []
    for (const figures of figureLists)
      for (const setting of ['meadow', 'space', 'underwater', 'bedroom', 'lake'])
        for (const seed of [1, 2, 3]) {
          const { findings } = compose(scene(figures, { orientation, seed }, setting), finder)
          rejected.push(
            ...findings.map((finding) => `${finding} with ${figures.length} in ${setting}, seed ${seed}`),
          )
        }
    expect(rejected).toEqual([])
  })
})

test('one figure fills the page, more so on easy pages, and looks into it from a third', () => {
  const heightOf = (difficulty: 'easy' | 'medium', seed: number) =>
    boxOf(compose(scene([figure('girl')], { seed, difficulty }), finder), 'girl').h / 1108
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    expect(heightOf('medium', seed)).toBeGreaterThan(0.55)
    expect(heightOf('medium', seed)).toBeLessThan(0.85)
    expect(heightOf('easy', seed)).toBeGreaterThan(heightOf('medium', seed))
  }
  const middles = [1, 2, 3, 4, 5, 6].map((seed) => {
    const { x, w } = boxOf(compose(scene([figure('girl')], { seed }), finder), 'girl')
    return (x + w / 2) / 840
  })
  expect(Math.min(...middles)).toBeLessThan(0.42)
  expect(Math.max(...middles)).toBeGreaterThan(0.58)
})

test('the larger of two animals is never drawn smaller', () => {
  for (const seed of [1, 2, 3]) {
    const made = compose(scene([figure('girl'), figure('elephant')], { seed }), finder)
    expect(boxOf(made, 'elephant').w).toBeGreaterThan(boxOf(made, 'girl').w)
  }
})

test('the same scene gives the same page, another seed a different one', () => {
  const draw = (seed: number) =>
    JSON.stringify(compose(scene([figure('girl'), figure('horse')], { seed }), finder).page)
  expect(draw(4)).toBe(draw(4))
  expect(draw(4)).not.toBe(draw(5))
})

test('nouns without a figure are reported and the rest is drawn', () => {
  const made = compose(scene([figure('girl'), figure('thought')]), finder)
  expect(made.undrawn).toEqual(['thought'])
  expect(made.layout.figures.map(({ noun }) => noun)).toEqual(['girl'])
})

test('a companion thing is in the hand or at the feet and smaller than its owner', () => {
  const along = (noun: string, count = 1) =>
    compose(
      scene([figure('girl'), figure(noun, { count, relation: { kind: 'with', to: 0 } })], {}, 'meadow'),
      finder,
    )
  for (const [noun, count] of [
    ['ball', 1],
    ['balloon', 3],
  ] as const) {
    const made = along(noun, count)
    const [girl, thing] = [boxOf(made, 'girl'), boxOf(made, noun)]
    expect(thing.h, noun).toBeLessThan(girl.h * 0.5)
    expect(
      made.findings.filter((finding) => finding.startsWith('face')),
      noun,
    ).toEqual([])
  }
})

test('several people stand close together, all heads can be seen, and they fill the page', () => {
  const made = compose(scene([figure('girl', { count: 3 })], {}, 'meadow'), finder)
  const { boxes } = made.layout.figures[0]!
  const tops = boxes.map(({ y }) => y)
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(boxes[0]!.h * 0.65)
  expect(Math.max(...boxes.map(({ y, h }) => y + h)) - Math.min(...tops)).toBeGreaterThan(FRAME_HEIGHT * 0.45)
  for (const [i, face] of made.faces.entries())
    for (const other of made.faces.slice(i + 1))
      expect(overlapArea(face, other)).toBeLessThan(face.w * face.h * 0.1)
})
const FRAME_HEIGHT = 1108

test('a page with a snowman is in the snow', () => {
  const made = compose(
    scene([figure('girl', { relation: { kind: 'beside', to: 1 } }), figure('snowman')]),
    finder,
  )
  expect(made.place).toBe('snow')
})
