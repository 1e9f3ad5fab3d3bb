const STORAGE_KEY = 'setup-code'

/**
 * Reads the setup code from the link that the server prints while the site has no admin. The code is in the fragment,
 * because servers do not log fragments. It is removed from the URL at once and stored for this tab while the user
 * signs in.
 */
export function readSetupCode(): string {
  const linkCode = new URLSearchParams(location.hash.slice(1)).get('code')
  try {
    if (linkCode) sessionStorage.setItem(STORAGE_KEY, linkCode)
    if (linkCode) history.replaceState(history.state, '', location.pathname + location.search)
    return sessionStorage.getItem(STORAGE_KEY) ?? ''
  } catch {
    // Without storage the user has to type the code again after signing in.
    return linkCode ?? ''
  }
}

export function clearSetupCode(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Without storage the code was never stored.
  }
}
