// `npm run check-wish -- "a dragon" [language]`: shows how the child safety check decides about a wish, and why.
import { isLanguage } from '#domain/text/languages.ts'
import { createChildSafetyCheck } from '#providers/moderation/child-safety-check.ts'
import { describeDecision } from '../moderation/describe-decision.ts'

const [wish, language] = process.argv.slice(2)
if (!wish || (language && !isLanguage(language))) {
  console.error('usage: npm run check-wish -- "a dragon with a balloon" [en|de|fr|es|it|nl]')
  process.exit(1)
}
const { check } = createChildSafetyCheck()
console.log(describeDecision(check(wish, language && isLanguage(language) ? language : undefined)))
