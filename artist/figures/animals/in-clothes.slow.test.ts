import { describe, expect, it } from 'vitest'
import { testFigureRules } from '#tests/support/drawing/figure-rules.ts'
import { peopleMakers } from '../people/people-makers.ts'
import { animalMakers } from './animal-makers.ts'

const dressed = (id: string, role: string) =>
  [...animalMakers, ...peopleMakers].find((maker) => maker.id === id)!.dressedAs!(role)!
const examples = [
  ['cat', 'astronaut'],
  ['rabbit', 'knight'],
  ['frog', 'chef'],
  ['unicorn', 'princess'],
  ['elephant', 'astronaut'],
  ['penguin', 'pirate'],
  ['owl', 'child'],
  ['octopus', 'child'],
  ['girl', 'astronaut'],
] as const

describe('animals in the clothes of a role', () => {
  testFigureRules(
    examples.map(([id, role]) => ({ ...dressed(id, role), id: `${id}-${role}` })),
    { bytes: 90_000 },
  )

  it('stand like people and have the poses of people', () => {
    expect(dressed('cat', 'astronaut')).toMatchObject({ source: 'people' })
    expect(dressed('cat', 'chef').poses).toContain('cook')
  })

  it('have their own head: a dog and a cat in one suit differ', () => {
    const [cat, dog] = ['cat', 'dog'].map((id) => dressed(id, 'pirate').draw({ seed: 1, detail: 1 }))
    expect(JSON.stringify(cat!.shapes)).not.toBe(JSON.stringify(dog!.shapes))
  })

  it('have their tail behind them when they turn', () => {
    for (const pose of ['stand', 'fly']) {
      const { face, box } = dressed('fox', 'superhero').draw({ seed: 1, detail: 1, pose })
      expect(face!.x + face!.w / 2, pose).toBeGreaterThan(box.w / 2)
    }
  })

  it('exist only for roles with clothes', () => {
    expect(animalMakers.find(({ id }) => id === 'cat')!.dressedAs!('sofa')).toBeUndefined()
  })
})
