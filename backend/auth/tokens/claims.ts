/** How somebody has shown who they are, newest first. */
export interface AuthenticationMethod {
  method: string
  timestamp: number
}

/** What a token says of its bearer; the names are those of Supabase's tokens. */
export interface TokenSubject {
  sub: string
  email: string
  phone: string
  app_metadata: Record<string, unknown>
  user_metadata: Record<string, unknown>
  role: string
  aal: 'aal1' | 'aal2'
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
