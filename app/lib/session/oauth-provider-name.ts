const NAMES: Record<string, string> = {
  github: 'GitHub',
  google: 'Google',
  apple: 'Apple',
  microsoft: 'Microsoft',
}

/** The display name of an OAuth provider. */
export const providerName = (id: string): string =>
  NAMES[id] ?? id.replace(/^./, (letter) => letter.toUpperCase())
