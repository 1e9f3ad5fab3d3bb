import { REFUSAL_SCORE, type Decision } from '../../providers/moderation/child-safety-check.ts'

/** The decision in lines for an operator: verdict, rule, words, and what the classifier saw. */
export function describeDecision({ refusal, score }: Decision): string {
  const lines = refusal
    ? [`refused: ${refusal.topic}`, `rule: ${refusal.rule}`, `words: ${refusal.words.join(', ')}`]
    : ['accepted']
  if (score) {
    lines.push(`classifier score: ${score.value.toFixed(2)} (refused above ${REFUSAL_SCORE})`)
    for (const { feature, weight } of score.topFeatures) lines.push(`  +${weight.toFixed(2)}  ${feature}`)
  } else if (!refusal) lines.push('classifier: not called, because the wish has fewer than two content words')
  return lines.join('\n')
}
