import { createGitHubProvider } from './github.ts'
import { createOidcProvider } from './oidc.ts'
import type { OAuthProvider, ProviderConfig } from './oauth-provider.ts'

/** The configured providers, by the name clients send. */
export function createProviders(
  configs: readonly ProviderConfig[],
  fetch: typeof globalThis.fetch,
): ReadonlyMap<string, OAuthProvider> {
  return new Map(
    configs.map((config) => [
      config.name,
      config.kind === 'github' ? createGitHubProvider(config, fetch) : createOidcProvider(config, fetch),
    ]),
  )
}
