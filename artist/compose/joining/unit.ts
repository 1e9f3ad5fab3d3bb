import type { ContactFrame } from './contact-frame.ts'
import type { Relation } from '../../wish.ts'
import type { DrawableFigure } from '../figures/drawable-figures.ts'
import type { PageZone } from '../figures/cluster.ts'

/**
 * How one figure is joined to another so that both are placed together. With `drawn-by-outer` the outer figure's
 * own drawing contains the inner one: a person with a guitar.
 */
export type JointKind =
  | 'mount'
  | 'drive'
  | 'inside'
  | 'atop'
  | 'beneath'
  | 'hold'
  | 'drawn-by-outer'
  | 'eat'
  | 'feet'
  | 'hands'
  | 'skates'
  | 'contact'
  | 'over'
  | 'climb'
  | 'seesaw'
  | 'slide'
  | 'cover'
  | 'nose'
  | 'belly'
  | 'chest'
  | 'chase'
  | 'watch'
  | 'face'
  | 'hole'
  | 'shoulders'
  | 'ladder'
  | 'tug'
  | 'table'
  | 'bed'
  | 'muzzle'
  | 'web'
  | 'shell'
  | 'pouch'
  | 'through'
  | 'browse'
  | 'land'
  | 'hidden'
  | 'perch'
  | 'hitch'
  | 'load'
  | 'follow'
  | 'young'
  | 'snout'
  | 'fountain'
  | 'seek'
  | 'toast'
  | 'shower'
  | 'race'
  | 'nest'
  | 'brood'
  | 'caught'
  | 'wallow'
  | 'tongue'
  | 'waves'
  | 'covered'
  | 'heap'
  | 'window'
  | 'outside'
  | 'stash'
  | 'bridge'
  | 'run-in'
  | 'winch'
  | 'hook'
  | 'instrument'
  | 'ring'
  | 'reflect'
  | 'hang'
  | 'look-out'
  | 'flank'

/** The outer figure keeps its place, the inner one is joined to it. */
export interface Joint {
  outer: 'own' | 'other'
  how: JointKind
}

/** A figure with everything that is joined to it. */
export interface Unit {
  drawable: DrawableFigure
  joined: { unit: Unit; how: JointKind }[]
  zone: PageZone
  /** Stands in the water, which hides its legs. */
  wades?: boolean
  /** Other figures that do the same to the joined partner. */
  helpers?: Unit[]
  /** The contact of the second of two figures with the same verb. */
  mutual?: ContactFrame
  /** The relation to another figure to which it is not joined. */
  unjoinedRelation?: Relation
}

/** Nouns of things that are part of the figure's own drawing. */
export const drawnBy = (unit: Unit): string[] =>
  unit.joined
    .filter((joined) => joined.how === 'drawn-by-outer')
    .map((joined) => joined.unit.drawable.wished.noun)
    .filter((noun) => !unit.drawable.wished.wears.includes(noun))
