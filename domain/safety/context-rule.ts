/** Words that are harmless alone but not together. Each step lists concepts, one of which must occur. */
export interface ContextRule {
  /** The concepts in the order in which they occur in the text, or in any order. */
  concepts: string[][]
  order: 'fixed' | 'any'
  /** How many words apart two matched words may be; 1 means neighbours. */
  maxDistance: number
  /** The last matched word must be the last one of the text. */
  endsText?: boolean
  /** The rule does not apply if one of these concepts occurs anywhere in the text. */
  unless?: string[]
}

interface RuleMatch<Rule> {
  rule: Rule
  /** The indices of the tokens that fulfil the rule. */
  tokens: number[]
}

/** Finds the first rule that the concepts of a text fulfil; `concepts` has one set for each token. */
export function findBrokenRule<Rule extends ContextRule>(
  concepts: Set<string>[],
  rules: readonly Rule[],
): RuleMatch<Rule> | undefined {
  const present = new Set<string>()
  for (const set of concepts) for (const concept of set) present.add(concept)
  const isPresent = (concept: string) => present.has(concept)
  for (const rule of rules) {
    if (rule.unless?.some(isPresent) || !rule.concepts.every((step) => step.some(isPresent))) continue
    for (const steps of rule.order === 'any' ? orders(rule.concepts) : [rule.concepts]) {
      const tokens = findSteps(steps, concepts, rule.maxDistance)
      if (tokens && (!rule.endsText || tokens.at(-1) === concepts.length - 1)) return { rule, tokens }
    }
  }
  return undefined
}

/** All orders of a few steps. */
const orders = <Step>(steps: readonly Step[]): Step[][] =>
  steps.length < 2
    ? [[...steps]]
    : steps.flatMap((first, at) => orders(steps.toSpliced(at, 1)).map((rest) => [first, ...rest]))

function findSteps(steps: string[][], concepts: Set<string>[], maxDistance: number): number[] | undefined {
  const has = (token: number, step: string[]) => step.some((concept) => concepts[token]?.has(concept))
  const continueFrom = (found: number[]): number[] | undefined => {
    const step = steps[found.length]
    if (!step) return found
    const previous = found.at(-1)
    const first = previous === undefined ? 0 : previous + 1
    const last =
      previous === undefined ? concepts.length - 1 : Math.min(previous + maxDistance, concepts.length - 1)
    for (let token = first; token <= last; token++) {
      const complete = has(token, step) ? continueFrom([...found, token]) : undefined
      if (complete) return complete
    }
    return undefined
  }
  return continueFrom([])
}
