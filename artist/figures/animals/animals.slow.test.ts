import { describe, expect, it } from 'vitest'
import { testFigureRules } from '#tests/support/drawing/figure-rules.ts'
import { shareOf } from '#tests/support/drawing/share-of.ts'
import { animalMakers } from './animal-makers.ts'

const animal = (id: string) => animalMakers.find((m) => m.id === id)!

describe('animals', () => {
  testFigureRules(animalMakers, { bytes: 90_000 })

  it('number at least 60, and most of them have three poses or more', () => {
    expect(animalMakers.length).toBeGreaterThanOrEqual(60)
    const withPoses = animalMakers.filter((m) => m.poses.length >= 3)
    expect(withPoses.length).toBeGreaterThan(animalMakers.length * 0.75)
  })

  it('have a face, a mouth and a head for a hat', () => {
    for (const maker of shareOf(animalMakers)) {
      const figure = maker.draw({ seed: 5, detail: 1 })
      expect(figure.face, maker.id).toBeDefined()
      expect(figure.anchors.head, maker.id).toBeDefined()
      expect(figure.anchors.mouth, maker.id).toBeDefined()
    }
  })

  it('show the stripes and spots that tell big cats apart on the easiest pages, too', () => {
    const shapes = (id: string, fill: string) =>
      animal(id)
        .draw({ seed: 1, detail: 0 })
        .shapes.filter((shape) => shape.fill === fill).length
    for (const id of ['tiger', 'zebra'])
      expect(shapes(id, 'ink'), id).toBeGreaterThan(shapes('panther', 'ink') + 3)
    expect(shapes('leopard', 'paper')).toBeGreaterThan(shapes('panther', 'paper') + 3)
  })

  it('have a saddle if they can be ridden', () => {
    for (const id of ['horse', 'unicorn', 'elephant', 'dragon', 'camel', 'tyrannosaurus'])
      expect(animal(id).draw({ seed: 1, detail: 1 }).anchors.saddle, id).toBeDefined()
  })

  it('wear the requested clothes and show feelings', () => {
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

  it('report the hat they have drawn, so that it is not added twice', () => {
    expect(animal('dog').draw({ seed: 1, detail: 1, wears: ['crown'] }).has).toEqual(['crown'])
    expect(animal('dog').draw({ seed: 1, detail: 1, wears: ['sock'] }).has).toBeUndefined()
  })

  it('use the most similar pose they have', () => {
    const snail = animal('snail')
    expect(snail.poses).not.toContain('run')
    const [drawn, fallback] = ['run', 'walk'].map((pose) => snail.draw({ seed: 1, detail: 1, pose }).box)
    expect(drawn).toEqual(fallback)
  })
})
