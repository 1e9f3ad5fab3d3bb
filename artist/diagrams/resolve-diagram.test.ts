import { expect, test } from 'vitest'
import type { Language } from '#domain/text/languages.ts'
import { lexicon } from '../../tests/support/drawing/lexicon.ts'
import { parseWish } from '../parser/parse-wish.ts'
import { resolveDiagram } from './resolve-diagram.ts'

const figuresOf = (prompt: string, language: Language) =>
  resolveDiagram(parseWish(prompt, language, lexicon)).figures.map(({ noun }) => noun)

test.each([
  ['en', 'how rain gets back up into the clouds', 'water-cycle'],
  ['de', 'wie ein Regentropfen wieder in die Wolke kommt', 'water-cycle'],
  ['fr', "d'où vient la pluie", 'water-cycle'],
  ['es', 'cómo se forma la lluvia', 'water-cycle'],
  ['it', 'come si forma la pioggia', 'water-cycle'],
  ['nl', 'hoe ontstaat regen', 'water-cycle'],
  ['en', 'how a tadpole becomes a frog', 'frog-life-cycle'],
  ['de', 'Wie aus der Kaulquappe ein Frosch wird', 'frog-life-cycle'],
  ['fr', 'du têtard à la grenouille', 'frog-life-cycle'],
  ['es', 'el renacuajo se convierte en rana', 'frog-life-cycle'],
  ['it', 'le fasi della vita della rana', 'frog-life-cycle'],
  ['nl', 'hoe een kikkervisje een kikker wordt', 'frog-life-cycle'],
  ['en', 'from seed to flower', 'plant-growth'],
  ['de', 'Wie eine Blume wächst', 'plant-growth'],
  ['fr', 'comment pousse une graine', 'plant-growth'],
  ['es', 'cómo crece una flor', 'plant-growth'],
  ['it', 'come nasce una pianta', 'plant-growth'],
  ['nl', 'hoe een zaadje een bloem wordt', 'plant-growth'],
  ['en', 'how a caterpillar turns into a butterfly', 'butterfly-life-cycle'],
  ['de', 'von der Raupe zum Schmetterling', 'butterfly-life-cycle'],
  ['fr', 'les étapes de la vie du papillon', 'butterfly-life-cycle'],
  ['es', 'la oruga se transforma en mariposa', 'butterfly-life-cycle'],
  ['it', 'dal bruco alla farfalla', 'butterfly-life-cycle'],
  ['nl', 'van rups tot vlinder', 'butterfly-life-cycle'],
  ['en', 'why we have day and night', 'day-and-night'],
  ['de', 'warum es dunkel wird', 'day-and-night'],
  ['nl', 'waarom het nacht wordt', 'day-and-night'],
  ['en', 'why does the moon change', 'moon-phases'],
  ['de', 'ein Baum im Frühling, im Sommer, im Herbst und im Winter', 'seasons-tree'],
  ['de', 'die Zahlen von 1 bis 10 und zu jeder Zahl so viele Marienkäfer', 'number-chart'],
  ['it', 'i numeri da 1 a 10 con le stelle', 'number-chart'],
  ['fr', "l'alphabet", 'alphabet'],
] as const)('%s: "%s" is a diagram', (language, prompt, diagram) => {
  expect(figuresOf(prompt, language)).toEqual([diagram])
})

test.each([
  ['en', 'a boy jumps like a frog', ['boy']],
  ['en', 'how a dog plays with a ball', ['dog', 'ball']],
  ['en', 'a cat inside a box', ['cat', 'box']],
  ['de', 'ein Frosch und eine Kaulquappe', ['frog', 'tadpole']],
  ['es', 'un gato dentro de una caja', ['cat', 'box']],
  ['it', 'una bambina guarda la pioggia', ['girl']],
] as const)('%s: "%s" is a scene', (language, prompt, nouns) => {
  expect(figuresOf(prompt, language)).toEqual(nouns)
})

test('a diagram names the people that it has no room for', () => {
  const { words } = resolveDiagram(parseWish('recycling with two children', 'en', lexicon))
  expect(words?.filter(({ figure }) => figure === undefined).map(({ typed }) => typed)).toEqual([
    'two',
    'children',
  ])
})

test('a chart of numbers counts what the wish names', () => {
  const { figures, words } = resolveDiagram(parseWish('numbers 1 to 10 with apples', 'en', lexicon))
  expect(figures).toMatchObject([{ noun: 'number-chart', holds: ['apple'] }])
  expect(words?.every(({ figure }) => figure === 0)).toBe(true)
})

test('animals for all letters are not part of the alphabet', () => {
  const wish = resolveDiagram(parseWish('the alphabet with an animal for each letter', 'en', lexicon))
  expect(wish.figures).toMatchObject([{ noun: 'alphabet' }])
  expect(wish.words?.filter(({ figure }) => figure === undefined).map(({ typed }) => typed)).toContain(
    'animal',
  )
})
