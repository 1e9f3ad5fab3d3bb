import type { Parameter, Routine } from '../schema/schema-cache.ts'

interface ArgumentValue {
  parameter: Parameter
  value: string | null
}

/** How the arguments are passed to the function. */
export type CallArguments =
  /** As separate parameters; `null` is SQL's null. */
  | { kind: 'values'; values: ArgumentValue[] }
  /** Arguments with arrays or objects: PostgreSQL extracts them from the JSON body, which is not serialized again. */
  | { kind: 'object'; json: string; parameters: Parameter[] }
  /** The whole body as a single argument. */
  | { kind: 'body'; parameter: Parameter; body: string }

const isJson = ({ type }: Parameter) => type === 'json' || type === 'jsonb'

/** `?a=1&b=2`: every value is text. A variadic parameter collects all of its values; for others the last one is used. */
export function argumentsFromPairs(
  routine: Routine,
  pairs: readonly (readonly [string, string])[],
): CallArguments {
  const values = routine.parameters.flatMap((parameter) => {
    const texts = pairs.filter(([name]) => name === parameter.name).map(([, value]) => value)
    if (texts.length === 0) return []
    if (parameter.variadic) return [{ parameter, value: JSON.stringify(texts) }]
    const last = texts.at(-1)!
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
 * Arguments of a JSON body: simple values as separate parameters, anything else as one object that PostgreSQL parses. `value` is the
 * parsed `json`, if the caller has parsed it.
 */
export function argumentsFromJson(
  routine: Routine,
  json: string,
  keys: readonly string[],
  value?: unknown,
): CallArguments {
  const parameters = routine.parameters.filter(({ name }) => keys.includes(name))
  const simple = simpleArguments(parameters, value)
  if (simple) return { kind: 'values', values: simple }
  const sources = isFlatObject(value) ? readSourceTexts(json) : undefined
  const values =
    sources && parameters.flatMap((parameter) => argumentFromSource(parameter, sources.get(parameter.name)))
  return values?.length === parameters.length
    ? { kind: 'values', values }
    : { kind: 'object', json, parameters }
}

/** Text, boolean and null arguments. Undefined if there is a number: its digits must be taken from the source text. */
function simpleArguments(parameters: readonly Parameter[], value: unknown): ArgumentValue[] | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const simple: ArgumentValue[] = []
  for (const parameter of parameters) {
    const argument = (value as Record<string, unknown>)[parameter.name]
    if (isJson(parameter) || parameter.variadic) return undefined
    if (typeof argument === 'string' || argument === null) simple.push({ parameter, value: argument })
    else if (typeof argument === 'boolean') simple.push({ parameter, value: String(argument) })
    else return undefined
  }
  return simple
}

function argumentFromSource(parameter: Parameter, source: string | undefined): ArgumentValue[] {
  if (source === undefined || parameter.variadic) return []
  if (source === 'null') return [{ parameter, value: null }]
  if (isJson(parameter) || !source.startsWith('"')) return [{ parameter, value: source }]
  return [{ parameter, value: JSON.parse(source) as string }]
}

/** In a nested object, an inner key could overwrite an outer key of the same name. */
const isFlatObject = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((inner) => typeof inner !== 'object' || inner === null)

/**
 * The source texts of the values of a flat object, so that no digit of a number is lost. A parse with a callback takes 20 times as long
 * as one without, so nested bodies, which are the large ones, never get here.
 */
function readSourceTexts(json: string): Map<string, string> {
  const sources = new Map<string, string>()
  JSON.parse(json, (key: string, inner: unknown, context?: { source?: string }) => {
    if (context?.source !== undefined) sources.set(key, context.source)
    return inner
  })
  return sources
}
