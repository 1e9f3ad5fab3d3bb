import { describe, expect, it } from 'vitest'
import { animalMakers } from './animal-makers.ts'

const usual = (id: string) => {
  const maker = animalMakers.find((each) => each.id === id)!
  return { maker, figure: maker.draw({ seed: 1, detail: 1 }), pose: maker.poses[0] }
}
const inPose = (id: string, pose: string) => usual(id).maker.draw({ seed: 1, detail: 1, pose })

describe('telling silhouettes', () => {
  it('shows some kinds in the pose everybody knows them by', () => {
    expect(usual('sloth').pose).toBe('hang')
    expect(usual('swan').pose).toBe('swim')
    for (const id of ['eagle', 'falcon', 'seagull', 'swallow', 'hummingbird'])
      expect(usual(id).pose, id).toBe('fly')
  })

  it('spreads the wings of a flying bird wider than it is long', () => {
    for (const id of ['eagle', 'dove', 'duck']) {
      const [flying, standing] = [inPose(id, 'fly'), inPose(id, 'stand')]
      expect(flying.box.h / flying.perMetre!, id).toBeGreaterThan((standing.box.h / standing.perMetre!) * 0.9)
      expect(flying.box.w, id).toBeGreaterThan(flying.box.h * 0.8)
    }
  })

  it('tells a seal on its belly from a sea lion on its flippers', () => {
    const tall = (id: string) => usual(id).figure.box.h / usual(id).figure.box.w
    expect(tall('sea-lion')).toBeGreaterThan(tall('seal') * 1.15)
  })

  it('gives each long-necked dinosaur its own bearing', () => {
    const tall = (id: string) => usual(id).figure.box.h / usual(id).figure.box.w
    expect(tall('brachiosaurus')).toBeGreaterThan(tall('apatosaurus') * 1.2)
    expect(tall('apatosaurus')).toBeGreaterThan(tall('diplodocus') * 1.2)
  })

  it('draws the young without mane, antlers, horns and tusks, and with larger eyes', () => {
    for (const id of ['lion', 'deer', 'moose', 'cow', 'elephant', 'ram']) {
      const { maker } = usual(id)
      const [grown, young] = [[], ['young']].map((looks) => maker.draw({ seed: 1, detail: 1, looks }))
      expect(young!.shapes.length, id).toBeLessThan(grown!.shapes.length)
    }
  })
})
