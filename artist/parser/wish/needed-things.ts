import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import {
  isAnimal,
  isAnimate,
  isInstrument,
  isPerson,
  isVehicle,
  topicOf,
} from '#artist/lexicon/noun-properties.ts'
import type { WishFigure } from '../../wish.ts'
import { indexOf, newFigure, removeFigure, type Draft } from './draft.ts'
import { addClimbedTree, letSomebodyEat } from './living-doers.ts'
import { putOnShoulders } from './put-on-shoulders.ts'
import { readBook } from './read-book.ts'
import { haveOwnEquipment } from './equipment.ts'
import { pullWithRider, pushWithRider } from './push-and-pull.ts'
import { relateByVerb } from './relate-figures.ts'
import { wordSet } from '../../word-set.ts'

const TREES = wordSet('tree oak apple-tree palm-tree fir-tree birch willow')
const FROM_TREES = wordSet('apple pear cherry plum orange lemon peach apricot olive coconut banana fig')
/** Verbs with a living object: "the brother cries and the sister comforts him". */
const TO_SOMEBODY = wordSet('comfort hug kiss pet feed wash heal bandage carry rescue cradle read-aloud')
const EGGS = wordSet('egg easter-egg')
const CAKES = wordSet('cake birthday-cake')
/** Verbs that are done with many other things, too: sliding down a pole needs no slide. */
const WITH_OTHER_THINGS = wordSet('throw slide')
/** Waters in which bathing needs no tub. */
const WATERS = wordSet('swimming-pool sea lake river pond seaside waterfall')
const PICKING = wordSet('pick collect')

/** Adds the figures and relations that a verb needs, if the wish does not name them. */
export function addNeededThings(draft: Draft, lexicon: Lexicon): void {
  letSomebodyEat(draft, lexicon)
  addClimbedTree(draft, lexicon)
  const { figures } = draft.wish
  // The pouch of a kangaroo is a bag in some languages.
  const bag = figures.findIndex(({ noun }) => noun === 'handbag')
  if (bag > 0 && figures[0]!.noun === 'kangaroo') removeFigure(draft, bag)
  for (const figure of figures.slice()) {
    const doer = figures.indexOf(figure)
    if (doer < 0) continue
    if (figure.verb === 'ride' && isVehicle(figure.noun, lexicon)) drives(figure)
    // A galloping horse has no rider.
    if (figure.verb === 'ride' && !figure.relation && isAnimal(figure.noun, lexicon)) Object.assign(figure, { verb: 'run', pose: 'run' }) // prettier-ignore
    // Dutch "vliegt" means flying and piloting.
    if (figure.verb === 'pilot' && figure.relation?.kind !== 'driving') Object.assign(figure, { verb: 'fly', pose: 'fly' }) // prettier-ignore
    if (figure.verb === 'bathe' && WATERS.has(draft.wish.setting ?? ''))
      Object.assign(figure, { verb: 'swim', pose: 'swim' })
    const around = figure.relation?.kind === 'in' ? figures[figure.relation.to]! : undefined
    // German "im Laub" means among fallen leaves.
    if (around?.noun === 'leaf') {
      draft.wish.season ??= 'autumn'
      if (around.count === 1) Object.assign(around, { count: 3, vague: true })
    }
    const { verb = '' } = figure
    // In "rows away from a whale" the figure is in a boat, not in the whale.
    if (verb === 'row' && figure.relation && isAnimate(figures[figure.relation.to]!.noun, lexicon))
      delete figure.relation
    if (verb === 'rescue') rescueFrom(draft, doer, lexicon)
    if (verb === 'ride-shoulders') putOnShoulders(draft, doer, lexicon)
    else if (verb === 'push') pushWithRider(draft, doer, lexicon)
    else if (verb === 'pull' && pullsRabbit(draft, doer)) doMagic(draft, doer)
    else if (verb === 'pull') pullWithRider(draft, doer, lexicon)
    else if (verb === 'look-at') {
      lookIntoBowl(draft, doer)
      lookAtOthers(draft, doer)
    } else if (verb === 'play-instrument') playInBand(draft)
    else if (verb === 'hatch') hatchFromEgg(draft, doer, lexicon)
    else if (verb === 'swing' && figures.some(({ noun }) => noun === 'vine')) swingOnVine(draft, doer)
    else if (verb === 'eat' || verb === 'eat-animal') eatFromTree(draft, doer, lexicon)
    else if (verb === 'hide') hideWithBasket(draft, doer)
    else if (verb === 'blow-out') blowOutCake(draft, doer, lexicon)
    else if (verb === 'sort') throwInto(draft, doer, 'trash-can')
    else if (verb === 'read-aloud') readBook(draft, doer, lexicon)
    else if (PICKING.has(verb)) pickFromTree(draft, doer)
    else if (!WITH_OTHER_THINGS.has(verb) || !draft.withoutObject.has(doer)) addTool(draft, doer, lexicon)
    if (verb === 'flee') runAfter(draft, doer, lexicon)
    if (TO_SOMEBODY.has(verb)) findPartner(draft, doer, lexicon)
    // "Dad cuts my hair".
    if (verb === 'cut-hair' && figures.length === 1)
      figure.relation = { kind: 'beside', to: figures.push(newFigure('child', 1, [])) - 1 }
  }
}

