import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { ConfigError } from '../config.ts'

const SERVER_BUILD = path.resolve('build/server/index.js')

export interface BuiltApp {
  /** The server build; a function in development, where it changes while the server runs. */
  build: ServerBuild | (() => Promise<ServerBuild>)
  /** The folder of the built client; undefined if Vite serves it in development. */
  clientFolder?: string
}

/** Loads the built app. The path is a variable because the file does not exist when types are checked. */
export async function loadBuild(): Promise<BuiltApp> {
  if (!existsSync(SERVER_BUILD))
    throw new ConfigError(
      'The app is not built yet. Run `npm start`, which builds it, or `npx react-router build`.',
    )
  return {
    build: (await import(pathToFileURL(SERVER_BUILD).href)) as ServerBuild,
    clientFolder: 'build/client',
  }
}
