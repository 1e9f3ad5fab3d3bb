import { beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#domain/text/languages.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import type { Artist } from '../artist.ts'
import { findDrawableFigures } from '../compose/figures/drawable-figures.ts'

let artist: Artist
beforeAll(async () => {
  artist = await createLocalArtist()
})
const sceneOf = (prompt: string, language: Language = 'en') =>
  artist.createScene({ prompt, language, style: 'cartoon', seed: 1 })
const outcomeOf = (prompt: string, language?: Language) => sceneOf(prompt, language).outcome!

describe('every content word of a wish is accounted for', () => {
  test('drawn, drawn as something similar, left to the crayons, not drawn, unknown', () => {
    expect(outcomeOf('a red beagle counting with a blorptang near a zombie')).toEqual({
      drawn: [],
      drawnAs: [{ word: 'beagle', as: 'dog' }],
      toColor: ['red'],
      notDrawn: ['counting', 'zombie'],
      unknown: ['blorptang'],
    })
  })

  test.each([
    ['en', 'a sad cat on the escalator', ['escalator']],
    ['de', 'eine Katze auf der Rolltreppe', ['Rolltreppe']],
    ['fr', 'un chat sur un escalator', ['escalator']],
    ['es', 'un gato en la escalera mecánica', ['escalera mecánica']],
    ['it', 'un gatto sulla scala mobile', ['scala mobile']],
    ['nl', 'een kat op de roltrap', ['roltrap']],
  ] as const)('a known word without a drawing is listed (%s)', (language, prompt, notDrawn) => {
    expect(outcomeOf(prompt, language)).toMatchObject({ notDrawn, unknown: [] })
  })

  test('looks that no figure shows are listed', () => {
    expect(outcomeOf('a bald car').notDrawn).toEqual(['bald'])
    expect(outcomeOf('a sad dog').notDrawn).toEqual([])
  })

  test.each([
    ['it', 'un robot triste', 'triste'],
    ['en', 'an angry goose', 'angry'],
    ['de', 'ein schüchterner Elefant', 'schüchterner'],
    ['es', 'un pirata orgulloso', 'orgulloso'],
    ['fr', 'un monstre fatigué', 'fatigué'],
    ['nl', 'een bang spook', 'bang'],
  ] as const)(
    'a feeling reaches the faces of robots, birds, animals and people (%s)',
    (language, prompt, word) => {
      expect(outcomeOf(prompt, language)).toMatchObject({
        drawn: expect.arrayContaining([word]),
        notDrawn: [],
      })
    },
  )

  test('whoever is sick wears a scarf, or lies in bed', () => {
    const clothesOf = (prompt: string) => {
      const { wish } = sceneOf(prompt)
      return findDrawableFigures(wish, artist.figureFinder).drawables[0]!.wished.wears
    }
    expect(clothesOf('a sick rabbit')).toEqual(['scarf'])
    expect(clothesOf('a boy with a cold')).toEqual(['scarf'])
    expect(clothesOf('a sick bear in bed')).toEqual([])
  })

  test('verbs whose contact is drawn are not missing', () => {
    for (const wish of [
      'a girl feeds a rabbit',
      'a father and a child holding hands',
      'two friends holding hands',
    ])
      expect(outcomeOf(wish).notDrawn, wish).toEqual([])
  })

  test('a number above twenty is listed, smaller ones are exact', () => {
    expect(outcomeOf('25 cats').notDrawn).toEqual(['25'])
    expect(outcomeOf('an octopus with eight socks').notDrawn).toEqual(['eight'])
    expect(sceneOf('seventeen balloons').wish.figures[0]?.count).toBe(17)
  })

  test('what the wish refuses is not missing', () => {
    expect(outcomeOf('ein Elefant, aber kein Affe', 'de')).toMatchObject({ notDrawn: [], unknown: [] })
  })

  test('a change reports only its own words', () => {
    const changed = artist.changeScene(sceneOf('a cat with a blorptang'), 'with a zombie', 'en')
    expect(changed.outcome).toMatchObject({ notDrawn: ['zombie'], unknown: [] })
  })
})

describe('the wish of the scene contains only what is drawn', () => {
  test('the title does not name what is missing', () => {
    const title = artist.writeTexts(sceneOf('a squirrel counting with a zombie')).en.title
    expect(title).toMatch(/squirrel/i)
    expect(title).not.toMatch(/zombie|count/i)
  })

  test('the title does not name looks that are not drawn', () => {
    expect(artist.writeTexts(sceneOf('a rich octopus with a long scarf')).en.title).not.toMatch(/rich|long/i)
  })

  test('a chase that is not shown is no chase in the title', () => {
    expect(artist.writeTexts(sceneOf('a snowman chasing a kitten')).en.title).not.toMatch(/chas/i)
  })

  test('a stand-in is named by its own name', () => {
    const scene = sceneOf('a wildebeest')
    expect(artist.writeTexts(scene).en.title).toBe('Buffalo')
    expect(scene.outcome?.drawnAs).toEqual([{ word: 'wildebeest', as: 'buffalo' }])
  })

  test('clothes that cannot be worn are drawn beside the figure', () => {
    const { wish, outcome } = sceneOf('a hedgehog with a backpack')
    expect(wish.figures.map(({ noun }) => noun)).toEqual(['hedgehog', 'backpack'])
    expect(outcome?.drawn).toEqual(['hedgehog', 'backpack'])
  })

  test('places have their own scenery', () => {
    for (const place of ['hospital', 'bakery', 'station', 'airport', 'museum', 'stable'])
      expect(outcomeOf(`a cat in the ${place}`).notDrawn, place).toEqual([])
  })
})

describe('words are never guessed', () => {
  test('the mother of ducklings is a duck', () => {
    const figures = sceneOf('ducklings following their mother').wish.figures
    expect(figures.map(({ noun }) => noun)).toEqual(['duckling', 'duck'])
  })

  test('a compound is not split at a chance ending', () => {
    expect(sceneOf('Zebrastreifen', 'de').wish).toMatchObject({ setting: 'zebra-crossing', figures: [] })
    expect(outcomeOf('Turbotraktor', 'de').drawnAs).toEqual([{ word: 'Turbotraktor', as: 'tractor' }])
  })

  test('a name inside a sentence is not mended into a known word', () => {
    expect(outcomeOf('a dog called Bellla and her friend Tigerr').unknown).toContain('Tigerr')
  })

  test('a typo is never mended into a word without a drawing', () => {
    expect(outcomeOf('ein Schleierr', 'de').drawnAs).toEqual([])
  })

  test('a mended typo is told', () => {
    expect(outcomeOf('an elephnat').drawnAs).toEqual([{ word: 'elephnat', as: 'elephant' }])
  })
})

describe('the gate knows the meaning', () => {
  test.each([
    ['a zombie and a cat', ['main-missing']],
    ['a cat counting', ['verb-not-shown']],
    ['a beagle', ['look-alike']],
    ['a cat in the fog', ['weather-missing']],
    ['a cat chasing a mouse', []],
  ])('%s', (prompt, flaws) => {
    expect(sceneOf(prompt).flaws).toEqual(flaws)
  })
})

describe('events and verbs decide what the wish leaves open', () => {
  test.each([
    ['de', 'Sankt Martin auf seinem Pferd', { setting: 'village', time: 'night' }],
    ['en', 'a boy brushing his teeth', { setting: 'bathroom' }],
    ['en', 'children sledding', { setting: 'snow', season: 'winter' }],
    ['it', 'la Befana sulla scopa', { time: 'night' }],
    ['en', 'a boy brushing his teeth in the garden', { setting: 'garden' }],
  ] as const)('%s: %s', (language, prompt, facts) => {
    expect(sceneOf(prompt, language).wish).toMatchObject(facts)
  })
})

test('a flying witch rides a broom, and her cat with her', () => {
  expect(sceneOf('eine Hexe fliegt mit ihrer Katze über den Wald', 'de').wish.figures).toMatchObject([
    { noun: 'witch', relation: { kind: 'riding', to: 2 } },
    { noun: 'cat', relation: { kind: 'riding', to: 2 } },
    { noun: 'magic-broom' },
  ])
  expect(outcomeOf('a flying witch', 'en').notDrawn).toEqual([])
})

test('Thanksgiving dinner has a family that eats', () => {
  const { wish, outcome } = sceneOf('thanksgiving dinner with a turkey and pumpkin pie', 'en')
  expect(wish.figures.map(({ noun }) => noun)).toEqual(['family', 'roast-turkey', 'pie'])
  expect(outcome!.notDrawn).toEqual([])
})

test('who is at the hairdresser’s has the hair cut', () => {
  expect(sceneOf('een leeuw bij de kapper', 'nl').wish.figures).toMatchObject([
    { noun: 'lion' },
    { noun: 'hairdresser', verb: 'cut-hair' },
  ])
})

test('otters hold hands, too', () => {
  expect(outcomeOf('two otters holding hands', 'en').notDrawn).toEqual([])
})
