import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

const folder = path.join(import.meta.dirname, `linux-${process.arch}`)
// Only Linux needs the replacement library.
const onLinux = test.skipIf(process.platform !== 'linux')

onLinux('Node runs on the library that a machine without libatomic gets', () => {
  const program = `
    const { Worker } = require('node:worker_threads')
    const { readFileSync } = require('node:fs')
    const cell = new Int32Array(new SharedArrayBuffer(4))
    const count = 'const { workerData: cell } = require("node:worker_threads"); for (let i = 0; i < 1e5; i++) Atomics.add(cell, 0, 1)'
    const ends = [1, 2, 3].map(() => new Promise((end) => new Worker(count, { eval: true, workerData: cell }).on('exit', end)))
    Promise.all(ends).then(() =>
      console.log(JSON.stringify({ counted: cell[0], loaded: readFileSync('/proc/self/maps', 'utf8').match(/\\S+libatomic\\S+/)[0] })))`
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', program], {
    env: { ...process.env, LD_LIBRARY_PATH: folder },
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(JSON.parse(stdout)).toEqual({ counted: 300_000, loaded: path.join(folder, 'libatomic.so.1') })
})
