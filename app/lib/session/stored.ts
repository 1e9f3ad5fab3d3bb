/** Where supabase-js keeps the session in this browser. */
export const SESSION_KEY = 'colorami-session'

/** Whether somebody seems to be signed in, told without loading the client library. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null
  } catch {
    return false
  }
}

/** Calls when another tab has signed in or out. */
export function onStoredSession(changed: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === SESSION_KEY || key === null) changed()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
