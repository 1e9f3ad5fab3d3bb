import { DIFFICULTIES, MAX_SEED, STYLES } from '#domain/pages/creation-options.ts'
import { cleanSheetWord } from '#domain/print/sheet-word.ts'
import { LANGUAGES } from '#domain/text/languages.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { ORIENTATIONS } from './page/paper.ts'
import { type Attempt, MAX_TRIES, type Scene } from './scene.ts'
import { MAX_EFFORT } from './style/look.ts'
import {
  type FigurePlacement,
  MAX_FIGURE_SIZE,
  MAX_WISHED_FIGURES,
  MIN_FIGURE_SIZE,
  RELATIONS,
  TIMES,
  WEATHERS,
  type Wish,
  type WishFigure,
} from './wish.ts'

const MAX_COUNT = 20
const MAX_WORDS = 8
const VERSIONS = [1, 2] as const
const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const
const LABELS = ['lines', 'none'] as const
const SEXES = ['female', 'male'] as const
const POSE = /^[a-z][a-z-]{0,30}$/

class InvalidScene extends Error {}

/**
 * Reads a scene that a client or a link gave. Every word must be in the lexicon, every number in its range; fields that a scene does
 * not have are dropped. Returns undefined for anything else.
 */
export function parseScene(value: unknown, lexicon: Lexicon): Scene | undefined {
  try {
    return readScene(value, lexicon)
  } catch (error) {
    if (error instanceof InvalidScene) return undefined
    throw error
  }
}

function readScene(value: unknown, lexicon: Lexicon): Scene {
  const scene = readObject(value)
  return withoutUndefined({
    version: oneOf(scene.version, VERSIONS),
    wish: readWish(scene.wish, lexicon),
    style: oneOf(scene.style, STYLES),
    difficulty: oneOf(scene.difficulty, DIFFICULTIES),
    held: optional(scene.held, readTrue),
    seed: readInteger(scene.seed, 0, MAX_SEED),
    orientation: optional(scene.orientation, (orientation) => oneOf(orientation, ORIENTATIONS)),
    frame: readBoolean(scene.frame),
    banner: optional(scene.banner, readTitle),
    attempt: optional(scene.attempt, readAttempt),
  })
}

function readAttempt(value: unknown): Attempt {
  const attempt = readObject(value)
  return {
    tries: readInteger(attempt.tries, 1, MAX_TRIES),
    effort: readInteger(attempt.effort, -MAX_EFFORT, MAX_EFFORT),
  }
}

/** An unknown name does no harm, so only its form is checked. */
const SETTING_NAME = /^[a-z-]{1,30}$/

function readWish(value: unknown, lexicon: Lexicon): Wish {
  const wish = readObject(value)
  const placeOf = (id: unknown) => readId(id, lexicon.places)
  const figures = readList(wish.figures, MAX_WISHED_FIGURES, (figure) => readFigure(figure, lexicon))
  const isPointing = ({ relation, where }: WishFigure) =>
    [relation, where].every((link) => !link || link.to < figures.length)
  if (!figures.every(isPointing)) throw new InvalidScene()
  return withoutUndefined({
    language: oneOf(wish.language, LANGUAGES),
    figures,
    setting: optional(wish.setting, placeOf),
    settingName: optional(wish.settingName, (name) => readMatch(name, SETTING_NAME)),
    over: optional(wish.over, readTrue),
    ashore: optional(wish.ashore, readTrue),
    inWater: optional(wish.inWater, readTrue),
    time: optional(wish.time, (time) => oneOf(time, TIMES)),
    fullMoon: optional(wish.fullMoon, readTrue),
    season: optional(wish.season, (season) => oneOf(season, SEASONS)),
    weather: optional(wish.weather, (weather) => oneOf(weather, WEATHERS)),
    feast: optional(wish.feast, placeOf),
    mandala: optional(wish.mandala, readTrue),
    labels: optional(wish.labels, (labels) => oneOf(labels, LABELS)),
    unknown: [],
  })
}

