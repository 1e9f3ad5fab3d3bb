import { RestError } from '../rest-error.ts'

export interface Preferences {
  resolution?: 'merge-duplicates' | 'ignore-duplicates'
  missing?: 'default' | 'null'
  return?: 'representation' | 'minimal' | 'headers-only'
  params?: 'single-object'
  count?: 'exact' | 'planned' | 'estimated'
  tx?: 'commit' | 'rollback'
  handling?: 'strict' | 'lenient'
  timezone?: string
  maxAffected?: number
}

/** Most requests have none. */
const NO_PREFERENCES: Preferences = Object.freeze({})
const NO_HEADERS: Record<string, string> = Object.freeze({})

const allowedValues: Record<string, readonly string[]> = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  return: ['representation', 'minimal', 'headers-only'],
  params: ['single-object'],
  count: ['exact', 'planned', 'estimated'],
  tx: ['commit', 'rollback'],
  handling: ['strict', 'lenient'],
}
/** The order of preferences in the `Preference-Applied` header. */
const HEADER_ORDER = [
  'resolution',
  'missing',
  'return',
  'params',
  'count',
  'tx',
  'handling',
  'timezone',
  'max-affected',
]

/** Uses the first occurrence of each preference. Unknown preferences are an error only with `handling=strict`. */
export function parsePreferences(
  header: string | null,
  { allowTx, timezones }: { allowTx: boolean; timezones: ReadonlySet<string> },
): Preferences {
  if (!header) return NO_PREFERENCES
  const found: Record<string, string> = {}
  const invalid: string[] = []
  for (const preference of header.split(',').map((part) => part.trim())) {
    const at = preference.indexOf('=')
    const name = preference.slice(0, at)
    const value = preference.slice(at + 1)
    if (isSupported(name, value, timezones)) found[name] ??= value
    else if (preference) invalid.push(preference)
  }
  if (!allowTx) delete found.tx
  if (found.handling === 'strict' && invalid.length > 0) {
    throw new RestError(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${invalid.join(', ')}`,
    })
  }
  // PostgREST applies max-affected only with handling=strict.
  const maxAffected =
    found.handling === 'strict' && found['max-affected'] ? Number(found['max-affected']) : undefined
  return { ...(found as Preferences), maxAffected }
}

function isSupported(name: string, value: string, timezones: ReadonlySet<string>): boolean {
  if (name === 'timezone') return timezones.has(value)
  if (name === 'max-affected') return /^\d{1,9}$/.test(value)
  return Object.hasOwn(allowedValues, name) && allowedValues[name]!.includes(value)
}

/** Lists the preferences that the response applies. */
export function preferenceAppliedHeader(
  preferences: Preferences,
  names: readonly (keyof Preferences)[],
): Record<string, string> {
  if (preferences === NO_PREFERENCES) return NO_HEADERS
  const values = HEADER_ORDER.flatMap((name) => {
    const key = (name === 'max-affected' ? 'maxAffected' : name) as keyof Preferences
    const value = names.includes(key) ? preferences[key] : undefined
    return value === undefined ? [] : [`${name}=${value}`]
  })
  return values.length > 0 ? { 'preference-applied': values.join(', ') } : {}
}
