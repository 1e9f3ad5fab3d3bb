import { createChildSafetyCheck } from './child-safety-check.ts'
import type { HostedCheck } from './hosted-check.ts'
import type { ModerationProvider } from './moderation-provider.ts'

/** Our own check runs first, so that a text it refuses never reaches a hosted service. */
export function createModeration(hosted?: HostedCheck): ModerationProvider {
  const { check } = createChildSafetyCheck()
  return {
    async refusalOf(text, language) {
      const { refusal } = check(text, language)
      if (refusal) return refusal.topic === 'personal-data' ? 'personal-data' : 'not-for-children'
      return hosted && !(await hosted.isFit({ text })) ? 'not-for-children' : undefined
    },
  }
}
