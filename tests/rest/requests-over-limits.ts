/** Limits low enough for short URLs to exceed. */
export const LOW_LIMITS = { maxConditions: 20, maxEmbeds: 3 }

const nested = (depth: number) => `${'and('.repeat(depth)}id.eq.1${')'.repeat(depth)}`
const repeat = (count: number, text: string) => Array.from({ length: count }, () => text).join(',')

/** Requests that exceed a limit: description, URL of a table `things`, and the expected status. */
export const REQUESTS_OVER_LIMITS: [string, string, number][] = [
  ['a URL that is too long', `/things?select=${'x'.repeat(20_000)}`, 414],
  ['too many conditions', `/things?or=(${repeat(30, 'id.eq.1')})`, 400],
  ['too many filters', `/things?${Array.from({ length: 30 }, () => 'id=eq.1').join('&')}`, 400],
  ['conditions nested too deep', `/things?and=(${nested(40)})`, 400],
  ['unclosed parentheses', `/things?and=${'('.repeat(8_000)}`, 400],
  ['too many embeds', `/things?select=${repeat(5, 'parent_id(id)')}`, 400],
  ['embeds nested too deep', `/things?select=${'parent_id('.repeat(12)}id${')'.repeat(12)}`, 400],
  ['too many columns', `/things?select=${repeat(400, 'id')}`, 400],
]
