// `node blocked-child.ts <module of endWithParent>` starts a child that blocks its main thread for ever, like an endless drawing.
import { fork } from 'node:child_process'

const { endWithParent } = (await import(process.argv[2]!)) as { endWithParent: () => void }
if (process.send) {
  endWithParent()
  process.send('blocked', () => {
    for (;;);
  })
} else {
  const child = fork(import.meta.filename, [process.argv[2]!])
  child.once('message', () => process.stdout.write(`${child.pid}\n`))
}
