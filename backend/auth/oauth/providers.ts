import { createGitHubProvider } from './github.ts'
import { createOidcProvider } from './oidc.ts'
import type { Provider, ProviderConfig } from './provider.ts'

/** The providers an operator has configured, by the name a client asks for. */
export function createProviders(
  configs: readonly ProviderConfig[],
  fetch: typeof globalThis.fetch,
): ReadonlyMap<string, Provider> {
  return new Map(
    configs.map((config) => [
      config.name,
      config.kind === 'github' ? createGitHubProvider(config, fetch) : createOidcProvider(config, fetch),
    ]),
  )
}
