/** A user's profile at the provider. */
export interface OAuthProfile {
  id: string
  email: string | undefined
  /** Only a verified e-mail may create or join an account. */
  emailVerified: boolean
  name: string | undefined
  picture: string | undefined
}

export interface OAuthResult {
  profile: OAuthProfile
  accessToken: string
  refreshToken: string | undefined
}

/** What the callback needs from the request that started the sign-in. */
export interface OAuthState {
  state: string
  nonce: string
  codeVerifier: string
  redirectUri: string
}

export interface OAuthProvider {
  /** The provider's page on which the user gives consent. */
  authorizationUrl(
    state: OAuthState,
    options: { scopes?: string; extraParams: Record<string, string> },
  ): Promise<URL>
  /** Verifies an id token that an app got from the provider itself; undefined if the provider issues none. */
  verifyIdToken?(idToken: string): Promise<{ profile: OAuthProfile; nonce: string | undefined }>
  /** Exchanges the code in the callback URL for tokens and reads the profile. */
  handleCallback(callbackUrl: URL, state: OAuthState): Promise<OAuthResult>
}

export type ProviderConfig =
  | { kind: 'oidc'; name: string; issuer: string; clientId: string; clientSecret: string; scopes?: string }
  | {
      kind: 'github'
      name: string
      clientId: string
      clientSecret: string
      scopes?: string
      apiUrl?: string
      url?: string
    }
