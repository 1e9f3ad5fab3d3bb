import { expect, test } from 'vitest'
import type { Scene } from '#artist/scene.ts'
import type { WishFigure } from '#artist/wish.ts'
import type { EditablePicture } from '../worker/messages.ts'
import { changeScene, MAX_EDITABLE_FIGURES, type SceneChange } from './scene-changes.ts'

const figure = (noun: string, more: Partial<WishFigure> = {}): WishFigure => ({
  noun,
  count: 1,
  looks: [],
  wears: [],
  holds: [],
  ...more,
})

const sceneOf = (...figures: WishFigure[]): Scene => ({
  version: 2,
  wish: { language: 'en', figures, unknown: [] },
  style: 'cartoon',
  difficulty: 'medium',
  seed: 1,
  orientation: 'portrait',
  frame: true,
})

/** A picture in which the figures stand side by side; those of a group share its first index. */
const pictureOf = (scene: Scene, groups: readonly number[] = []): EditablePicture => ({
  nouns: scene.wish.figures.map(({ noun }) => noun),
  seed: 42,
  shape: 0.7,
  place: 'meadow',
  isMandala: false,
  figures: scene.wish.figures.map(({ noun }, index) => ({
    index,
    group: groups[index] ?? index,
    name: noun,
    box: { x: 0.1 + index * 0.3, y: 0.5, w: 0.2, h: 0.4 },
    placement: { x: 0.2 + index * 0.3, y: 0.9, size: 0.3 },
    own: { x: 0.2 + index * 0.3, y: 0.8, size: 0.2 },
    poses: [],
    canFlip: true,
  })),
})

const cat = figure('cat')
const dog = figure('dog')

function change(scene: Scene, changes: SceneChange, groups?: readonly number[]): Scene {
  return changeScene(scene, pictureOf(scene, groups), changes)
}

test('a figure that was kept inside the sheet moves from where it is seen, and at once', () => {
  const wished = { x: 1, y: 0.2, size: 0.3 }
  const scene = sceneOf({ ...cat, placement: wished })
  const picture = pictureOf(scene)
  picture.figures[0] = { ...picture.figures[0]!, wished, placement: { x: 0.8, y: 0.4, size: 0.3 } }
  const move: SceneChange = { kind: 'move', figure: 0, dx: -0.1, dy: 0 }
  const moved = changeScene(scene, picture, move)
  expect(moved.wish.figures[0]!.placement).toEqual({ x: 0.7, y: 0.4, size: 0.3 })
  // The picture does not show the first move yet.
  expect(changeScene(moved, picture, move).wish.figures[0]!.placement).toEqual({ x: 0.6, y: 0.4, size: 0.3 })
})

test('moving one figure leaves the others, the place and the drawn variant as they are', () => {
  const { wish, seed } = change(sceneOf(cat, dog), { kind: 'move', figure: 0, dx: 0.1, dy: -0.25 })
  expect(wish.figures.map(({ placement }) => placement)).toEqual([
    { x: 0.3, y: 0.65, size: 0.3 },
    { x: 0.5, y: 0.9, size: 0.3 },
  ])
  expect([wish.setting, seed]).toEqual(['meadow', 42])
})

test('a figure cannot leave the sheet, and a change without effect returns the same scene', () => {
  const moved = change(sceneOf(cat), { kind: 'move', figure: 0, dx: 3, dy: 0 })
  expect(moved.wish.figures[0]!.placement!.x).toBe(1)
  expect(change(moved, { kind: 'move', figure: 0, dx: 0.2, dy: 0 })).toBe(moved)
  expect(change(moved, { kind: 'remove', figure: 7 })).toBe(moved)
})

test('a figure grows and shrinks within limits', () => {
  const sizeAfter = (factor: number) =>
    change(sceneOf(cat), { kind: 'resize', figure: 0, factor }).wish.figures[0]!.placement!.size
  expect([sizeAfter(1.2), sizeAfter(100), sizeAfter(0.001)]).toEqual([0.36, 1, 0.06])
})

