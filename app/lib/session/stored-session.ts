/** The localStorage key under which supabase-js stores the session. */
export const SESSION_KEY = 'colorami-session'

/** Whether a user seems to be signed in. Does not need supabase-js. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null
  } catch {
    return false
  }
}

/** Calls back when the user signs in or out in another tab. */
export function onStoredSessionChange(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === SESSION_KEY || key === null) onChange()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
