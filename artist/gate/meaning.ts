import type { WishWord } from '../wish.ts'
import type { Judgement } from '../outcome/judgement.ts'
import type { RejectionReason } from './gate.ts'

const WEATHER = new Set(
  'night moonlight morning evening sunset sunshine rain storm rainbow snowfall wind fog snowy sunny rainy'.split(
    ' ',
  ),
)

/** The ids of known words without a drawing start with `do-` for actions and end with `-state` for states; the others name things. */
const isKnownAction = ({ kind, id }: WishWord): boolean => kind === 'known' && id.startsWith('do-')
const isKnownThing = (word: WishWord): boolean =>
  word.kind === 'known' && !isKnownAction(word) && !word.id.endsWith('-state')

/** Why a page does not show the wish, however good its lines are. */
export function meaningFlaws(judged: readonly { word: WishWord; judgement: Judgement }[]): RejectionReason[] {
  const mainWord = judged.find(({ word }) => ['noun', 'group'].includes(word.kind) || isKnownThing(word))
  const isMissing = (kind: WishWord['kind'][], ids?: ReadonlySet<string>) =>
    judged.some(
      ({ word, judgement }) =>
        judgement === 'not-drawn' && kind.includes(word.kind) && (!ids || ids.has(word.id)),
    )
  const flaws = {
    'main-missing': mainWord?.judgement === 'not-drawn',
    'verb-not-shown': isMissing(['verb']) || judged.some(({ word }) => isKnownAction(word)),
    'look-alike': judged.some(({ judgement }) => typeof judgement === 'object'),
    'weather-missing': isMissing(['place', 'noun', 'adjective'], WEATHER),
  }
  return Object.entries(flaws).flatMap(([flaw, isFound]) => (isFound ? [flaw] : []))
}
