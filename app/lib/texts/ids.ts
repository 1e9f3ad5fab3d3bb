import type card from '#locales/en/card.json'
import type common from '#locales/en/common.json'
import type failure from '#locales/en/failure.json'
import type footer from '#locales/en/footer.json'
import type header from '#locales/en/header.json'
import type home from '#locales/en/home.json'
import type search from '#locales/en/search.json'
import type notFound from '#locales/en/not-found.json'

interface Features {
  card: typeof card
  common: typeof common
  failure: typeof failure
  footer: typeof footer
  header: typeof header
  home: typeof home
  search: typeof search
  'not-found': typeof notFound
}

/** Every text that exists, as `feature.key`. English is the source of the names; a check keeps the other five complete. */
export type TextId = { [F in keyof Features]: `${F}.${keyof Features[F] & string}` }[keyof Features]
