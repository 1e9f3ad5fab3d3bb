/** Limits low enough to be reached by short addresses. */
export const TIGHT = { conditions: 20, embeds: 3 }

const nested = (depth: number) => `${'and('.repeat(depth)}id.eq.1${')'.repeat(depth)}`
const many = (count: number, one: string) => Array.from({ length: count }, () => one).join(',')

/** What asks for more than the wire gives: why, the address on a table `things`, and the status of the refusal. */
export const TOO_MUCH: [string, string, number][] = [
  ['an endless address', `/things?select=${'x'.repeat(20_000)}`, 414],
  ['too many conditions', `/things?or=(${many(30, 'id.eq.1')})`, 400],
  ['too many filters', `/things?${Array.from({ length: 30 }, () => 'id=eq.1').join('&')}`, 400],
  ['conditions nested too deep', `/things?and=(${nested(40)})`, 400],
  ['brackets without end', `/things?and=${'('.repeat(8_000)}`, 400],
  ['too many embeds', `/things?select=${many(5, 'parent_id(id)')}`, 400],
  ['embeds nested too deep', `/things?select=${'parent_id('.repeat(12)}id${')'.repeat(12)}`, 400],
  ['too many columns', `/things?select=${many(400, 'id')}`, 400],
]
