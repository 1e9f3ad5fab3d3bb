import type accounts from '#locales/en/accounts.json'
import type adminAccess from '#locales/en/admin-access.json'
import type adminAnalytics from '#locales/en/admin-analytics.json'
import type adminAudit from '#locales/en/admin-audit.json'
import type adminBackups from '#locales/en/admin-backups.json'
import type adminCategories from '#locales/en/admin-categories.json'
import type adminGenerator from '#locales/en/admin-generator.json'
import type adminImport from '#locales/en/admin-import.json'
import type adminMessages from '#locales/en/admin-messages.json'
import type adminPages from '#locales/en/admin-pages.json'
import type adminReview from '#locales/en/admin-review.json'
import type adminSettings from '#locales/en/admin-settings.json'
import type adminSynonyms from '#locales/en/admin-synonyms.json'
import type adminTables from '#locales/en/admin-tables.json'
import type adminTranslations from '#locales/en/admin-translations.json'
import type adminUsers from '#locales/en/admin-users.json'
import type admin from '#locales/en/admin.json'
import type card from '#locales/en/card.json'
import type category from '#locales/en/category.json'
import type coloring from '#locales/en/coloring.json'
import type common from '#locales/en/common.json'
import type contact from '#locales/en/contact.json'
import type create from '#locales/en/create.json'
import type dashboard from '#locales/en/dashboard.json'
import type device from '#locales/en/device.json'
import type draw from '#locales/en/draw.json'
import type download from '#locales/en/download.json'
import type failure from '#locales/en/failure.json'
import type favourites from '#locales/en/favourites.json'
import type filters from '#locales/en/filters.json'
import type footer from '#locales/en/footer.json'
import type functions from '#locales/en/functions.json'
import type head from '#locales/en/head.json'
import type header from '#locales/en/header.json'
import type hearts from '#locales/en/hearts.json'
import type home from '#locales/en/home.json'
import type legal from '#locales/en/legal.json'
import type levels from '#locales/en/levels.json'
import type noScript from '#locales/en/no-script.json'
import type notFound from '#locales/en/not-found.json'
import type numbers from '#locales/en/numbers.json'
import type offline from '#locales/en/offline.json'
import type pack from '#locales/en/pack.json'
import type packs from '#locales/en/packs.json'
import type page from '#locales/en/page.json'
import type pager from '#locales/en/pager.json'
import type random from '#locales/en/random.json'
import type ratings from '#locales/en/ratings.json'
import type report from '#locales/en/report.json'
import type search from '#locales/en/search.json'
import type security from '#locales/en/security.json'
import type setup from '#locales/en/setup.json'
import type tips from '#locales/en/tips.json'
import type top from '#locales/en/top.json'
import type wish from '#locales/en/wish.json'

interface Features {
  accounts: typeof accounts
  admin: typeof admin
  'admin-access': typeof adminAccess
  'admin-analytics': typeof adminAnalytics
  'admin-audit': typeof adminAudit
  'admin-backups': typeof adminBackups
  'admin-tables': typeof adminTables
  'admin-categories': typeof adminCategories
  'admin-generator': typeof adminGenerator
  'admin-import': typeof adminImport
  'admin-messages': typeof adminMessages
  'admin-pages': typeof adminPages
  'admin-review': typeof adminReview
  'admin-settings': typeof adminSettings
  'admin-synonyms': typeof adminSynonyms
  'admin-translations': typeof adminTranslations
  'admin-users': typeof adminUsers
  card: typeof card
  category: typeof category
  coloring: typeof coloring
  common: typeof common
  contact: typeof contact
  create: typeof create
  dashboard: typeof dashboard
  device: typeof device
  download: typeof download
  draw: typeof draw
  failure: typeof failure
  favourites: typeof favourites
  filters: typeof filters
  footer: typeof footer
  functions: typeof functions
  head: typeof head
  header: typeof header
  hearts: typeof hearts
  home: typeof home
  legal: typeof legal
  levels: typeof levels
  'no-script': typeof noScript
  'not-found': typeof notFound
  numbers: typeof numbers
  offline: typeof offline
  pack: typeof pack
  packs: typeof packs
  page: typeof page
  pager: typeof pager
  random: typeof random
  ratings: typeof ratings
  report: typeof report
  search: typeof search
  security: typeof security
  setup: typeof setup
  tips: typeof tips
  top: typeof top
  wish: typeof wish
}

/**
 * The id of every text as `feature.key`. English defines the ids; a check ensures that the other languages have the
 * same.
 */
export type TextId = { [F in keyof Features]: `${F}.${keyof Features[F] & string}` }[keyof Features]
