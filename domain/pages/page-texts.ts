/** The texts of a page that exist in every language; the names are those of the database columns. */
export const PAGE_TEXT_FIELDS = ['title', 'description', 'seo_description'] as const
export type PageTextField = (typeof PAGE_TEXT_FIELDS)[number]

export const PAGE_TEXT_MAX_LENGTHS: Record<PageTextField, number> = {
  title: 200,
  description: 1000,
  seo_description: 500,
}
