import { z } from 'zod'
import type { TextModel } from '../hosted/text-model.ts'
import { plainText } from '../hosted/plain-text.ts'
import type { ModerationProvider } from '../moderation/moderation-provider.ts'
import { ProviderError } from '../provider-error.ts'
import type { TextKind, TranslationProvider } from './translation-provider.ts'

const NAMES = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  nl: 'Dutch',
} as const

const KINDS: Record<TextKind, string> = {
  general: 'text of a website with coloring pages for children',
  category: 'name of a theme of coloring pages',
  page_title: 'title of a coloring page',
  page_description: 'description of a coloring page',
}

const Answer = z.object({ translation: z.string() })

/** Other languages say the same at more length, but not at three times the length. */
const roomFor = (text: string) => Math.min(1000, [...text].length * 3 + 40)

/** Translates by a text model; what comes back is plain, of sensible length, and fit for children, or it is not used. */
export function createHostedTranslation(
  model: TextModel,
  moderation: ModerationProvider,
): TranslationProvider {
  return {
    async translate({ text, from, to, kind, signal }) {
      const { translation } = await model.ask({
        instructions:
          `Translate the field "text", the ${KINDS[kind]}, from ${NAMES[from]} into ${NAMES[to]}, as a native speaker would say it to a ` +
          'parent or child: warm, short, informal. Answer with the translation alone, as plain text, with no quotes around it and no notes.',
        material: { text },
        answer: Answer,
        signal,
      })
      const plain = plainText(translation, roomFor(text))
      if (!plain || !(await moderation.isFitForChildren(plain, to)))
        throw new ProviderError('translation-unusable')
      return plain
    },
  }
}
