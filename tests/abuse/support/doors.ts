// What each door answers to whom. A screen or function without a row fails the tests, and so does a row without one.

/** Said to everybody, whatever token or cookie they bring: a screen is the same for all, what is personal is fetched by wire. */
interface ScreenRow {
  /** An address of this screen. */
  at: string
  status: number
  /** Where it leads, for those that lead elsewhere. */
  to?: string
  /** Not for searchers, not kept by anybody. */
  isPrivate?: true
  /** Shows pages by chance, so that no two answers are the same. */
  isShuffled?: true
}

/** By route pattern, as `app/routes.ts` writes it under its parents. */
export const SCREENS: Record<string, ScreenRow> = {
  '/sitemap.xml': { at: '/sitemap.xml', status: 200 },
  '/robots.txt': { at: '/robots.txt', status: 200 },
  '/:lang?': { at: '/en', status: 200, isShuffled: true },
  '/:lang?/random': { at: '/en/random', status: 200, isShuffled: true },
  '/:lang?/top-100': { at: '/en/top-100', status: 200 },
  '/:lang?/search': { at: '/en/search?q=cat', status: 200 },
  '/:lang?/category/:categorySlug': { at: '/en/category/animals', status: 200 },
  '/:lang?/favourites': { at: '/en/favourites', status: 200 },
  '/:lang?/create-image': { at: '/en/create-image', status: 200 },
  '/:lang?/page/:slug': { at: '/en/page/friendly-cat', status: 200 },
  '/:lang?/coloring-page/:slug': {
    at: '/en/coloring-page/friendly-cat',
    status: 301,
    to: '/en/page/friendly-cat',
  },
  '/:lang?/auth': { at: '/en/auth', status: 200 },
  '/:lang?/dashboard': { at: '/en/dashboard', status: 200, isPrivate: true },
  '/:lang?/contact': { at: '/en/contact', status: 200 },
  '/:lang?/contact/message': { at: '/en/contact/message', status: 302, to: '/en/contact' },
  '/:lang?/impressum': { at: '/en/impressum', status: 200 },
  '/:lang?/privacy-policy': { at: '/en/privacy-policy', status: 200 },
  '/:lang?/terms-of-service': { at: '/en/terms-of-service', status: 200 },
  '/:lang?/license': { at: '/en/license', status: 200 },
  '/:lang?/admin': { at: '/en/admin', status: 200, isPrivate: true },
  '/:lang?/secure-admin': { at: '/en/secure-admin', status: 200, isPrivate: true },
  '/:lang?/setup': { at: '/en/setup', status: 200, isPrivate: true },
  '/:lang?/sitemap': { at: '/en/sitemap', status: 200 },
  '/:lang?/404': { at: '/en/404', status: 404 },
  '/:lang?/*': { at: '/en/no-such-place', status: 404 },
}

/** What is sent to a function, and what an account that may call it is told: nothing here changes anything. */
export const FUNCTIONS: Record<string, { body: unknown; user?: number; admin: number }> = {
  'delete-account': { body: { confirmation: 'somebody@else.org' }, user: 400, admin: 400 },
  'export-my-data': { body: {}, user: 200, admin: 200 },
  'rename-my-page': {
    body: { pageId: '00000000-0000-4000-8000-00000000dead', title: 'A cat' },
    user: 404,
    admin: 404,
  },
  'admin-change-account': {
    body: { account: '00000000-0000-4000-8000-00000000dead', action: 'disable' },
    admin: 404,
  },
  'admin-site-status': { body: {}, admin: 200 },
  'admin-test-mail': { body: {}, admin: 200 },
  'generate-ai-coloring-page': { body: { prompt: '' }, user: 400, admin: 400 },
  'admin-generate-coloring-page': { body: { prompt: '' }, admin: 400 },
  'import-csv-prompts': { body: { importId: '00000000-0000-4000-8000-00000000dead' }, admin: 404 },
  'translate-content': {
    body: { text: 'cat', targetLanguage: 'de', contentType: 'page_title' },
    admin: 200,
  },
}