/** In "saves a kitten from a burning house" the kitten is in the rescuer's arms already, not in the house. */
function rescueFrom({ wish: { figures } }: Draft, doer: number, lexicon: Lexicon): void {
  const saved = figures.find(
    ({ relation }) => relation?.kind === 'in' && topicOf(figures[relation.to]!.noun, lexicon) === 'buildings',
  )
  if (saved && isAnimate(saved.noun, lexicon)) saved.relation = { kind: 'with', to: doer }
}

/** Dutch "rijdt" means driving and riding. */
function drives(figure: WishFigure): void {
  Object.assign(figure, { verb: 'drive', pose: 'drive' })
  if (figure.relation?.kind === 'riding') delete figure.relation
}

/** Adds the tool that the verb needs: the ball of a football game, the rod for fishing. */
function addTool(draft: Draft, doer: number, lexicon: Lexicon): void {
  const { figures } = draft.wish
  const figure = figures[doer]!
  const verb = figure.verb ? lexicon.verbs.get(figure.verb) : undefined
  const isGondola = verb?.brings === 'rowing-boat' && draft.wish.setting === 'venice'
  const thing = isGondola ? 'gondola' : verb?.brings
  const fellow = figure.relation?.kind === 'playing-with' ? figures[figure.relation.to] : undefined
  // In "plays football with his dog" they also need the ball.
  if (verb && thing && fellow && verb.relation === 'playing-with' && isAnimate(fellow.noun, lexicon)) {
    delete figure.relation
    fellow.relation ??= { kind: 'with', to: doer }
  }
  if (haveOwnEquipment(draft.wish, figure)) return
  // A rider on a dragon needs no horse.
  const isSeated = verb?.relation === 'riding' && (figure.relation?.kind === 'on' || !!figure.where)
  if (!verb || !thing || figure.noun === thing || isSeated || figure.relation?.kind === verb.relation) return
  const existing = figures.findIndex((other) => other.noun === thing)
  if (existing >= 0) {
    // Two rowers sit in the same boat.
    if (verb.relation === 'in' && !figure.relation) figure.relation = { kind: 'in', to: existing }
    return
  }
  figures.push(newFigure(thing, 1, []))
  relateByVerb(draft, doer, verb.id, figures.length - 1, undefined, lexicon)
}

/** If the wish names no object, it is the only other living figure. */
function findPartner({ wish: { figures } }: Draft, doer: number, lexicon: Lexicon): void {
  const others = figures.filter(({ noun }, i) => i !== doer && isAnimate(noun, lexicon))
  const [partner] = others
  const isTaken = figures[doer]!.relation ?? others.find(({ relation, verb }) => relation ?? verb === figures[doer]!.verb) // prettier-ignore
  if (partner && others.length === 1 && !isTaken) partner.relation = { kind: 'with', to: doer }
}

