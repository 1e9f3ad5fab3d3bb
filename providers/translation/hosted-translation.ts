import { z } from 'zod'
import type { TextModel } from '../hosted/text-model.ts'
import { toPlainText } from '../hosted/plain-text.ts'
import type { ModerationProvider } from '../moderation/moderation-provider.ts'
import { ProviderError } from '../provider-error.ts'
import type { TextKind, TranslationProvider } from './translation-provider.ts'

const LANGUAGE_NAMES = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  nl: 'Dutch',
} as const

const KIND_DESCRIPTIONS: Record<TextKind, string> = {
  general: 'text of a website with coloring pages for children',
  category: 'name of a theme of coloring pages',
  page_title: 'title of a coloring page',
  page_description: 'description of a coloring page',
}

const ModelOutput = z.object({ translation: z.string() })

/** A longer output than three times the original is not a translation. */
const maxTranslationLength = (text: string) => Math.min(1000, [...text].length * 3 + 40)

/** Translates with a text model. Rejects output that is not plain text, is too long, or fails the child-safety check. */
export function createHostedTranslation(
  model: TextModel,
  moderation: ModerationProvider,
): TranslationProvider {
  return {
    async translate({ text, from, to, kind, signal }) {
      const { translation } = await model.generate({
        instructions:
          `Translate the field "text", the ${KIND_DESCRIPTIONS[kind]}, from ${LANGUAGE_NAMES[from]} into ${LANGUAGE_NAMES[to]}, as a native speaker would say it to a ` +
          'parent or child: warm, short, informal. Answer with the translation alone, as plain text, with no quotes around it and no notes.',
        input: { text },
        schema: ModelOutput,
        signal,
      })
      const plain = toPlainText(translation, maxTranslationLength(text))
      if (!plain || (await moderation.refusalOf(plain, to))) throw new ProviderError('translation-unusable')
      return plain
    },
  }
}
