/** Which room may import which. `docs/architecture.md` says the same in words, and why. */
export const ROOMS: Record<string, readonly string[]> = {
  domain: [],
  artist: ['domain'],
  providers: ['domain', 'artist', 'locales'],
  backend: [],
  supabase: ['domain', 'artist', 'providers', 'locales'],
  app: ['domain', 'locales', 'supabase/database.types.ts'],
  server: ['domain', 'artist', 'providers', 'backend', 'supabase', 'app', 'locales'],
  scripts: ['domain', 'artist', 'providers', 'backend', 'supabase', 'server', 'locales'],
}

/** Rooms that also run in a browser and therefore know no Node module. */
const PORTABLE = ['domain', 'artist', 'app']

/** Packages a room may use, where that is limited. */
const PACKAGES: Record<string, readonly string[]> = { domain: ['zod'], artist: [] }

/** Inside app/ the arrows go down; a feature is an island. */
const APP_FLOORS = ['screens', 'features', 'components', 'ui', 'lib']

export interface Arrow {
  from: string
  /** A file of the project (`domain/x.ts`), a package (`zod`) or a Node module (`node:fs`). */
  to: string
  typeOnly: boolean
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || /^(tests|bench)\//.test(file)
const isOurs = (to: string) => /\.(ts|tsx|json|css|svg|js|mjs)$/.test(to)
const roomOf = (file: string) => file.split('/')[0] ?? ''

/** Why an arrow may not stand, or undefined when it may. */
export function objection({ from, to }: Arrow): string | undefined {
  if (isTest(from)) return undefined
  const room = roomOf(from)
  if (to.startsWith('node:'))
    return PORTABLE.includes(room) ? `${room}/ runs in a browser too: no Node modules` : undefined
  if (!isOurs(to)) {
    const allowed = PACKAGES[room]
    return allowed && !allowed.some((name) => to === name || to.startsWith(`${name}/`))
      ? `${room}/ may use only these packages: ${allowed.join(', ')}`
      : undefined
  }
  if (isTest(to)) return 'nobody imports tests or measurements'
  const target = roomOf(to)
  const may = ROOMS[room]
  if (
    may &&
    target in { ...ROOMS, locales: 1 } &&
    target !== room &&
    !may.some((path) => to === path || to.startsWith(`${path}/`))
  )
    return `${room}/ may import ${may.length > 0 ? may.join(', ') : 'nothing of ours'}`
  return room === 'app' && target === 'app' ? floorObjection(from, to) : undefined
}

function floorObjection(from: string, to: string): string | undefined {
  const [, fromFloor = '', fromFeature] = from.split('/')
  const [, toFloor = '', toFeature] = to.split('/')
  const [here, there] = [APP_FLOORS.indexOf(fromFloor), APP_FLOORS.indexOf(toFloor)]
  if (here >= 0 && there >= 0 && there < here) return `in app/ the arrows go down: ${APP_FLOORS.join(' -> ')}`
  if (fromFloor === 'features' && toFloor === 'features' && fromFeature !== toFeature)
    return 'a feature is an island: screens put features together'
  return undefined
}

/** The first circle of value imports through the given arrows, as the list of files on it. */
export function circle(arrows: readonly Arrow[]): string[] | undefined {
  const next = new Map<string, string[]>()
  for (const { from, to, typeOnly } of arrows)
    if (!typeOnly && isOurs(to)) next.set(from, [...(next.get(from) ?? []), to])
  const done = new Set<string>()
  const walk = (file: string, path: string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const to of next.get(file) ?? []) {
      const found = walk(to, [...path, file])
      if (found) return found
    }
    done.add(file)
    return undefined
  }
  for (const file of next.keys()) {
    const found = walk(file, [])
    if (found) return found
  }
  return undefined
}