/** A figure that runs away is chased by the other one. */
function runAfter({ wish: { figures } }: Draft, doer: number, lexicon: Lexicon): void {
  const figure = figures[doer]!
  const chaser = figures[figure.relation?.to ?? -1]
  if (!chaser || chaser.verb || !isAnimate(chaser.noun, lexicon)) return
  delete figure.relation
  Object.assign(chaser, { verb: 'chase', pose: 'run', relation: { kind: 'chasing', to: doer } })
}

/** Fruit of trees is picked from a branch above the head. */
function pickFromTree({ wish: { figures } }: Draft, doer: number): void {
  const figure = figures[doer]!
  const fruit = figures[figure.relation?.to ?? -1]?.noun ?? ''
  if (!FROM_TREES.has(fruit)) return
  const tree = indexOf(figures, (noun) => TREES.has(noun), fruit === 'apple' ? 'apple-tree' : 'tree')
  figure.where = { kind: 'beside', to: tree }
}

/** Rubbish is in the hand, and the bin in front. */
function throwInto({ wish: { figures } }: Draft, doer: number, bin: string): void {
  const figure = figures[doer]!
  const to = indexOf(figures, (noun) => noun === bin, bin)
  if (figure.relation && figure.relation.to !== to) {
    figure.relation = { kind: 'holding', to: figure.relation.to }
    figure.where = { kind: 'beside', to }
  } else figure.relation = { kind: 'beside', to }
}

/** Fish in a bowl are drawn with it. */
function lookIntoBowl(draft: Draft, doer: number): void {
  const { figures } = draft.wish
  const figure = figures[doer]!
  const fish = figure.relation ? figures[figure.relation.to] : undefined
  const bowl = figures.find(({ noun }) => noun === 'fish-bowl')
  if (!fish || !bowl || fish === bowl || !FISH.has(fish.noun)) return
  delete bowl.relation
  removeFigure(draft, figures.indexOf(fish))
  figures[figures.indexOf(figure)]!.relation = { kind: 'looking-at', to: figures.indexOf(bowl) }
}
const FISH = wordSet('fish goldfish clownfish')

/** Verbs whose doer is looked at from elsewhere, because a ladder or a stage has no place for a watcher. */
const WATCHED_APART = new Set(['look-at', 'rescue', 'put-out-fire'])

/** In "and the dog watches" the dog looks at the figures that act. */
function lookAtOthers({ wish: { figures } }: Draft, doer: number): void {
  const figure = figures[doer]!
  const to = figures.findIndex(({ verb }, i) => i !== doer && verb && !WATCHED_APART.has(verb))
  if (!figure.relation && !figure.where && to >= 0) figure.relation = { kind: 'looking-at', to }
}

const IN_HATS = wordSet('rabbit dove hare')
const MAGICIANS = wordSet('magician wizard witch')
const isTrick = ({ noun }: WishFigure) => noun === 'hat' || noun === 'top-hat' || IN_HATS.has(noun)
const pullsRabbit = ({ wish: { figures } }: Draft, doer: number): boolean =>
  (MAGICIANS.has(figures[doer]!.noun) || figures[doer]!.role === 'magician') &&
  figures.some(({ noun }) => IN_HATS.has(noun)) &&
  figures.some(({ noun }) => noun === 'hat' || noun === 'top-hat')

/** The pose draws the hat and the rabbit. */
function doMagic(draft: Draft, doer: number): void {
  const { figures } = draft.wish
  const magician = figures[doer]!
  delete magician.relation
  Object.assign(magician, { verb: 'do-magic', pose: 'pull-rabbit' })
  for (const thing of figures.filter(isTrick)) removeFigure(draft, figures.indexOf(thing))
}

const BAND = ['guitar', 'trumpet', 'violin', 'flute'] as const

