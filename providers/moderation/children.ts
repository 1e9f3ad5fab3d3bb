import type { HostedCheck } from './hosted-check.ts'
import type { ModerationProvider } from './moderation-provider.ts'
import { createOwnCheck } from './own-check.ts'

/** Our own check always, and first: what it refuses no service ever sees. A hosted one, when there is one, has the second word. */
export function createModeration(hosted?: HostedCheck): ModerationProvider {
  // Opened before anybody is here: the first time it takes more than a second, in which nobody else would be answered.
  const own = createOwnCheck()
  return {
    async isFitForChildren(text, language) {
      if (!own.check(text, language).fit) return false
      return hosted ? hosted.isFit({ text }) : true
    },
  }
}
