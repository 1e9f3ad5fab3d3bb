import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import { lexicon } from '#tests/support/drawing/lexicon.ts'
import { RELATIONS } from '../wish.ts'

const TOPICS = new Set(
  `animals birds sea insects dinosaurs fantasy people jobs vehicles buildings nature plants food toys sports music clothes things sky
  feasts school`.split(/\s+/),
)
const GENDERS: Partial<Record<Language, string[]>> = {
  de: ['m', 'f', 'n'],
  fr: ['m', 'f'],
  es: ['m', 'f'],
  it: ['m', 'f'],
  nl: ['de', 'het'],
}
const POSES = new Set(
  `stand walk run jump sit lie sleep kneel wave cheer laugh dance kick throw catch ride drive read eat drink play swim fly climb hang hug hold
  point sing paint cook dig fish skate ski swing cartwheel handstand crawl rear stretch look-up brush-teeth phone
  photograph write cut search listen cry comb blow bubbles talk read-aloud sweep teach shake-hands wait jump-rope juggle
  shout row fence knit homework wash-hands hockey hopscotch rake vacuum hang-laundry saw hammer-nail roast stop-traffic pull-rabbit
  chess cards board-game puzzle draw wake-up bake splash sled throw-snowball pillow-fight push-cart get-dressed
  roar howl tug inject iron sew mow chop-wood whisper knock wash-dishes volleyball table-tennis badminton golf swing-bat box karate
  lift-weights archery ballet experiment set-table take-out-trash barbecue shovel-snow change-nappy tie-shoes`.split(
    /\s+/,
  ),
)
const isTidy = (text: string) => text !== '' && text === text.trim() && !text.includes('  ')

/** One word in French and Spanish; who is on it is on the roof. */
const ON_PURPOSE = 'fireplace, chimney'

describe.each(LANGUAGES)('the words in %s', (language) => {
  test('every noun has its forms and a valid gender', () => {
    for (const noun of lexicon.nouns.values()) {
      const forms = noun[language]
      for (const form of [forms.one, forms.many, ...forms.also])
        expect(isTidy(form), `${noun.id}: "${form}"`).toBe(true)
      if (language !== 'en') expect(GENDERS[language], noun.id).toContain(forms.g)
    }
  })

  test('no word names two different nouns', () => {
    const owners = new Map<string, string>()
    const clashes: string[] = []
    for (const noun of lexicon.nouns.values()) {
      const { one, many, also } = noun[language]
      for (const form of new Set([one, many, ...also].map((word) => word.toLowerCase()))) {
        const owner = owners.get(form)
        const pair = `${owner}, ${noun.id}`
        if (owner && owner !== noun.id && pair !== ON_PURPOSE) clashes.push(`${form}: ${pair}`)
        owners.set(form, noun.id)
      }
    }
    expect(clashes).toEqual([])
  })

  test('no word names two different places', () => {
    const owners = new Map<string, string>()
    const clashes: string[] = []
    for (const place of lexicon.places.values()) {
      const forms = place[language]
      for (const form of new Set([forms.noun, forms.in, ...forms.also].map((word) => word.toLowerCase()))) {
        const owner = owners.get(form)
        if (owner && owner !== place.id) clashes.push(`${form}: ${owner}, ${place.id}`)
        owners.set(form, place.id)
      }
    }
    expect(clashes).toEqual([])
  })

  test('adjectives and verbs have every form their grammar needs', () => {
    for (const adjective of lexicon.adjectives.values()) {
      const forms = adjective[language]
      const needed =
        language === 'en'
          ? [forms.a]
          : language === 'de'
            ? [forms.stem, forms.pred]
            : language === 'nl'
              ? [forms.base, forms.e]
              : [forms.ms, forms.fs, forms.mp, forms.fp, forms.pos]
      expect(needed.every(Boolean), adjective.id).toBe(true)
    }
    for (const verb of lexicon.verbs.values()) {
      const forms = verb[language]
      const fine = [
        forms.inf,
        forms.s3,
        forms.p3,
        forms.obj,
        forms.ing ?? forms.ger ?? forms.part ?? forms.prog,
      ]
      expect(fine.every(Boolean), verb.id).toBe(true)
    }
  })
})

test('ids are kebab-case and every code is known', () => {
  for (const { id, topic, age, place } of lexicon.nouns.values()) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+|-\d+)*$/)
    expect(TOPICS, id).toContain(topic)
    expect(age >= 3 && age <= 12, id).toBe(true)
    if (place) expect(lexicon.places.has(place), `${id}: ${place}`).toBe(true)
  }
  for (const verb of lexicon.verbs.values()) {
    expect([...RELATIONS, 'wears', 'dress-up'], verb.id).toContain(verb.relation)
    expect(POSES, verb.id).toContain(verb.pose)
    if (verb.brings) expect(lexicon.nouns.has(verb.brings), verb.id).toBe(true)
  }
  for (const group of lexicon.groups.values())
    for (const member of group.members) expect(lexicon.nouns.has(member), member).toBe(true)
  for (const trait of lexicon.traits.values())
    if (trait.look) expect(lexicon.adjectives.has(trait.look), trait.id).toBe(true)
})

test('an emoji belongs to one noun only', () => {
  const all = [...lexicon.nouns.values()].flatMap((noun) => noun.emoji ?? [])
  expect(new Set(all).size).toBe(all.length)
})
