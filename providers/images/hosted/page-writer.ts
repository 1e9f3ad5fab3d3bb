import { z } from 'zod'
import type { PageTexts } from '#artist/texts/write-texts.ts'
import { LANGUAGES, type Language } from '#domain/languages.ts'
import { plainText } from '../../hosted/plain-text.ts'
import type { TextModel } from '../../hosted/text-model.ts'
import type { ModerationProvider } from '../../moderation/moderation-provider.ts'
import { ProviderError } from '../../provider-error.ts'

const MOST = { title: 80, description: 300, seoDescription: 160 } as const

const One = z.object({ title: z.string(), description: z.string(), seoDescription: z.string() })
const Answer = z.object({ en: One, de: One, fr: One, es: One, it: One, nl: One })

export interface PageWriter {
  /** Title and descriptions in six languages, plain and fit for children, or a `ProviderError`. */
  write(wish: string, signal: AbortSignal): Promise<Record<Language, PageTexts>>
}

/** Texts of a page by a text model, for wishes our own lexicon cannot put into words. */
export function createPageWriter(model: TextModel, moderation: ModerationProvider): PageWriter {
  return {
    async write(wish, signal) {
      const answer = await model.ask({
        instructions:
          'Write the texts of a printable coloring page that shows the field "wish", in English, German, French, Spanish, Italian and Dutch: ' +
          'a title of two to six words, a description of one or two warm sentences to a parent or child, and a search description of at most ' +
          '150 characters that says it is a free coloring page to print. Plain text only.',
        material: { wish },
        answer: Answer,
        signal,
      })
      const texts = {} as Record<Language, PageTexts>
      for (const language of LANGUAGES) texts[language] = checked(answer[language])
      const all = LANGUAGES.flatMap((language) => Object.values(texts[language]))
      if (!(await moderation.isFitForChildren(all.join('\n'), 'en')))
        throw new ProviderError('texts-unusable')
      return texts
    },
  }
}

function checked({ title, description, seoDescription }: PageTexts): PageTexts {
  const texts = {
    title: plainText(title, MOST.title),
    description: plainText(description, MOST.description),
    seoDescription: plainText(seoDescription, MOST.seoDescription),
  }
  if (!texts.title || !texts.description || !texts.seoDescription) throw new ProviderError('texts-unusable')
  return texts as PageTexts
}