/** Musicians without a named instrument get one each. */
function playInBand({ wish: { figures } }: Draft): void {
  const players = figures.filter(({ verb, relation }) => verb === 'play-instrument' && !relation)
  if (players.length < 2 || figures.some(({ noun }) => BAND.some((each) => each === noun))) return
  for (const [i, player] of players.slice(0, BAND.length).entries())
    player.relation = { kind: 'playing-with', to: figures.push(newFigure(BAND[i]!, 1, [])) - 1 }
}

/** A young animal comes out of its egg. */
function hatchFromEgg({ wish: { figures } }: Draft, doer: number, lexicon: Lexicon): void {
  const figure = figures[doer]!
  if (!isAnimate(figure.noun, lexicon)) return
  const cocoon = figures.findIndex(({ noun }) => noun === 'cocoon')
  if (cocoon >= 0) return void (figure.relation = { kind: 'on', to: cocoon })
  const topic = lexicon.nouns.get(figure.noun)?.topic
  const egg = figure.noun === 'dragon' ? 'dragon-egg' : topic === 'dinosaurs' ? 'dinosaur-egg' : 'egg'
  figure.relation = { kind: 'in', to: indexOf(figures, (noun) => noun.endsWith('egg'), egg) }
  if (!figure.looks.includes('young')) figure.looks.push('young')
}

/** A monkey swings on a liana instead of a swing. */
function swingOnVine({ wish: { figures } }: Draft, doer: number): void {
  Object.assign(figures[doer]!, { pose: 'climb', relation: { kind: 'on', to: figures.findIndex(({ noun }) => noun === 'vine') } }) // prettier-ignore
}

const LONG_NECKS = wordSet('giraffe brachiosaurus diplodocus dinosaur elephant')

/** Tall animals eat leaves from the tree. */
function eatFromTree({ wish: { figures } }: Draft, doer: number, lexicon: Lexicon): void {
  const figure = figures[doer]!
  const isLeaf = figures[figure.relation?.to ?? -1]?.noun === 'leaf'
  const tree = figures.findIndex(({ noun }) => TREES.has(noun))
  if (!isLeaf || isPerson(figure.noun, lexicon) || !(LONG_NECKS.has(figure.noun) || tree >= 0)) return
  if (tree >= 0) delete figures[tree]!.relation
  figures[figure.relation!.to]!.count = 1
  figure.where = { kind: 'beside', to: indexOf(figures, (noun) => TREES.has(noun), 'tree') }
}

/** A rabbit that hides eggs has brought them in a basket. */
function hideWithBasket({ wish: { figures } }: Draft, doer: number): void {
  const figure = figures[doer]!
  const eggs = figures.findIndex(({ noun }) => EGGS.has(noun))
  if (!figure.relation && eggs >= 0) figure.relation = { kind: 'beside', to: eggs }
  if (!EGGS.has(figures[figure.relation?.to ?? -1]?.noun ?? '') || figure.holds.length > 0) return
  Object.assign(figure, {
    verb: 'hide-thing',
    pose: 'hold',
    holds: ['easter-basket'],
    relation: { kind: 'beside', to: figure.relation!.to },
  })
}

/** Candles are blown out on a cake. */
function blowOutCake({ wish: { figures }, withoutObject }: Draft, doer: number, lexicon: Lexicon): void {
  const figure = figures[doer]!
  const object = figures[figure.relation?.to ?? -1]
  // A trumpet that is blown is played.
  if (object && isInstrument(object.noun, lexicon)) {
    figure.relation!.kind = 'playing-with'
    Object.assign(figure, { verb: 'play-instrument', pose: lexicon.verbs.get('play-instrument')!.pose })
    return
  }
  const cake = figures.findIndex(({ noun }) => CAKES.has(noun))
  if (cake >= 0) figure.relation = { kind: 'in-front-of', to: cake }
  else if (object?.noun === 'candle') Object.assign(object, { noun: 'birthday-cake', count: 1 })
  // A wolf that blows at something without a drawing needs no birthday cake.
  else if (!object && !withoutObject.has(doer)) figure.relation = { kind: 'in-front-of', to: figures.push(newFigure('birthday-cake', 1, [])) - 1 } // prettier-ignore
}
