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

const known: Record<string, readonly string[]> = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  return: ['representation', 'minimal', 'headers-only'],
  params: ['single-object'],
  count: ['exact', 'planned', 'estimated'],
  tx: ['commit', 'rollback'],
  handling: ['strict', 'lenient'],
}
/** The order in which `Preference-Applied` names them. */
const announced = [
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

/** The first mention of each preference counts; what is not known is an error only when the client asks for strictness. */
export function parsePreferences(
  header: string | null,
  { allowTx, timezones }: { allowTx: boolean; timezones: ReadonlySet<string> },
): Preferences {
  if (!header) return {}
  const found: Record<string, string> = {}
  const invalid: string[] = []
  for (const preference of header.split(',').map((part) => part.trim())) {
    const at = preference.indexOf('=')
    const name = preference.slice(0, at)
    const value = preference.slice(at + 1)
    if (isKnown(name, value, timezones)) found[name] ??= value
    else if (preference) invalid.push(preference)
  }
  if (!allowTx) delete found.tx
  if (found.handling === 'strict' && invalid.length > 0) {
    throw new RestError(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${invalid.join(', ')}`,
    })
  }
  // Only a strict client can rely on the bound, so only for it we promise it.
  const maxAffected =
    found.handling === 'strict' && found['max-affected'] ? Number(found['max-affected']) : undefined
  return { ...(found as Preferences), maxAffected }
}

function isKnown(name: string, value: string, timezones: ReadonlySet<string>): boolean {
  if (name === 'timezone') return timezones.has(value)
  if (name === 'max-affected') return /^\d{1,9}$/.test(value)
  return Object.hasOwn(known, name) && known[name]!.includes(value)
}

/** What the answer says it has heeded. */
export function appliedHeader(
  preferences: Preferences,
  names: readonly (keyof Preferences)[],
): Record<string, string> {
  const values = announced.flatMap((name) => {
    const key = (name === 'max-affected' ? 'maxAffected' : name) as keyof Preferences
    const value = names.includes(key) ? preferences[key] : undefined
    return value === undefined ? [] : [`${name}=${value}`]
  })
  return values.length > 0 ? { 'preference-applied': values.join(', ') } : {}
}
