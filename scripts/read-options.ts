import { parseArgs, type ParseArgsConfig } from 'node:util'

/** The options of a command. What it does not know is said in one line, with how it is used. */
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
