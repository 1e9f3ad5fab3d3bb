import { z } from 'zod'
import type { PageTexts } from '#artist/texts/write-texts.ts'
import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import { toPlainText } from '../../hosted/plain-text.ts'
import type { TextModel } from '../../hosted/text-model.ts'
import type { ModerationProvider } from '../../moderation/moderation-provider.ts'
import { ProviderError } from '../../provider-error.ts'

const MAX_LENGTH = { title: 80, description: 300, seoDescription: 160 } as const

const LanguageTexts = z.object({ title: z.string(), description: z.string(), seoDescription: z.string() })
const Response = z.object({
  en: LanguageTexts,
  de: LanguageTexts,
  fr: LanguageTexts,
  es: LanguageTexts,
  it: LanguageTexts,
  nl: LanguageTexts,
})

export interface PageTextWriter {
  /** Returns title and descriptions in six languages as plain, child-safe text, or throws a `ProviderError`. */
  write(wish: string, signal: AbortSignal): Promise<Record<Language, PageTexts>>
}

/** Writes the texts of a page with a text model, for wishes that the lexicon does not cover. */
export function createPageTextWriter(model: TextModel, moderation: ModerationProvider): PageTextWriter {
  return {
    async write(wish, signal) {
      const response = await model.generate({
        instructions:
          'Write the texts of a printable coloring page that shows the field "wish", in English, German, French, Spanish, Italian and Dutch: ' +
          'a title of two to six words, a description of one or two warm sentences to a parent or child, and a search description of at most ' +
          '150 characters that says it is a free coloring page to print. Plain text only.',
        input: { wish },
        schema: Response,
        signal,
      })
      const texts = {} as Record<Language, PageTexts>
      for (const language of LANGUAGES) texts[language] = checked(response[language])
      const all = LANGUAGES.flatMap((language) => Object.values(texts[language]))
      if (await moderation.refusalOf(all.join('\n'), 'en')) throw new ProviderError('texts-unusable')
      return texts
    },
  }
}

function checked({ title, description, seoDescription }: PageTexts): PageTexts {
  const texts = {
    title: toPlainText(title, MAX_LENGTH.title),
    description: toPlainText(description, MAX_LENGTH.description),
    seoDescription: toPlainText(seoDescription, MAX_LENGTH.seoDescription),
  }
  if (!texts.title || !texts.description || !texts.seoDescription) throw new ProviderError('texts-unusable')
  return texts as PageTexts
}
