import type { Detail, Figure, FigureMaker, FigureRequest } from '../drawing.ts'
import { seedOf } from '../geometry/random.ts'
import type { Wish, WishedFigure } from '../wish.ts'
import { GARMENTS } from './nature.ts'
import { mirrored } from './transform.ts'

/** Finds who draws a noun of the lexicon; a tie may ask for a look as well (kitten: a cat, young). */
export interface Casting {
  find(noun: string): { maker: FigureMaker; looks?: readonly string[]; pose?: string } | undefined
  topicOf(noun: string): string | undefined
}

/** Somebody or something of the wish that can be drawn. */
export interface Actor {
  /** Its place in the wish. */
  index: number
  wished: WishedFigure
  maker: FigureMaker
  looks: readonly string[]
  pose?: string
}

export const MOST_FIGURES = 8
export const MOST_COPIES = 20

/** The drawable figures of the wish, main one first, and the nouns nobody can draw. */
export function castOf(wish: Wish, casting: Casting): { actors: Actor[]; undrawn: string[] } {
  const actors: Actor[] = []
  const undrawn: string[] = []
  for (const [index, wished] of wish.figures.entries()) {
    const found = casting.find(wished.noun)
    if (!found) undrawn.push(wished.noun)
    else if (actors.length < MOST_FIGURES)
      actors.push({
        index,
        wished,
        maker: dressed(found.maker, wished),
        looks: [...wished.looks, ...(found.looks ?? []), ...(wished.sex ? [wished.sex] : [])],
        pose: wished.pose ?? found.pose,
      })
  }
  return { actors, undrawn }
}

/** A cat astronaut is drawn in the suit, and a bear in a sweater in something to put the sweater on. */
function dressed(maker: FigureMaker, { role, wears }: WishedFigure): FigureMaker {
  const as =
    role ?? (maker.source === 'animals' && wears.some((noun) => GARMENTS.has(noun)) ? 'child' : undefined)
  return (as && maker.dressedAs?.(as)) || maker
}

/** What a pose may be replaced by, nearest first, when its maker does not have it. */
const NEAREST: Readonly<Record<string, readonly string[]>> = {
  ride: ['sit'],
  drive: ['sit', 'ride'],
  read: ['sit', 'hold'],
  eat: ['hold', 'sit', 'stand'],
  drink: ['hold', 'eat'],
  play: ['run', 'jump', 'sit'],
  run: ['walk', 'jump'],
  walk: ['run', 'stand'],
  jump: ['run', 'cheer', 'rear'],
  fly: ['float', 'jump', 'run'],
  float: ['fly', 'jump'],
  swim: ['float', 'lie', 'run'],
  sleep: ['lie', 'sit'],
  lie: ['sleep', 'sit'],
  dance: ['jump', 'cheer', 'rear', 'wave'],
  cheer: ['wave', 'jump', 'rear'],
  wave: ['cheer', 'rear', 'sit'],
  climb: ['rear', 'jump', 'stretch'],
  hug: ['hold', 'hold-both', 'sit'],
  hold: ['hold-both', 'wave', 'sit'],
  skate: ['run', 'stand'],
  ski: ['skate', 'run'],
  rear: ['jump', 'cheer'],
  crawl: ['walk', 'lie'],
  kneel: ['sit'],
}

export function poseOf(maker: FigureMaker, wanted: string | undefined): string | undefined {
  if (!wanted) return undefined
  if (maker.poses.includes(wanted)) return wanted
  return NEAREST[wanted]?.find((pose) => maker.poses.includes(pose))
}

export interface Take {
  seed: number
  detail: Detail
  copy?: number
  facing?: 'left' | 'right'
  pose?: string
  natural?: boolean
  /** Things it shall have in its hands. */
  holds?: readonly string[]
}

/** Draws an actor; whoever cannot be turned by its maker is mirrored here. */
export function take(actor: Actor, { seed, detail, copy = 0, facing, pose, natural, holds }: Take): Figure {
  const request: FigureRequest = {
    seed: seedOf(seed + copy * 101, actor.wished.noun),
    detail,
    pose: poseOf(actor.maker, pose ?? actor.pose),
    looks: actor.looks,
    wears: actor.wished.wears,
    holds: holds ?? actor.wished.holds,
    facing,
    text: actor.wished.writes,
    natural,
  }
  const figure = actor.maker.draw(request)
  const isTurned = facing && figure.facing !== 'front' && figure.facing !== facing
  return isTurned ? mirrored(figure) : figure
}
