const NAMES: Record<string, string> = {
  github: 'GitHub',
  google: 'Google',
  apple: 'Apple',
  microsoft: 'Microsoft',
}

/** An outside sign-in service as people know it. */
export const providerName = (id: string): string =>
  NAMES[id] ?? id.replace(/^./, (letter) => letter.toUpperCase())
