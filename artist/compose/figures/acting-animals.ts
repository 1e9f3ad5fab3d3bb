import type { Figure, FigureMaker } from '../../drawing.ts'
import type { Wish, WishFigure } from '../../wish.ts'
import { CYCLES, INSTRUMENTS } from './noun-lists.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Actions that need hands or an upright body. An animal that does them stands like a child. */
const UPRIGHT_VERBS = words(`
  hug kiss love comfort hold-hands shake-hands give share sell shop push build repair plant decorate tidy craft unwrap open
  knead paint draw write cut light water drum comb heal bandage photograph phone teach read read-aloud conjure cook bake
  brush-teeth fish throw fly-kite blow-bubbles play-football play-basketball play-tennis play-instrument ice-skate
  roller-skate ski skateboard put-out-fire pet help milk sweep kick talk wash sell
  row jump-rope juggle knit high-five sort comfort cradle fence`)
/** A child that does this with an animal does it as with another child. */
const EYE_TO_EYE = words('shake-hands dance hold-hands share give')
/** Two animals that do this do it in the same way. */
const MUTUAL_VERBS = words(
  'hug kiss love comfort hold-hands shake-hands give share sell shop dance help high-five talk',
)
const RIDING = words('on riding driving with')
const PLAY = words('play play-instrument')

/** Whether the figure acts like a person, or somebody who acts like one does something together with it. */
export function actsUpright(wished: WishFigure, wish: Wish, isAnimal: (noun: string) => boolean): boolean {
  const { verb = '', relation, count } = wished
  const object = relation && wish.figures[relation.to]
  if (UPRIGHT_VERBS.has(verb)) return true
  if (RIDING.has(relation?.kind ?? '') && object && CYCLES.has(object.noun)) return true
  if (PLAY.has(verb) && object && INSTRUMENTS.has(object.noun)) return true
  if (MUTUAL_VERBS.has(verb) && (count === 2 || isPair(verb, wish, isAnimal))) return true
  if (!relation || !object || (relation.kind !== 'with' && relation.kind !== 'beside')) return false
  // A child that hugs a cat leaves the cat as it is.
  const { verb: action = '' } = object
  return EYE_TO_EYE.has(action) || (MUTUAL_VERBS.has(action) && isAnimal(object.noun))
}

/** Two different animals do it: "a bear and a fox dance". */
const isPair = (verb: string, { figures }: Wish, isAnimal: (noun: string) => boolean): boolean =>
  figures.filter((other) => other.verb === verb && other.count === 1 && isAnimal(other.noun)).length === 2

/** Height in metres at which a dressed animal has the size of a child. */
const CHILD_SIZED = 0.6
const SIZE_POWER = 0.2
const [SMALLEST, LARGEST] = [0.72, 1.25]

/** The animal on two legs in the clothes of a child. A mouse stays smaller than a bear. */
export function uprightMaker(maker: FigureMaker): FigureMaker | undefined {
  const dressed = maker.dressedAs?.('child')
  if (dressed?.source !== 'people') return undefined
  const size = Math.max(SMALLEST, Math.min(LARGEST, (maker.height / CHILD_SIZED) ** SIZE_POWER))
  const scaled = (figure: Figure): Figure =>
    figure.perMetre ? { ...figure, perMetre: figure.perMetre / size } : figure
  return {
    ...dressed,
    height: dressed.height * size,
    draw: ({ touch, table, ...request }) =>
      scaled(
        dressed.draw({
          ...request,
          ...(touch && {
            touch: {
              ...touch,
              height: touch.height / size,
              ...(touch.around && { around: touch.around / size }),
              ...(touch.distance && { distance: touch.distance / size }),
            },
          }),
          ...(table && {
            table: {
              draws: table.draws,
              middle: table.middle / size,
              ahead: table.ahead / size,
              behind: table.behind / size,
            },
          }),
        }),
      ),
  }
}
