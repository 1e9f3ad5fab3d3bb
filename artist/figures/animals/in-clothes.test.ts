import { expect, test } from 'vitest'
import { animalMakers } from './animal-makers.ts'
import { FACES_BY_KIND } from './sitters/sitter-kinds.ts'

const dressed = (id: string) => animalMakers.find((maker) => maker.id === id)!.dressedAs?.('child')

const LARGEST_HEAD = 0.52

test('the head of an animal in clothes is at most half as high as the animal', () => {
  const kinds = Object.keys(FACES_BY_KIND).filter((id) => dressed(id)?.source === 'people')
  expect(kinds.length).toBeGreaterThan(20)
  for (const id of kinds) {
    const { box, face } = dressed(id)!.draw({ seed: 1, detail: 1, pose: 'stand' })
    expect(face!.h / box.h, id).toBeLessThan(LARGEST_HEAD)
  }
})

test('a hedgehog in clothes has spines, so it differs from a bear', () => {
  const contour = (id: string) => dressed(id)!.draw({ seed: 1, detail: 0, pose: 'stand' }).shapes[0]!.d
  const corners = (id: string) => contour(id).match(/[LC]/g)!.length
  expect(corners('hedgehog')).toBeGreaterThan(corners('bear') + 10)
})

test('an animal in clothes wears its glasses', () => {
  const lines = (wears: string[]) =>
    dressed('bear')!.draw({ seed: 1, detail: 1, pose: 'stand', wears }).shapes.length
  expect(lines(['glasses'])).toBeGreaterThan(lines([]))
})

test('a squirrel in clothes has its tail, and a turtle its shell', () => {
  const width = (id: string) => dressed(id)!.draw({ seed: 1, detail: 1, pose: 'drum' }).box.w
  expect(width('squirrel')).toBeGreaterThan(width('hamster') * 1.1)
  expect(width('turtle')).toBeGreaterThan(width('frog'))
})

test('animals in clothes have bodies of their kind: stout, slender, on bird feet or with a tail fin', () => {
  const shares = ['bear', 'mouse', 'giraffe', 'owl'].map((id) => {
    const { box } = dressed(id)!.draw({ seed: 1, detail: 1, pose: 'guitar' })
    return box.w / box.h
  })
  expect(new Set(shares.map((share) => share.toFixed(2))).size).toBe(shares.length)
  for (const id of ['fish', 'octopus', 'shark', 'seal']) expect(dressed(id)?.source, id).toBe('people')
})

test('a face turns with the body, and is not seen from behind', () => {
  const parts = (view?: 'back') => dressed('bear')!.draw({ seed: 1, detail: 1, pose: 'stand', view }).shapes
  expect(parts('back').length).toBeLessThan(parts().length - 10)
})

test('an animal in a space suit looks out of its helmet with its own face', () => {
  for (const id of ['giraffe', 'elephant', 'rabbit', 'crocodile']) {
    const dressedAs = animalMakers.find((maker) => maker.id === id)!.dressedAs!('astronaut')!
    const { shapes } = dressedAs.draw({ seed: 1, detail: 1 })
    expect(shapes.filter(({ onHead }) => onHead === 'large').length, id).toBeGreaterThan(5)
  }
})

test('a zebra in clothes has stripes on arms and legs, so it is no plain horse', () => {
  const inked = (id: string) =>
    dressed(id)!
      .draw({ seed: 1, detail: 0, pose: 'stand' })
      .shapes.filter(({ fill }) => fill === 'ink').length
  expect(inked('zebra')).toBeGreaterThan(inked('horse') + 12)
})
