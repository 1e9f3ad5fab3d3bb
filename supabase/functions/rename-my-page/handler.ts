import { z } from 'zod'
import { sanitise } from '#domain/text/sanitise.ts'
import { defineFunction } from '../define-function.ts'
import { FunctionError } from '../../shared/function-error.ts'
import type { Providers } from '../../shared/providers.ts'
import { callError } from '../../shared/retry-while-unavailable.ts'

const Input = z.object({ pageId: z.uuid(), title: z.string().max(200) })

/**
 * Renames a page of the caller in the caller's language. Children see the title, so it passes the same check
 * as a wish.
 */
export const renameMyPage = defineFunction<Providers, typeof Input>({
  auth: 'user',
  input: Input,
  async run({ pageId, title }, { asService, user, language, providers }) {
    const clean = sanitise(title)
    if (clean === '') throw new FunctionError(400, 'bad-input')
    const refusal = await providers.moderation.refusalOf(clean, language)
    if (refusal)
      throw new FunctionError(422, refusal === 'personal-data' ? refusal : 'title-not-for-children')
    const { error, status } = await asService.rpc('rename_page', {
      account: user.id,
      page_id: pageId,
      title: { [language]: clean },
    })
    if (error?.code === 'PT404') throw new FunctionError(404, 'page-deleted')
    if (error) throw callError('rename_page', { error, status })
    return { success: true }
  },
})
