import { expect, test } from 'vitest'
import { leakedPixels } from '#tests/support/drawing/figure-raster.ts'
import { facesOfSize } from '../../page/brush.ts'
import { peopleMakers } from './people-makers.ts'

const draw = (id: string, request: object) =>
  peopleMakers.find((maker) => maker.id === id)!.draw({ seed: 5, detail: 1, ...request })
const faceParts = (figure: ReturnType<typeof draw>) =>
  figure.shapes.filter(({ onHead }) => onHead === 'small').length

test('a figure from behind has no face, one in profile has one eye', () => {
  const [front, profile, back] = [undefined, 'profile', 'back'].map((view) =>
    draw('girl', { pose: 'stand', view }),
  )
  expect(faceParts(back!)).toBe(0)
  expect(faceParts(profile!)).toBeGreaterThan(0)
  const smallParts = (figure: typeof front) => facesOfSize('small', figure!.shapes).length
  expect(smallParts(profile)).toBeLessThan(smallParts(front))
  expect(back!.view).toBe('back')
})

test('a body in profile is narrower than in the three-quarter view', () => {
  const width = (view?: string) => draw('mother', { pose: 'stand', view }).box.w
  expect(width('profile')).toBeLessThan(width() * 0.85)
})

test('poses can have a view of their own', () => {
  expect(draw('boy', { pose: 'cycle' }).view).toBe('profile')
  expect(draw('boy', { pose: 'walk-away' }).view).toBe('back')
})

test('people of all kinds of hair are closed from the side and from behind', () => {
  for (const view of ['profile', 'back'])
    for (let seed = 1; seed <= 5; seed++)
      for (const id of ['girl', 'boy'])
        expect(leakedPixels(draw(id, { pose: 'stand', seed, view })), `${id} ${seed} ${view}`).toBeLessThan(7)
})

test('hands of a rider reach the handlebar, and the near foot the pedal', () => {
  for (const id of ['girl', 'father', 'grandmother']) {
    const figure = draw(id, { pose: 'cycle', cycle: { handle: [104, -16], pedal: [54, 116] } })
    const { seat, contact, handRight } = figure.anchors
    expect(Math.hypot(contact!.x - handRight!.x, contact!.y - handRight!.y), id).toBeLessThan(12)
    const [forward, up] = [contact!.x - seat!.x, seat!.y - contact!.y]
    expect(up / forward, id).toBeCloseTo(16 / 104, 1)
  }
})
