import { expect, test } from 'vitest'
import type { Language } from '#domain/text/languages.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'

const artist = await createLocalArtist()
/** Each figure with its verb and what it is related to: "father ride-shoulders", "girl on father". */
const read = (prompt: string, language: Language) =>
  artist
    .createScene({ prompt, language, style: 'cartoon', seed: 1 })
    .wish.figures.map(({ noun, verb, relation }, _, all) =>
      [noun, verb, relation?.kind, relation && all[relation.to]!.noun].filter(Boolean).join(' '),
    )

test.each<[Language, string, string]>([
  ['en', "a girl sitting on her dad's shoulders", 'girl sit on father'],
  ['de', 'ein Mädchen sitzt auf den Schultern von Papa', 'girl on father'],
  ['de', 'ein Mädchen sitzt auf Papas Schultern', 'girl sit on father'],
  ['fr', 'une fille sur les épaules de son papa', 'girl on father'],
  ['fr', 'un garçon assis sur les épaules de papa', 'boy sit on father'],
  ['es', 'un niño sentado en los hombros de su papá', 'boy sit on father'],
  ['nl', "een jongen zit op papa's schouders", 'boy sit on father'],
  ['de', 'der Bär trägt den kleinen Hasen huckepack', 'rabbit riding bear'],
])('%s: "%s" is read as %s', (language, prompt, expected) => {
  expect(read(prompt, language)).toContain(expected)
})

test.each<[Language, string, string[]]>([
  ['fr', 'on mange la galette des rois en famille', ['family eat eating king-cake', 'king-cake']],
  ['it', 'un koala che si arrampica', ['koala climb on tree', 'tree']],
  ['fr', 'un facteur à vélo qui distribue le courrier', ['postman bring holding letter', 'bicycle', 'letter']],
  ['es', 'un perro tirando de un carrito con tres patitos', ['dog pull holding trailer', 'trailer', 'duckling in trailer']],
  ['nl', 'een hond die een kat achterna zit', ['dog chase chasing cat', 'cat']],
])('%s: in "%s" the living do it', (language, prompt, expected) => {
  expect(read(prompt, language)).toEqual(expected)
}) // prettier-ignore

test.each<[Language, string]>([
  ['en', 'children waiting in line'],
  ['de', 'die Kinder stehen in einer Schlange vor der Eisdiele'],
  ['fr', 'les enfants font la queue'],
  ['es', 'niños haciendo cola'],
  ['it', 'i bambini fanno la fila'],
  ['nl', 'kinderen staan in de rij'],
])('%s: "%s" is a queue without snakes and tails', (language, prompt) => {
  expect(read(prompt, language)).toEqual(['child queue'])
})

test.each<[Language, string, string[]]>([
  ['nl', 'ik ga met papa vissen', ['child fish holding fishing-rod', 'father with child', 'fishing-rod']],
  ['de', 'ein Mädchen geht schwimmen', ['girl swim']],
  ['de', 'ein Mädchen geht in die Schule', ['girl walk']],
  ['de', 'zwei Eichhörnchen jagen sich um einen Baum', ['squirrel chase beside tree', 'tree']],
  ['de', 'der Nikolaus legt Nüsse in den Stiefel', ['st-nicholas put holding walnut', 'walnut', 'boot beside st-nicholas']],
  ['es', 'un niño soplando burbujas', ['boy blow-bubbles playing-with soap-bubble', 'soap-bubble']],
  ['es', 'los niños hacen un círculo y bailan', ['child dance']],
  ['es', 'un niño escondido detrás de un árbol', ['boy hide behind tree', 'tree']],
  ['es', 'una bruja volando con su gato en la escoba', ['witch fly riding broom', 'cat riding broom', 'broom']],
  ['it', 'un asino carico di sacchi', ['donkey', 'sack on donkey']],
  ['it', 'una lumaca sopra un fungo', ['snail on mushroom', 'mushroom']],
  ['en', 'a dinosaur driving a school bus with kids in it', ['dinosaur drive driving school-bus', 'school-bus', 'child in school-bus']],
  ['en', 'a mouse peeking out of a teapot', ['mouse in teapot', 'teapot']],
])('%s: "%s" names what is drawn', (language, prompt, expected) => {
  expect(read(prompt, language)).toEqual(expected)
}) // prettier-ignore
