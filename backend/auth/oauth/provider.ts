/** Who the provider says somebody is. */
export interface ProviderPerson {
  id: string
  email: string | undefined
  /** Only an address the provider has checked may open or join an account. */
  emailVerified: boolean
  name: string | undefined
  picture: string | undefined
}

export interface ProviderAnswer {
  person: ProviderPerson
  accessToken: string
  refreshToken: string | undefined
}

/** What our own visit to a provider remembers between leaving and coming back. */
export interface Visit {
  state: string
  nonce: string
  codeVerifier: string
  redirectUri: string
}

export interface Provider {
  /** The provider's page on which somebody says yes. */
  entrance(visit: Visit, wishes: { scopes?: string; extras: Record<string, string> }): Promise<URL>
  /** Trades what came back in the address for a person. */
  identify(comingBack: URL, visit: Visit): Promise<ProviderAnswer>
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
