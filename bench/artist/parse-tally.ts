import type { Wish } from '#artist/wish.ts'
import type { Language } from '#domain/text/languages.ts'

export interface Expected {
  language: Language
  prompt: string
  main: string
  others: string[]
  setting: string
}

interface Share {
  right: number
  of: number
}

interface Tally {
  main: Share
  others: Share
  setting: Share
  slowest: number
  misses: string[]
}

export const createTally = (): Tally => ({
  main: { right: 0, of: 0 },
  others: { right: 0, of: 0 },
  setting: { right: 0, of: 0 },
  slowest: 0,
  misses: [],
})

export function addResult(tally: Tally, expected: Expected, wish: Wish, ms: number): void {
  const [main, ...rest] = wish.figures
  const drawn = [
    ...rest.map((figure) => figure.noun),
    ...wish.figures.flatMap(({ wears, holds, role }) => [...wears, ...holds, ...(role ? [role] : [])]),
  ]
  const missing = [
    expected.main && !score(tally.main, matches(expected.main, main?.noun)) && `main ${expected.main}`,
    ...expected.others.map(
      (other) =>
        !score(
          tally.others,
          drawn.some((noun) => matches(other, noun)),
        ) && other,
    ),
    expected.setting &&
      !score(tally.setting, matches(expected.setting, wish.setting)) &&
      `setting ${expected.setting}`,
  ].filter(Boolean)
  tally.slowest = Math.max(tally.slowest, ms)
  if (missing.length === 0) return
  const got = [main?.noun ?? '-', ...drawn].join(' ')
  tally.misses.push(
    `${expected.prompt} => missing ${missing.join(', ')}; got ${got} @ ${wish.setting ?? '-'} ?${wish.unknown.join(',')}`,
  )
}

function score(share: Share, right: boolean): boolean {
  share.of++
  if (right) share.right++
  return right
}

const matches = (expected: string, got: string | undefined) =>
  got !== undefined && expected.split('|').includes(got)

export const formatTally = ({ main, others, setting, slowest }: Tally): string =>
  `main ${percent(main)}  others ${percent(others)}  setting ${percent(setting)}  slowest ${slowest.toFixed(1)} ms`

const percent = ({ right, of }: Share) =>
  `${of === 0 ? '-' : ((100 * right) / of).toFixed(1)} % (${right}/${of})`
