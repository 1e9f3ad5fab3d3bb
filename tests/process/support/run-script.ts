import { spawnSync } from 'node:child_process'

/** Runs a command of the operator, such as `backup`, on a data folder. */
export const runScript = (script: string, args: string[], dataDir: string) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/commands/${script}.ts`, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', SEED: 'sample' },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}
