// A process that attacks a site until it is killed, so that the attack does not slow down the visitor who is measured.
import { ATTACKS } from './attacks.ts'
import type { AttackTarget } from './attack-target.ts'

const { target, sizes } = JSON.parse(process.argv[2]!) as {
  target: AttackTarget
  sizes: Record<string, number>
}
const never = new AbortController()
process.on('disconnect', () => process.exit())
process.send?.('started')
await Promise.all(Object.entries(sizes).map(([name, size]) => ATTACKS[name]!(target, size, never.signal)))
