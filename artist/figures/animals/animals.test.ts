import { describe, expect, it } from 'vitest'
import { keepsTheRules } from '#tests/support/figure-rules.ts'
import { animalMakers } from './animal-makers.ts'

const animal = (id: string) => animalMakers.find((m) => m.id === id)!

describe('animals', () => {
  keepsTheRules(animalMakers, { bytes: 90_000 })

  it('are many, and most of them move', () => {
    expect(animalMakers.length).toBeGreaterThanOrEqual(60)
    const lively = animalMakers.filter((m) => m.poses.length >= 3)
    expect(lively.length).toBeGreaterThan(animalMakers.length * 0.75)
  })

  it('have a face, a mouth and a head to put a hat on', () => {
    for (const maker of animalMakers) {
      const figure = maker.draw({ seed: 5, detail: 1 })
      expect(figure.face, maker.id).toBeDefined()
      expect(figure.anchors.head, maker.id).toBeDefined()
      expect(figure.anchors.mouth, maker.id).toBeDefined()
    }
  })

  it('can be ridden where one would', () => {
    for (const id of ['horse', 'unicorn', 'elephant', 'dragon', 'camel', 'tyrannosaurus'])
      expect(animal(id).draw({ seed: 1, detail: 1 }).anchors.saddle, id).toBeDefined()
  })

  it('wear what is wished and show how they feel', () => {
    const base = { seed: 4, detail: 1 } as const
    const plain = JSON.stringify(animal('cat').draw(base))
    for (const wish of [
      { wears: ['crown'] },
      { looks: ['sleeping'] },
      { looks: ['young'] },
      { looks: ['spotted'] },
      { looks: ['sad'] },
    ])
      expect(JSON.stringify(animal('cat').draw({ ...base, ...wish })), JSON.stringify(wish)).not.toBe(plain)
  })

  it('say which hat they have put on, so that nobody puts on a second one', () => {
    expect(animal('dog').draw({ seed: 1, detail: 1, wears: ['crown'] }).has).toEqual(['crown'])
    expect(animal('dog').draw({ seed: 1, detail: 1, wears: ['sock'] }).has).toBeUndefined()
  })

  it('fall back to the nearest pose they know', () => {
    const elephant = animal('elephant')
    expect(elephant.poses).not.toContain('run')
    const [asked, given] = ['run', 'walk'].map((pose) => elephant.draw({ seed: 1, detail: 1, pose }).box)
    expect(asked).toEqual(given)
  })
})
