import { SURE } from '../../providers/moderation/own-check.ts'
import { unfitness } from '../../providers/moderation/reader.ts'
import { readExamples, type Example } from './examples.ts'
import { lookAt, teach, type Seen } from './lessons.ts'

/** How rules and reader do on sets the reader has not learned from: a quarter of the sets is left out, four times. */
const FOLDS = 4
const THRESHOLDS = [0, SURE, 1, 1.5, 2]
const ALWAYS_LEARNED = new Set(['lists', 'allowed', 'lexicon', 'innocent', 'bench', 'starter'])

const seen = lookAt(await readExamples())
const sets = [...new Set(seen.map(({ set }) => set))].filter((set) => !ALWAYS_LEARNED.has(set)).sort()
const foldOf = ({ set }: Example) => (sets.includes(set) ? sets.indexOf(set) % FOLDS : undefined)

type Judged = Seen & { score: number }
const judged: Judged[] = []
for (let fold = 0; fold < FOLDS; fold++) {
  const weights = teach(seen.filter((each) => foldOf(each) !== fold))
  for (const each of seen)
    if (foldOf(each) === fold) judged.push({ ...each, score: unfitness(each.stretches, weights) })
}

const percent = (part: Judged[], whole: Judged[]) => `${((100 * part.length) / whole.length).toFixed(1)} %`

function row(name: string, of: Judged[]) {
  const bad = of.filter((each) => each.bad)
  const good = of.filter((each) => !each.bad)
  const missed = (least: number) =>
    percent(
      bad.filter(({ refused, score }) => !refused && score < least),
      bad,
    )
  const refusedWrongly = (least: number) =>
    percent(
      good.filter(({ refused, score }) => refused || score >= least),
      good,
    )
  return {
    set: name,
    bad: bad.length,
    good: good.length,
    'rules alone': `${missed(Infinity)} / ${refusedWrongly(Infinity)}`,
    ...Object.fromEntries(
      THRESHOLDS.map((least) => [`from ${least}`, `${missed(least)} / ${refusedWrongly(least)}`]),
    ),
    'reader alone': `${percent(
      bad.filter(({ score }) => score < SURE),
      bad,
    )} / ${percent(
      good.filter(({ score }) => score >= SURE),
      good,
    )}`,
  }
}

console.log(
  'missed / refused wrongly; the rules were made for every set but the corpus, so that there only the reader alone says something',
)
const inCorpus = ({ set }: Example) => set.startsWith('corpus')
console.table([
  ...sets.map((set) =>
    row(
      set,
      judged.filter((each) => each.set === set),
    ),
  ),
  row('all of the corpus', judged.filter(inCorpus)),
  row(
    'all fixtures',
    judged.filter((each) => !inCorpus(each)),
  ),
])
