const KEY = 'setup-code'

/**
 * The code of the printed link. It stands behind the # so that no server log ever sees it, is taken out of the address at once, and
 * is kept for this tab while its owner signs in.
 */
export function takeSetupCode(): string {
  const given = new URLSearchParams(location.hash.slice(1)).get('code')
  try {
    if (given) sessionStorage.setItem(KEY, given)
    if (given) history.replaceState(history.state, '', location.pathname + location.search)
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    // No storage in this browser: the code has to be typed again after signing in.
    return given ?? ''
  }
}

export function forgetSetupCode(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // It was never kept.
  }
}
