import type { Language } from '#domain/languages.ts'
import { categoryName, categoryText, pageText } from '#domain/text.ts'

interface Described {
  description: unknown
}
interface Named {
  name: string
  name_translations: unknown
}

/**
 * Rows know every language, a reader needs one: the others would be sent and unpacked with every screen, six times the words. Titles stay
 * whole, because a page may be put into the class pack, which is still there after a change of language.
 */
export const pageFor = <Page extends Described>(page: Page, language: Language) => ({
  ...page,
  description: pageText(page.description, language, ''),
})

export const pagesFor = <Page extends Described>(pages: readonly Page[], language: Language) =>
  pages.map((page) => pageFor(page, language))

/** A theme with the name it has for this reader, without its description. */
export function themeFor<Theme extends Named & { id: string; slug: string; icon: string | null }>(
  theme: Theme,
  language: Language,
) {
  const { id, slug, icon } = theme
  return { id, slug, icon, name: categoryName(theme, language) }
}

export const themesFor = <Theme extends Parameters<typeof themeFor>[0]>(
  themes: readonly Theme[],
  language: Language,
) => themes.map((theme) => themeFor(theme, language))

/** With the description it has for this reader, if it has one. */
export const describedThemeFor = <
  Theme extends Parameters<typeof themeFor>[0] & {
    description: string | null
    description_translations: unknown
  },
>(
  theme: Theme,
  language: Language,
) => ({
  ...themeFor(theme, language),
  description: categoryText(theme.description_translations, theme.description, language, ''),
})
