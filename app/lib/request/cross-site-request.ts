/**
 * Whether a page of another site made the browser send this request (CSRF). React Router checks this for actions of
 * screens, but not for resource routes.
 */
export function isCrossSite({ headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin'
  const origin = headers.get('origin')
  return origin !== null && URL.parse(origin)?.host !== new URL(url).host
}
