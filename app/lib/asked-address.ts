/** The address a visitor asked for, without what the router adds when it fetches data for it. */
export function askedAddress({ url }: Request): { pathname: string; search: string } {
  const { pathname, searchParams } = new URL(url)
  searchParams.delete('_routes')
  const query = searchParams.toString()
  return { pathname: pathname.replace(/\.data$/, ''), search: query && `?${query}` }
}
