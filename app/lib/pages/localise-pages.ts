import type { Language } from '#domain/text/languages.ts'
import { categoryName, categoryText, pageText } from '#domain/text/localised-text.ts'

interface WithDescription {
  description: unknown
}
interface WithName {
  name: string
  name_translations: unknown
}

/**
 * Reduces the translations of a row to one language, because sending all six would multiply the data of every
 * screen. Titles keep all languages, because the class pack stores them and is still there after a change of
 * language.
 */
export const localisePage = <Page extends WithDescription>(page: Page, language: Language) => ({
  ...page,
  description: pageText(page.description, language, ''),
})

export const localisePages = <Page extends WithDescription>(pages: readonly Page[], language: Language) =>
  pages.map((page) => localisePage(page, language))

/** A theme with its name in one language, without its description. */
export function localiseTheme<Theme extends WithName & { id: string; slug: string; icon: string | null }>(
  theme: Theme,
  language: Language,
) {
  const { id, slug, icon } = theme
  return { id, slug, icon, name: categoryName(theme, language) }
}

export const localiseThemes = <Theme extends Parameters<typeof localiseTheme>[0]>(
  themes: readonly Theme[],
  language: Language,
) => themes.map((theme) => localiseTheme(theme, language))

/** The description is empty if the theme has none. */
export const localiseThemeWithDescription = <
  Theme extends Parameters<typeof localiseTheme>[0] & {
    description: string | null
    description_translations: unknown
  },
>(
  theme: Theme,
  language: Language,
) => ({
  ...localiseTheme(theme, language),
  description: categoryText(theme.description_translations, theme.description, language, ''),
})
