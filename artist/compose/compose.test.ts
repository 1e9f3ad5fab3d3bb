import { describe, expect, test } from 'vitest'
import type { Figure, FigureMaker } from '../drawing.ts'
import type { Scene } from '../scene.ts'
import type { WishedFigure } from '../wish.ts'
import type { Casting } from './cast.ts'
import { compose } from './compose.ts'

/** A stand-in that draws a plain block with a face and the anchors joins ask for. */
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
const casting: Casting = {
  find: (noun) => {
    const maker = makers.find(({ id }) => id === noun)
    return maker && { maker }
  },
  topicOf: (noun) => ({ girl: 'people', fish: 'sea' })[noun],
}
const figure = (noun: string, rest: Partial<WishedFigure> = {}): WishedFigure => ({
  noun,
  count: 1,
  looks: [],
  wears: [],
  holds: [],
  ...rest,
})
const scene = (figures: WishedFigure[], rest: Partial<Scene> = {}, setting?: string): Scene => ({
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

test('a rider sits above the back of what is ridden', () => {
  const made = compose(
    scene([figure('girl', { relation: { kind: 'riding', to: 1 } }), figure('horse')]),
    casting,
  )
  const [girl, horse] = [boxOf(made, 'girl'), boxOf(made, 'horse')]
  expect(girl.y).toBeLessThan(horse.y)
  expect(girl.y + girl.h).toBeLessThan(horse.y + horse.h)
  expect(girl.x + girl.w / 2).toBeGreaterThan(horse.x)
  expect(girl.x + girl.w / 2).toBeLessThan(horse.x + horse.w)
})

test('a driver is seen in the window, however large or small he is', () => {
  const made = compose(
    scene([figure('elephant', { relation: { kind: 'driving', to: 1 } }), figure('car')]),
    casting,
  )
  const [driver, car] = [boxOf(made, 'elephant'), boxOf(made, 'car')]
  expect(driver.w).toBeLessThan(car.w)
  expect(made.findings).toEqual([])
})

test('three in one car are all seen, and nobody hides another', () => {
  const made = compose(
    scene([
      ...['elephant', 'mouse', 'girl'].map((noun) => figure(noun, { relation: { kind: 'in', to: 3 } })),
      figure('car'),
    ]),
    casting,
  )
  expect(made.layout.figures.map(({ noun }) => noun).sort()).toEqual(['car', 'elephant', 'girl', 'mouse'])
  const middles = ['elephant', 'mouse', 'girl'].map((noun) => {
    const { x, w } = boxOf(made, noun)
    return Math.round(x + w / 2)
  })
  expect(new Set(middles).size).toBe(3)
})

test('who holds something and rides has both', () => {
  const made = compose(
    scene([
      figure('girl', { relation: { kind: 'holding', to: 1 }, where: { kind: 'riding', to: 2 } }),
      figure('balloon'),
      figure('horse'),
    ]),
    casting,
  )
  const [girl, balloon, horse] = [boxOf(made, 'girl'), boxOf(made, 'balloon'), boxOf(made, 'horse')]
  expect(girl.y + girl.h).toBeLessThan(horse.y + horse.h * 0.95)
  expect(girl.x + girl.w / 2).toBeGreaterThan(horse.x)
  expect(girl.x + girl.w / 2).toBeLessThan(horse.x + horse.w)
  expect(balloon.y).toBeLessThan(horse.y + horse.h / 2)
})

test('what lies on the shore leaves the boat to be seen', () => {
  const made = compose(
    scene([figure('boat'), figure('snowman', { relation: { kind: 'with', to: 0 } })], {}, 'open-sea'),
    casting,
  )
  expect(boxOf(made, 'snowman').h).toBeLessThan(boxOf(made, 'boat').h)
  expect(made.findings).toEqual([])
})

test('what is held is at the hand, what is played with at the feet', () => {
  const held = compose(
    scene([figure('girl', { relation: { kind: 'holding', to: 1 } }), figure('balloon')]),
    casting,
  )
  expect(boxOf(held, 'balloon').y).toBeLessThan(boxOf(held, 'girl').y + boxOf(held, 'girl').h * 0.65)
  const played = compose(
    scene([figure('horse', { relation: { kind: 'playing-with', to: 1 } }), figure('ball')]),
    casting,
  )
  const [ball, horse] = [boxOf(played, 'ball'), boxOf(played, 'horse')]
  expect(Math.abs(ball.y + ball.h - (horse.y + horse.h))).toBeLessThan(40)
})

test('three are drawn when three are wished for, each of them visible', () => {
  const made = compose(scene([figure('mouse', { count: 3 })]), casting)
  expect(made.layout.figures[0]).toMatchObject({ noun: 'mouse' })
  expect(made.layout.figures[0]!.boxes).toHaveLength(3)
  expect(made.layout.figures[0]!.visible).toBeGreaterThan(0.6)
})

test('an elephant is larger than a mouse, and the mouse can still be seen', () => {
  const made = compose(
    scene([figure('elephant'), figure('mouse', { relation: { kind: 'beside', to: 0 } })]),
    casting,
  )
  const [elephant, mouse] = [boxOf(made, 'elephant'), boxOf(made, 'mouse')]
  expect(elephant.w * elephant.h).toBeGreaterThan(mouse.w * mouse.h * 2)
  expect(mouse.h).toBeGreaterThan(80)
})

test('a castle beside somebody stands behind, and the sun in the sky', () => {
  const made = compose(scene([figure('girl'), figure('castle'), figure('sun')]), casting)
  const [girl, castle, sun] = [boxOf(made, 'girl'), boxOf(made, 'castle'), boxOf(made, 'sun')]
  expect(castle.y + castle.h).toBeLessThan(girl.y + girl.h)
  expect(sun.y + sun.h / 2).toBeLessThan(500)
})

test('at sea with a boat one is on the water, fish are under it, and whoever lives on land is on the beach', () => {
  expect(compose(scene([figure('boat')], {}, 'sea'), casting).place).toBe('open-sea')
  const girl = scene([figure('girl')], {}, 'sea')
  expect(compose(scene([figure('fish')], {}, 'sea'), casting).place).toBe('underwater')
  expect(compose(scene([{ ...figure('girl'), pose: 'swim' }], {}, 'sea'), casting).place).toBe('open-sea')
  expect(compose(girl, casting).place).toBe('beach')
  expect(compose({ ...girl, wish: { ...girl.wish, ashore: true } }, casting).place).toBe('beach')
})

describe.each(['portrait', 'landscape'] as const)('%s', (orientation) => {
  test('nothing that was wished for is cut, hidden or tiny, whatever the seed', () => {
    const casts = [
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
    const wrong: string[] = []
    for (const figures of casts)
      for (const setting of ['meadow', 'space', 'underwater', 'bedroom', 'lake'])
        for (const seed of [1, 2, 3]) {
          const { findings } = compose(scene(figures, { orientation, seed }, setting), casting)
          wrong.push(
            ...findings.map((finding) => `${finding} with ${figures.length} in ${setting}, seed ${seed}`),
          )
        }
    expect(wrong).toEqual([])
  })
})

test('the same scene gives the same page, another seed another one', () => {
  const draw = (seed: number) =>
    JSON.stringify(compose(scene([figure('girl'), figure('horse')], { seed }), casting).page)
  expect(draw(4)).toBe(draw(4))
  expect(draw(4)).not.toBe(draw(5))
})

test('what nobody can draw is told, and the rest is drawn', () => {
  const made = compose(scene([figure('girl'), figure('thought')]), casting)
  expect(made.undrawn).toEqual(['thought'])
  expect(made.layout.figures.map(({ noun }) => noun)).toEqual(['girl'])
})

test('what came along is in the hand or at the feet, not as large as its owner', () => {
  const along = (noun: string, count = 1) =>
    compose(
      scene([figure('girl'), figure(noun, { count, relation: { kind: 'with', to: 0 } })], {}, 'meadow'),
      casting,
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

test('several people stand side by side, not on each other', () => {
  const made = compose(scene([figure('girl', { count: 3 })], {}, 'meadow'), casting)
  const tops = made.layout.figures[0]!.boxes.map(({ y }) => y)
  const tall = made.layout.figures[0]!.boxes[0]!.h
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(tall * 0.2)
})

test('those who build a snowman are in the snow', () => {
  const made = compose(
    scene([figure('girl', { relation: { kind: 'beside', to: 1 } }), figure('snowman')]),
    casting,
  )
  expect(made.place).toBe('snow')
})
