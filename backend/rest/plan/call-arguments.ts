import type { Parameter, Routine } from '../schema/schema-cache.ts'

interface PlainArgument {
  parameter: Parameter
  value: string | null
}

/** How a function's arguments reach it. */
export type CallArguments =
  /** Each as a value of its own; `null` is SQL's null. */
  | { kind: 'values'; values: PlainArgument[] }
  /** Lists and objects: PostgreSQL takes them apart itself, so that nothing is parsed and written again. */
  | { kind: 'object'; json: string; parameters: Parameter[] }
  /** The whole body as the only argument. */
  | { kind: 'body'; parameter: Parameter; body: string }

const isJson = ({ type }: Parameter) => type === 'json' || type === 'jsonb'

/** `?a=1&b=2`: every value is a text; a variadic parameter gathers all of its own, else the last one counts. */
export function argumentsFromPairs(routine: Routine, pairs: readonly [string, string][]): CallArguments {
  const values = routine.parameters.flatMap((parameter) => {
    const given = pairs.filter(([name]) => name === parameter.name).map(([, value]) => value)
    if (given.length === 0) return []
    if (parameter.variadic) return [{ parameter, value: JSON.stringify(given) }]
    const last = given.at(-1)!
    return [{ parameter, value: isJson(parameter) ? JSON.stringify(last) : last }]
  })
  const hasVariadic = values.some(({ parameter }) => parameter.variadic)
  if (!hasVariadic) return { kind: 'values', values }
  const json = Object.fromEntries(
    values.map(({ parameter, value }) => [parameter.name, parameter.variadic ? JSON.parse(value) : value]),
  )
  return { kind: 'object', json: JSON.stringify(json), parameters: values.map(({ parameter }) => parameter) }
}

/**
 * A JSON body: plain values directly, everything else through PostgreSQL's own reading of the object. `value` is the object, where it
 * has been read already.
 */
export function argumentsFromJson(
  routine: Routine,
  json: string,
  keys: readonly string[],
  value?: unknown,
): CallArguments {
  const parameters = routine.parameters.filter(({ name }) => keys.includes(name))
  const words = wordsOf(parameters, value)
  if (words) return { kind: 'values', values: words }
  const sources = plainSources(json)
  const values =
    sources && parameters.flatMap((parameter) => plainArgument(parameter, sources.get(parameter.name)))
  return values?.length === parameters.length
    ? { kind: 'values', values }
    : { kind: 'object', json, parameters }
}

/** Texts, truths and nothings are what they are; only a number has to be looked up as it was written. */
function wordsOf(parameters: readonly Parameter[], value: unknown): PlainArgument[] | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const words: PlainArgument[] = []
  for (const parameter of parameters) {
    const given = (value as Record<string, unknown>)[parameter.name]
    if (isJson(parameter) || parameter.variadic) return undefined
    if (typeof given === 'string' || given === null) words.push({ parameter, value: given })
    else if (typeof given === 'boolean') words.push({ parameter, value: String(given) })
    else return undefined
  }
  return words
}

function plainArgument(parameter: Parameter, source: string | undefined): PlainArgument[] {
  if (source === undefined || parameter.variadic) return []
  if (source === 'null') return [{ parameter, value: null }]
  if (isJson(parameter) || !source.startsWith('"')) return [{ parameter, value: source }]
  return [{ parameter, value: JSON.parse(source) as string }]
}

/**
 * The plain values of an object as they were written, so that no digit of a number is lost. What is no JSON, or nested too deeply to be
 * walked through, is left to PostgreSQL, which refuses it in its own words.
 */
function plainSources(json: string): Map<string, string> | undefined {
  const sources = new Map<string, string>()
  const note = (key: string, inner: unknown, context?: { source?: string }) => {
    if (context?.source !== undefined) sources.set(key, context.source)
    return inner
  }
  let value: unknown
  try {
    value = JSON.parse(json, note)
  } catch {
    return undefined
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  // A key deep inside could be taken for one outside.
  const isFlat = Object.values(value).every((inner) => typeof inner !== 'object' || inner === null)
  return isFlat ? sources : undefined
}
