// The expected response of every screen and function to every kind of caller. A missing or superfluous entry fails the tests.

/** A screen's HTML is the same for every caller; the browser loads personal data through the API. */
interface ExpectedScreen {
  /** An example path of this screen. */
  path: string
  status: number
  /** The target, if the screen redirects. */
  redirect?: string
  /** Must not be indexed or cached. */
  isPrivate?: true
  /** Shows random pages, so that responses differ. */
  isRandom?: true
}

/** Keyed by the full route pattern of `app/routes.ts`. */
export const SCREENS: Record<string, ExpectedScreen> = {
  '/sitemap.xml': { path: '/sitemap.xml', status: 200 },
  '/robots.txt': { path: '/robots.txt', status: 200 },
  '/:lang?': { path: '/en', status: 200, isRandom: true },
  '/:lang?/random': { path: '/en/random', status: 200, isRandom: true },
  '/:lang?/top-100': { path: '/en/top-100', status: 200 },
  '/:lang?/search': { path: '/en/search?q=cat', status: 200 },
  '/:lang?/category/:categorySlug': { path: '/en/category/animals', status: 200 },
  '/:lang?/favourites': { path: '/en/favourites', status: 200 },
  '/:lang?/pack': { path: '/en/pack', status: 200 },
  '/:lang?/create-image': { path: '/en/create-image', status: 200 },
  '/:lang?/draw': { path: '/en/draw', status: 200 },
  '/:lang?/color': { path: '/en/color', status: 200 },
  '/:lang?/color/:slug': { path: '/en/color/friendly-cat', status: 200 },
  '/:lang?/page/:slug': { path: '/en/page/friendly-cat', status: 200 },
  '/:lang?/coloring-page/:slug': {
    path: '/en/coloring-page/friendly-cat',
    status: 301,
    redirect: '/en/page/friendly-cat',
  },
  '/:lang?/auth': { path: '/en/auth', status: 200 },
  '/:lang?/dashboard': { path: '/en/dashboard', status: 200, isPrivate: true },
  '/:lang?/contact': { path: '/en/contact', status: 200 },
  '/:lang?/contact/message': { path: '/en/contact/message', status: 302, redirect: '/en/contact' },
  '/:lang?/impressum': { path: '/en/impressum', status: 200 },
  '/:lang?/privacy-policy': { path: '/en/privacy-policy', status: 200 },
  '/:lang?/terms-of-service': { path: '/en/terms-of-service', status: 200 },
  '/:lang?/license': { path: '/en/license', status: 200 },
  '/:lang?/admin': { path: '/en/admin', status: 200, isPrivate: true },
  '/:lang?/secure-admin': { path: '/en/secure-admin', status: 200, isPrivate: true },
  '/:lang?/setup': { path: '/en/setup', status: 200, isPrivate: true },
  '/:lang?/sitemap': { path: '/en/sitemap', status: 200 },
  '/:lang?/404': { path: '/en/404', status: 404 },
  '/:lang?/*': { path: '/en/no-such-place', status: 404 },
}

/** A harmless request body for every function, and the status for a user and for an administrator without a second factor. */
export const FUNCTIONS: Record<string, { body: unknown; user?: number; admin: number }> = {
  'delete-account': { body: { confirmation: 'another-user@example.org' }, user: 400, admin: 400 },
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
  'admin-list-backups': { body: {}, admin: 403 },
  'admin-create-backup': { body: {}, admin: 403 },
  'admin-restore-backup': { body: { name: 'x.tar.gz' }, admin: 403 },
  'admin-list-tables': { body: {}, admin: 403 },
  'admin-view-table': { body: { table: 'categories' }, admin: 403 },
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
