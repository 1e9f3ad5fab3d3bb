import type { Session } from '@supabase/supabase-js'

/** Whether the account has a verified second factor that this session has not used yet. */
export function needsSecondFactor({ user, access_token }: Pick<Session, 'user' | 'access_token'>): boolean {
  const hasFactor = (user.factors ?? []).some(({ status }) => status === 'verified')
  return hasFactor && assuranceLevel(access_token) !== 'aal2'
}

/** Only decides which form to show; the server decides what a session may do. */
function assuranceLevel(token: string): unknown {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')
    return (JSON.parse(atob(payload)) as { aal?: unknown }).aal
  } catch {
    return undefined
  }
}