test('flipping twice gives the same figure', () => {
  const flipped = change(sceneOf(cat), { kind: 'flip', figure: 0 })
  expect(flipped.wish.figures[0]!.placement).toMatchObject({ mirrored: true })
  const again = change(flipped, { kind: 'flip', figure: 0 })
  expect(again.wish.figures[0]!.placement).toEqual({ x: 0.2, y: 0.9, size: 0.3 })
})

test('joined figures move together', () => {
  const scene = sceneOf(figure('girl', { relation: { kind: 'riding', to: 1 } }), figure('horse'))
  const { wish } = change(scene, { kind: 'move', figure: 1, dx: 0.1, dy: 0 }, [0, 0])
  expect(wish.figures[0]!.placement!.x).toBe(0.3)
})

test('a figure whose partner is removed stays where it is and loses the relation', () => {
  const scene = sceneOf(figure('girl', { relation: { kind: 'riding', to: 1 } }), figure('horse'), dog)
  const { figures } = change(scene, { kind: 'remove', figure: 1 }, [0, 0, 2]).wish
  expect(figures.map(({ noun }) => noun)).toEqual(['girl', 'dog'])
  expect(figures[0]).not.toHaveProperty('relation')
  expect(figures[0]!.placement).toEqual({ x: 0.2, y: 0.8, size: 0.2 })
})

test('relations follow their figures when one before them is removed', () => {
  const scene = sceneOf(dog, cat, figure('bird', { relation: { kind: 'on', to: 1 } }))
  expect(change(scene, { kind: 'remove', figure: 0 }).wish.figures[1]!.relation).toEqual({
    kind: 'on',
    to: 0,
  })
})

test('an exchanged figure takes the place, the relation and the pose of the old one', () => {
  const scene = sceneOf(figure('cat', { pose: 'sit', verb: 'sit', looks: ['striped'] }), dog)
  const [lion] = change(scene, { kind: 'exchange', figure: 0, by: figure('lion') }).wish.figures
  expect(lion).toEqual({
    ...figure('lion'),
    pose: 'sit',
    verb: 'sit',
    placement: { x: 0.2, y: 0.9, size: 0.3 },
  })
})

test('a new pose ends what the figure did with another', () => {
  const scene = sceneOf(figure('cat', { pose: 'eat', relation: { kind: 'eating', to: 1 } }), figure('cake'))
  const [changed] = change(scene, { kind: 'pose', figure: 0, pose: 'sleep', verb: 'sleep' }).wish.figures
  expect(changed).toMatchObject({ pose: 'sleep', verb: 'sleep', relation: { kind: 'with', to: 1 } })
})

test('a doubled figure is as large as the first and stands beside all others', () => {
  const { figures } = change(sceneOf(cat), { kind: 'double', figure: 0 }).wish
  expect(figures.map(({ noun }) => noun)).toEqual(['cat', 'cat'])
  expect(figures[1]!.placement!.size).toBe(0.3)
  expect(Math.abs(figures[1]!.placement!.x - figures[0]!.placement!.x)).toBeGreaterThan(0.3)
})

test('figures are added until the layout is full', () => {
  const { figures } = change(sceneOf(cat), {
    kind: 'add',
    figures: Array.from({ length: 20 }, () => dog),
  }).wish
  expect(figures).toHaveLength(MAX_EDITABLE_FIGURES)
  const places = figures.map(({ placement }) => `${placement!.x} ${placement!.y}`)
  expect(new Set(places).size).toBe(figures.length)
})

test('another place is a setting, and the artist arranges the figures until the user moves one', () => {
  const scene = sceneOf(cat)
  scene.wish.over = true
  const { wish } = change(scene, { kind: 'place', setting: 'space' })
  expect(wish).toEqual({ language: 'en', figures: [cat], unknown: [], setting: 'space' })
})

test('weather and time of day can be changed', () => {
  const rainy = change(sceneOf(cat), { kind: 'weather', weather: 'rain' })
  expect(change(rainy, { kind: 'time', time: 'night' }).wish).toMatchObject({
    weather: 'rain',
    time: 'night',
  })
})

test('while a newer picture is being drawn, its figures are not fixed to the places of the old one', () => {
  const scene = sceneOf(cat, dog)
  const old = pictureOf(sceneOf(cat))
  const { wish } = changeScene(scene, old, { kind: 'remove', figure: 0 })
  expect(wish.figures).toEqual([dog])
})
