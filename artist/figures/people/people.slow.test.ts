import { describe, expect, it } from 'vitest'
import { testFigureRules } from '#tests/support/drawing/figure-rules.ts'
import { shareOf } from '#tests/support/drawing/share-of.ts'
import { peopleMakers } from './people-makers.ts'

const person = (id: string) => peopleMakers.find((m) => m.id === id)!

describe('people', () => {
  testFigureRules(peopleMakers, { bytes: 200_000 })

  it('have all anchors for things in their hands and hats on their heads', { timeout: 60_000 }, () => {
    for (const maker of shareOf(peopleMakers).filter((m) => !['family', 'twin'].includes(m.id))) {
      const figure = maker.draw({
        seed: 2,
        detail: 0,
        pose: maker.poses.includes('hold') ? 'hold' : 'stand',
      })
      for (const anchor of [
        'head',
        'top',
        'mouth',
        'chest',
        'lap',
        'seat',
        'handLeft',
        'handRight',
        'feet',
      ] as const)
        expect(figure.anchors[anchor], `${maker.id} ${anchor}`).toBeDefined()
      expect(figure.face, maker.id).toBeDefined()
      expect(figure.front.length, maker.id).toBeGreaterThan(0)
    }
  })

  it('differ from seed to seed', () => {
    const looks = [1, 2, 3, 4, 5, 6].map((seed) => person('child').draw({ seed, detail: 1 }).shapes[0]!.d)
    expect(new Set(looks).size).toBe(6)
  })

  it('show feelings, wear the requested clothes and have the requested poses', () => {
    const base = { seed: 4, detail: 1, pose: 'stand' } as const
    const plain = JSON.stringify(person('girl').draw(base))
    for (const wish of [
      { looks: ['sad'] },
      { wears: ['crown'] },
      { wears: ['glasses'] },
      { wears: ['backpack'] },
      { holds: ['guitar'] },
    ])
      expect(JSON.stringify(person('girl').draw({ ...base, ...wish })), JSON.stringify(wish)).not.toBe(plain)
  })

  it('report what they wear and hold', () => {
    const wish = { wears: ['crown', 'ring'], holds: ['guitar', 'ball'] }
    expect(person('girl').draw({ seed: 1, detail: 1, pose: 'stand', ...wish }).has).toEqual([
      'crown',
      'guitar',
    ])
  })

  it('have the same scale in all poses', () => {
    const scales = person('boy').poses.map(
      (pose) => person('boy').draw({ seed: 1, detail: 0, pose }).perMetre,
    )
    expect(new Set(scales).size).toBe(1)
  })
})
