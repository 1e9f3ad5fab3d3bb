import { NUMBER_TASKS } from '#domain/coloring/sums.ts'
import { DIFFICULTIES } from '#domain/pages/creation-options.ts'
import { SHEET_WORD_MAX_LENGTH } from '#domain/print/sheet-word.ts'

/** The allowed values of a parameter; any other value is removed. */
type Values = RegExp

const ANY: Values = /./s
const TRUE: Values = /^true$/
const LIST = {
  difficulty: new RegExp(`^(${DIFFICULTIES.join('|')})$`),
  age: /^\d{1,2}$/,
  page: /^[1-9]\d{0,3}$/,
}
const PAGE_FLAGS = { customize: TRUE, generated: TRUE }

/** The query parameters that the HTML of a screen depends on, by the first segment of its path after the language. */
const PARAMETERS = new Map(
  Object.entries<Record<string, Values>>({
    search: { q: ANY, ...LIST },
    category: LIST,
    'top-100': LIST,
    random: LIST,
    pack: {
      pages: /^[a-z0-9*,-]{1,3000}$/,
      name: /^off$/,
      word: new RegExp(`^.{1,${SHEET_WORD_MAX_LENGTH}}$`, 'su'),
      titles: /^on$/,
      numbers: new RegExp(`^(${NUMBER_TASKS.join('|')})$`),
    },
    page: PAGE_FLAGS,
    'coloring-page': PAGE_FLAGS,
    'create-image': { prompt: ANY },
    contact: { channel: /^chat$/ },
    auth: { mode: /^reset$/, next: ANY },
    dashboard: { tab: /^[a-z-]{1,20}$/ },
  }),
)
/** Screens of administrators have many parameters and are never cached. */
const WITHOUT_LIST = new Set(['admin', 'secure-admin'])

export interface PageAddress {
  /** Path and query with known parameters only, always in the same order. */
  known: string
  /** Adds the other parameters to a redirect: the browser may need them, for example to complete a sign-in. */
  restoreInRedirect(response: Response): Response
}

/**
 * Removes parameters that the screen does not know, so that invented ones cannot fill the cache with copies of a page.
 */
export function parsePageAddress(address: string): PageAddress {
  const queryAt = address.indexOf('?')
  if (queryAt < 0) return { known: address, restoreInRedirect: (response) => response }
  const path = address.slice(0, queryAt)
  const screen = path.split('/', 3)[2] ?? ''
  if (WITHOUT_LIST.has(screen)) return { known: address, restoreInRedirect: (response) => response }
  const query = new URLSearchParams(address.slice(queryAt))
  const known = new URLSearchParams()
  for (const [name, values] of Object.entries(PARAMETERS.get(screen) ?? {})) {
    const value = query.get(name)
    if (value !== null && values.test(value)) known.set(name, value)
  }
  return {
    known: known.size > 0 ? `${path}?${known.toString()}` : path,
    restoreInRedirect: (response) => addToRedirect(response, query, known),
  }
}

function addToRedirect(response: Response, query: URLSearchParams, known: URLSearchParams): Response {
  const location = response.headers.get('location')
  const others = [...query].filter(([name]) => !known.has(name))
  if (!location || others.length === 0) return response
  const headers = new Headers(response.headers)
  const separator = location.includes('?') ? '&' : '?'
  headers.set('location', location + separator + new URLSearchParams(others).toString())
  return new Response(response.body, { status: response.status, headers })
}
