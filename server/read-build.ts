import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { ConfigError } from './config.ts'

const FILE = path.resolve('build/server/index.js')

export interface BuiltApp {
  /** What renders; a function where it may change while we run. */
  build: ServerBuild | (() => Promise<ServerBuild>)
  /** Where the browser's part lies; unset where somebody else answers for it. */
  files?: string
}

/** The built app. A variable address, because it does not exist when types are checked. */
export async function readBuild(): Promise<BuiltApp> {
  if (!existsSync(FILE))
    throw new ConfigError(
      'The app is not built yet. Run `npm start`, which builds it, or `npx react-router build`.',
    )
  return { build: (await import(pathToFileURL(FILE).href)) as ServerBuild, files: 'build/client' }
}
