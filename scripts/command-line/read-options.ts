import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Parses the options of a command; an unknown option prints one line and the usage. */
export function readOptions<const T extends ParseArgsConfig>(
  config: T,
  usage: string,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config)
  } catch (error) {
    console.error(`${(error as Error).message.split('. ')[0]}.\n\n${usage}`)
    process.exit(2)
  }
}
