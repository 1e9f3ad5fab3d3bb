import { z } from 'zod'
import { LANGUAGES } from '#domain/text/languages.ts'
import { sanitise, SANITISED_MAX_LENGTH } from '#domain/text/sanitise.ts'
import { TEXT_KINDS } from '#providers/translation/translation-provider.ts'
import { defineFunction } from '../define-function.ts'
import { FunctionError } from '../../shared/function-error.ts'
import type { Providers } from '../../shared/providers.ts'
import { translateText } from '../../shared/translate-text.ts'

const TranslationInput = z.object({
  text: z.string().max(SANITISED_MAX_LENGTH),
  targetLanguage: z.enum(LANGUAGES),
  contentType: z.enum(TEXT_KINDS).default('general'),
  sourceLanguage: z.enum(LANGUAGES).default('en'),
})

/** Translates one text. Only for admins, because a hosted translation costs the operator money. */
export const translateContent = defineFunction<Providers, typeof TranslationInput>({
  auth: 'admin',
  input: TranslationInput,
  async run({ text, targetLanguage, contentType, sourceLanguage }, { providers, signal }) {
    const clean = sanitise(text)
    if (clean === '') throw new FunctionError(400, 'text-required')
    const request = { text: clean, from: sourceLanguage, to: targetLanguage, kind: contentType, signal }
    return { translatedText: await translateText(request, providers) }
  },
})
