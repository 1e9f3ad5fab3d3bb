/** The path and query that the visitor requested, without the parts React Router adds when it fetches data. */
export function requestedPath({ url }: Request): { pathname: string; search: string } {
  const { pathname, searchParams } = new URL(url)
  searchParams.delete('_routes')
  const query = searchParams.toString()
  return { pathname: pathname.replace(/\.data$/, ''), search: query && `?${query}` }
}
