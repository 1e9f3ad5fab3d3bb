import { z } from 'zod'
import { sanitise } from '#domain/sanitise.ts'
import { defineFunction, FunctionError } from '../define-function.ts'
import type { Providers } from '../providers.ts'

const Input = z.object({ pageId: z.uuid(), title: z.string().max(200) })

/** A maker names their own page in the language they read. A name is shown to children like a drawing is, so it passes the same check. */
export const renameMyPage = defineFunction<Providers, typeof Input>({
  auth: 'user',
  input: Input,
  async run({ pageId, title }, { asService, user, language, providers }) {
    const clean = sanitise(title)
    if (clean === '') throw new FunctionError(400, 'bad-input')
    if (!(await providers.moderation.isFitForChildren(clean, language)))
      throw new FunctionError(422, 'title-not-for-children')
    const { error } = await asService.rpc('rename_page', {
      account: user.id,
      page_id: pageId,
      title: { [language]: clean },
    })
    if (error?.code === 'PT404') throw new FunctionError(404, 'page-deleted')
    if (error) throw new Error(`rename_page: ${error.message}`)
    return { success: true }
  },
})
