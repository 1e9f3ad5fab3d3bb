import type { ContextRule } from './context-rules.ts'

interface RuleMatch {
  rule: ContextRule
  /** The indices of the tokens that fulfil the rule. */
  tokens: number[]
}

/** Finds the first rule that the concepts of a text fulfil; `concepts` has one set for each token. */
export function findBrokenRule(concepts: Set<string>[], rules: ContextRule[]): RuleMatch | undefined {
  const present = new Set<string>()
  for (const set of concepts) for (const concept of set) present.add(concept)
  const isPresent = (concept: string) => present.has(concept)
  for (const rule of rules) {
    if (rule.unless?.some(isPresent) || !rule.concepts.every((step) => step.some(isPresent))) continue
    for (const steps of rule.order === 'any'
      ? [rule.concepts, rule.concepts.toReversed()]
      : [rule.concepts]) {
      const tokens = findSteps(steps, concepts, rule.maxDistance)
      if (tokens && (!rule.endsText || tokens.at(-1) === concepts.length - 1)) return { rule, tokens }
    }
  }
  return undefined
}

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