function readFigure(value: unknown, lexicon: Lexicon): WishFigure {
  const figure = readObject(value)
  const nounOf = (id: unknown) => readId(id, lexicon.nouns)
  return withoutUndefined({
    noun: nounOf(figure.noun),
    count: readInteger(figure.count, 1, MAX_COUNT),
    vague: optional(figure.vague, readTrue),
    looks: readList(figure.looks, MAX_WORDS, (id) => readId(id, lexicon.adjectives)),
    sex: optional(figure.sex, (sex) => oneOf(sex, SEXES)),
    role: optional(figure.role, nounOf),
    writes: optional(figure.writes, readTitle),
    wears: readList(figure.wears, MAX_WORDS, (id) => readWorn(id, lexicon)),
    holds: readList(figure.holds, MAX_WORDS, nounOf),
    verb: optional(figure.verb, (id) => readId(id, lexicon.verbs)),
    pose: optional(figure.pose, (pose) => readMatch(pose, POSE)),
    relation: optional(figure.relation, readLink),
    where: optional(figure.where, readLink),
    placement: optional(figure.placement, readPlacement),
  })
}

/** A piece of clothing, or an aid or head covering that only people have. */
const readWorn = (id: unknown, { nouns, traits }: Lexicon): string =>
  readId(id, typeof id === 'string' && traits.get(id)?.wears ? traits : nouns)

function readLink(value: unknown): NonNullable<WishFigure['relation']> {
  const link = readObject(value)
  return { kind: oneOf(link.kind, RELATIONS), to: readInteger(link.to, 0, MAX_WISHED_FIGURES - 1) }
}

function readPlacement(value: unknown): FigurePlacement {
  const placement = readObject(value)
  return withoutUndefined({
    x: readNumber(placement.x, 0, 1),
    y: readNumber(placement.y, 0, 1),
    size: readNumber(placement.size, MIN_FIGURE_SIZE, MAX_FIGURE_SIZE),
    mirrored: optional(placement.mirrored, readTrue),
  })
}

function readObject(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new InvalidScene()
  return value as Record<string, unknown>
}

function readList<Item>(value: unknown, max: number, read: (item: unknown) => Item): Item[] {
  if (!Array.isArray(value) || value.length > max) throw new InvalidScene()
  return value.map(read)
}

function oneOf<Value extends string | number>(value: unknown, values: readonly Value[]): Value {
  const found = values.find((each) => each === value)
  if (found === undefined) throw new InvalidScene()
  return found
}

function readId(value: unknown, entries: ReadonlyMap<string, unknown>): string {
  if (typeof value !== 'string' || !entries.has(value)) throw new InvalidScene()
  return value
}

function readMatch(value: unknown, pattern: RegExp): string {
  if (typeof value !== 'string' || !pattern.test(value)) throw new InvalidScene()
  return value
}

function readNumber(value: unknown, min: number, max: number): number {
  if (typeof value !== 'number' || !(value >= min && value <= max)) throw new InvalidScene()
  return value
}

function readInteger(value: unknown, min: number, max: number): number {
  if (!Number.isInteger(value) || (value as number) < min || (value as number) > max) throw new InvalidScene()
  return value as number
}

function readBoolean(value: unknown): boolean {
  if (typeof value !== 'boolean') throw new InvalidScene()
  return value
}

function readTrue(value: unknown): true {
  if (value !== true) throw new InvalidScene()
  return true
}

/** One clean line that fits above a picture. */
function readTitle(value: unknown): string {
  if (typeof value !== 'string' || value === '' || cleanSheetWord(value) !== value) throw new InvalidScene()
  return value
}

const optional = <Value>(value: unknown, read: (value: unknown) => Value): Value | undefined =>
  value === undefined || value === null ? undefined : read(value)

/** Drops the fields without a value, so that a parsed scene equals the one it was written from. */
const withoutUndefined = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as Value
