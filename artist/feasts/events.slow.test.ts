import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Language } from '#domain/text/languages.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { shareOf } from '#tests/support/drawing/share-of.ts'

/** What a viewer must see of an event, in nouns of the lexicon and labels of shapes. */
interface EventCase {
  name: string
  lang: Language
  wish: string
  places: string[]
  time?: string[]
  season?: string[]
  /** One of each group. */
  people: string[][]
  /** At least two of them. */
  props: string[]
  never: string[]
  /** Problems that are known. */
  gaps?: string[]
}

const MIN_PROPS = 2
const events = readFileSync('bench/artist/prompts/events.jsonl', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as EventCase)
const artist = await createLocalArtist()

function problemsOf(event: EventCase): string[] {
  const scene = artist.createScene({ prompt: event.wish, language: event.lang, style: 'cartoon', seed: 3 })
  const { composition, verdict } = artist.draw(scene)
  const { season, time = 'day' } = scene.wish
  const { picture, placed, place } = composition
  const shown = new Set([
    ...(picture.labels ?? []),
    ...picture.figures.flatMap(({ wished }) => [wished.noun, ...wished.holds, ...wished.wears]),
    ...placed.flatMap(({ cluster }) => cluster.parts.flatMap(({ figure }) => figure.has ?? [])),
  ])
  const isShown = (noun: string) => shown.has(noun)
  const props = event.props.filter(isShown)
  return [
    ...(event.places.includes(place) ? [] : [`place ${place}`]),
    ...(!event.time || event.time.includes(time) ? [] : [`time ${time}`]),
    ...(!event.season || event.season.includes(season ?? '') ? [] : [`season ${season}`]),
    ...event.people.filter((group) => !group.some(isShown)).map((group) => `nobody is ${group.join('/')}`),
    ...(props.length < MIN_PROPS ? [`only ${props.join(', ') || 'nothing'} of its things`] : []),
    ...event.never.filter(isShown).map((noun) => `shows ${noun}`),
    ...verdict.reasons,
  ]
}

describe('the events of the year', () => {
  test.each(shareOf(events).map((event) => [event.name, event] as const))(
    '%s shows its place, time, people and things, and nothing that would be wrong',
    (_, event) => {
      expect(problemsOf(event).filter((problem) => !event.gaps?.includes(problem))).toEqual([])
    },
  )

  test('few gaps are known', () => {
    expect(events.filter(({ gaps }) => gaps).length).toBeLessThanOrEqual(MAX_GAPS)
  })
})
const MAX_GAPS = 11
