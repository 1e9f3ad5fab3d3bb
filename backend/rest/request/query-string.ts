import { RestError } from '../rest-error.ts'

/** Returns keys and values in order. Skips a key without `=`, as PostgREST does. */
export function parseQueryString(text: string): [string, string][] {
  const pairs: [string, string][] = []
  for (const part of text.split('&')) {
    const at = part.indexOf('=')
    if (at > 0) pairs.push([decode(part.slice(0, at)), decode(part.slice(at + 1))])
  }
  return pairs
}

function decode(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text
  if (!spaced.includes('%')) return spaced
  try {
    return decodeURIComponent(spaced)
  } catch {
    return decodeLeniently(spaced)
  }
}

/** A percent sign that starts no escape stays, as in `like.%cat%`, which people type into an address bar. */
function decodeLeniently(text: string): string {
  const escaped = text.replace(/%(?![0-9a-f]{2})/gi, '%25')
  try {
    return decodeURIComponent(escaped)
  } catch {
    throw new RestError(400, 'PGRST100', 'The URL is not valid UTF-8')
  }
}
