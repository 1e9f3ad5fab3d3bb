import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** The modules that a browser loads when a drawing needs them, and what they export. */
const LAZY_MODULES: Readonly<Record<string, readonly string[]>> = {
  'artist/figures/animals/former-animals.ts': ['formerMakers', 'formerHeads', 'formerTails'],
  'artist/figures/animals/birds/bird-builds.ts': ['layeredBirds'],
  'artist/figures/animals/drawn/drawn-kinds.ts': ['drawnKinds'],
  'artist/figures/animals/walkers/rarer-walker-kinds.ts': ['rarerWalkerKinds'],
  'artist/figures/landmarks/landmark-makers.ts': ['landmarkMakers'],
  'artist/figures/feasts/feast-props.ts': ['feastProps'],
  'artist/figures/things/detailed/thing-makers.ts': ['thingMakers'],
  'artist/figures/things/simple/simple-thing-makers.ts': ['simpleThingMakers'],
  'artist/figures/people/scenes/scene-props.ts': ['SCENE_PROPS'],
  'artist/diagrams/diagrams.ts': ['DIAGRAMS'],
  'artist/feasts/all-feast-plans.ts': ['FEAST_PLANS'],
  'artist/scenery/furnished-settings.ts': ['FURNISHED_SETTINGS'],
}
const LAZY_CODE = 'app/features/draw/worker/lazy-code.ts'
/** Marks a virtual module. A leading NUL is the convention of Vite, so that other plugins ignore the id. */
const PREFIX = '\0lazy:'

/** Replaces large modules of the artist in the browser build, so that only their names are loaded at first. Node imports them unchanged. */
export function lazyArtistCode(root = process.cwd()): Plugin {
  // A cheap check, so that only imports with these file names are resolved twice.
  const baseNames = new Set(Object.keys(LAZY_MODULES).map((file) => path.basename(file)))
  return {
    name: 'lazy-artist-code',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || importer.startsWith(PREFIX) || !baseNames.has(path.basename(source))) return undefined
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      const file = resolved && path.relative(root, resolved.id)
      return file && file in LAZY_MODULES ? `${PREFIX}${file}` : undefined
    },
    load: (id) => (id.startsWith(PREFIX) ? createLazyModule(root, id.slice(PREFIX.length)) : undefined),
  }
}

/** The code that replaces a module: the same exports with all names, whose functions and values are imported when a drawing needs them. */
async function createLazyModule(root: string, file: string): Promise<string> {
  const absolute = path.join(root, file)
  const module = (await import(pathToFileURL(absolute).href)) as Record<string, unknown>
  const exports = LAZY_MODULES[file]!.map((exported) => {
    const values = module[exported]
    const load = `() => import(${JSON.stringify(absolute)}).then((module) => module.${exported})`
    const [create, known] = Array.isArray(values)
      ? ['makers', (values as object[]).map(withMethodNames)]
      : ['record', Object.keys(values as object)]
    return `export const ${exported} = lazyCode.${create}(${JSON.stringify(known)}, ${load})`
  })
  return `import { lazyCode } from ${JSON.stringify(path.join(root, LAZY_CODE))}\n${exports.join('\n')}`
}

/** A figure, or a kind of animal, and the names of its functions, which `JSON.stringify` leaves out. */
const withMethodNames = (maker: object) => ({
  maker,
  methods: Object.entries(maker).flatMap(([name, value]) => (typeof value === 'function' ? [name] : [])),
})
