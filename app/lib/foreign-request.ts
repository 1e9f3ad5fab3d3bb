/** Whether a page of another site has made a browser send this. The router looks for screens only, not for addresses that answer data. */
export function isForeign({ headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin'
  const origin = headers.get('origin')
  return origin !== null && URL.parse(origin)?.host !== new URL(url).host
}
