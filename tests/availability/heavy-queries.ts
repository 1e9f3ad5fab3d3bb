const list = (length: number, item: (n: number) => string) =>
  Array.from({ length }, (_, n) => item(n)).join(',')
const orTree = (depth: number): string =>
  depth === 0 ? 'slug.ilike.*a*e*i*' : `or(${orTree(depth - 1)},${orTree(depth - 1)})`
const embeds = (depth: number): string =>
  depth === 0 ? '*' : `*,${depth % 2 ? 'coloring_pages' : 'categories'}(${embeds(depth - 1)})`

/** The most expensive requests that a visitor without an account can send to the REST API: path and headers. */
export const HEAVY_QUERIES: [path: string, headers?: Record<string, string>][] = [
  [`coloring_pages?select=slug&slug=match.${encodeURIComponent('^(.+)(.+)(.+)\\1\\2\\3$')}`],
  [`categories?select=${embeds(3)}`],
  [`categories?select=${embeds(7)}`],
  [`coloring_pages?select=*&or=(${orTree(4)},${orTree(4)})`],
  [`coloring_pages?select=*&or=(${orTree(8)})`],
  ['coloring_pages?select=*,categories(*)&description->>en=ilike.*a*e*i*o*u*', { prefer: 'count=exact' }],
  ['coloring_pages?select=*,categories(*)', { accept: 'text/csv', prefer: 'count=exact' }],
  [`coloring_pages?select=*&slug=in.(${list(450, (n) => `page-${n}`)})`, { prefer: 'count=exact' }],
  [`coloring_pages?select=*&id=in.(${list(900, (n) => String(n))})`],
  ['rpc/search_pages?query=a%20e%20i%20o%20u&lang=en&max_results=100'],
]
