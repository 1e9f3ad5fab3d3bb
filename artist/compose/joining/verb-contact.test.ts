import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { planPicture } from '../picture.ts'

const artist = await createLocalArtist()

/** The same wish in English, German, French, Spanish, Italian and Dutch. */
const WISHES: Readonly<Record<string, readonly string[]>> = {
  hug: ['a girl hugs a bear', 'ein Mädchen umarmt einen Bären', 'une fille serre un ours dans ses bras', 'una niña abraza a un oso', 'una bambina abbraccia un orso', 'een meisje knuffelt een beer'],
  feed: ['a boy feeds a goat', 'ein Junge füttert eine Ziege', 'un garçon nourrit une chèvre', 'un niño alimenta a una cabra', 'un bambino dà da mangiare a una capra', 'een jongen voert een geit'],
  water: ['a girl waters a flower', 'ein Mädchen gießt eine Blume', 'une fille arrose une fleur', 'una niña riega una flor', 'una bambina annaffia un fiore', 'een meisje geeft een bloem water'],
  push: ['a man pushes a wheelbarrow', 'ein Mann schiebt eine Schubkarre', 'un homme pousse une brouette', 'un hombre empuja una carretilla', 'un uomo spinge una carriola', 'een man duwt een kruiwagen'],
  milk: ['a farmer milks a cow', 'ein Bauer melkt eine Kuh', 'un fermier trait une vache', 'un granjero ordeña una vaca', 'un contadino munge una mucca', 'een boer melkt een koe'],
  light: ['a girl lights a candle', 'ein Mädchen zündet eine Kerze an', 'une fille allume une bougie', 'una niña enciende una vela', 'una bambina accende una candela', 'een meisje steekt een kaars aan'],
  wash: ['a boy washes a dog', 'ein Junge wäscht einen Hund', 'un garçon lave un chien', 'un niño lava un perro', 'un bambino lava un cane', 'een jongen wast een hond'],
  cut: ['a cook cuts a carrot', 'ein Koch schneidet eine Karotte', 'un cuisinier coupe une carotte', 'un cocinero corta una zanahoria', 'un cuoco taglia una carota', 'een kok snijdt een wortel'],
  build: ['a boy builds a snowman', 'ein Junge baut einen Schneemann', 'un garçon construit un bonhomme de neige', 'un niño construye un muñeco de nieve', 'un bambino costruisce un pupazzo di neve', 'een jongen bouwt een sneeuwpop'],
  paint: ['a girl paints a cat', 'ein Mädchen malt eine Katze', 'une fille peint un chat', 'una niña pinta un gato', 'una bambina dipinge un gatto', 'een meisje schildert een kat'],
  heal: ['a doctor examines a teddy bear', 'ein Arzt untersucht einen Teddybären', 'un médecin examine un ours en peluche', 'un médico examina un osito de peluche', 'un medico visita un orsacchiotto', 'een dokter verzorgt een teddybeer'],
} // prettier-ignore

const jointsOf = (prompt: string, language: Language) => {
  const { wish } = artist.createScene({ prompt, language, style: 'cartoon', seed: 1 })
  return planPicture(wish, artist.figureFinder).figures.flatMap(({ joints }) => joints.map(({ how }) => how))
}

/** The poses in which the figures of an English wish are drawn. */
const posesOf = (prompt: string) =>
  planPicture(artist.createScene({ prompt, language: 'en', style: 'cartoon', difficulty: 'easy', seed: 1 }).wish, artist.figureFinder).figures.map(({ shownPose }) => shownPose) // prettier-ignore

test.each(Object.entries(WISHES))('%s touches its object in every language', (_, wishes) => {
  for (const [i, language] of LANGUAGES.entries())
    expect(jointsOf(wishes[i]!, language), wishes[i]).toContain('contact')
})

test('animals do what needs hands in an upright body, and two of them do it together', () => {
  for (const wish of [
    'two bears hug',
    'a fox gives a rabbit a present',
    'a bear dances with a penguin',
    'a robot waters flowers',
  ])
    expect(jointsOf(wish, 'en'), wish).toContain('contact')
  for (const wish of [
    'an otter plays the drums',
    'a raccoon cooks soup',
    'two foxes play chess',
    'a panda on a swing',
  ])
    expect(posesOf(wish), wish).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(drum-kit|cook|chess|swing)$/)]),
    )
})

test('somebody in a wheelchair does everything from it', () => {
  for (const action of ['feeds two ducks', 'hugs his dog', 'dances with a girl', 'waters the flowers']) {
    const prompt = `a boy in a wheelchair ${action}`
    const { wish } = artist.createScene({ prompt, language: 'en', style: 'cartoon', seed: 1 })
    const [boy] = planPicture(wish, artist.figureFinder).figures
    expect(boy!.wished.holds, prompt).toContain('wheelchair')
    expect(boy!.joints.map(({ how }) => how), prompt).toContain('contact') // prettier-ignore
  }
})

test('clothes that somebody puts on or wears are on the body', () => {
  const wishes: readonly (readonly [string, Language])[] = [
    ['a boy puts on his coat', 'en'],
    ['Ein Fuchs trägt einen Schal', 'de'],
  ]
  for (const [prompt, language] of wishes) {
    const { wish } = artist.createScene({ prompt, language, style: 'cartoon', seed: 1 })
    const [wearer] = planPicture(wish, artist.figureFinder).figures
    expect(wearer!.wished.wears, prompt).toHaveLength(1)
    expect(jointsOf(prompt, language), prompt).not.toContain('atop')
  }
})

test.each([
  ['a dog pulls a sled', 'contact'],
  ["a doctor listens to a teddy bear's heart", 'chest'],
  ['two boys play football', 'contact'],
  ['a cat sleeps in an armchair', 'atop'],
  ['a postman carries a letter', 'hold'],
  ['a girl and a balloon', 'hold'],
])('%s: a thing of the sentence is in the action (%s)', (prompt, how) => {
  expect(jointsOf(prompt, 'en')).toContain(how)
})

test('a large animal sits on a chair like a person, a small one in its own way', () => {
  const seated = (prompt: string) => {
    const { wish } = artist.createScene({ prompt, language: 'en', style: 'cartoon', seed: 1 })
    return planPicture(wish, artist.figureFinder).figures[0]!.maker.source
  }
  expect(seated('a bear sits in an armchair')).toBe('people')
  expect(seated('a cat sits in an armchair')).toBe('animals')
  expect(seated('a bear sits beside an armchair')).toBe('animals')
})
