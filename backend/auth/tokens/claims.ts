/** One method by which the user authenticated, and when. */
interface AuthenticationMethod {
  method: string
  timestamp: number
}

/** The claims about the user, named as in Supabase's tokens. */
export interface TokenSubject {
  sub: string
  email: string
  phone: string
  app_metadata: Record<string, unknown>
  user_metadata: Record<string, unknown>
  role: string
  aal: 'aal1' | 'aal2'
  /** Newest first. */
  amr: AuthenticationMethod[]
  session_id: string
  is_anonymous: boolean
}

export interface AccessClaims extends TokenSubject {
  iss: string
  aud: string
  exp: number
  iat: number
}
