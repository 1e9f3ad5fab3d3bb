import { closest } from '../closest.ts'
import { RestError } from '../rest-error.ts'
import { qualified, type Parameter, type Routine, type SchemaCache } from '../schema/schema-cache.ts'

export interface Call {
  schema: string
  name: string
  /** The names of the arguments given. */
  keys: readonly string[]
  isPost: boolean
  contentType: string
  /** `Prefer: params=single-object`: the whole body is one argument. */
  singleObject: boolean
}

/** Types of a single unnamed parameter and the bodies they take. */
const wholeBody: Readonly<Record<string, readonly string[]>> = {
  'application/json': ['json', 'jsonb'],
  'text/plain': ['text'],
  'text/xml': ['xml'],
  'application/octet-stream': ['bytea'],
}

/** Functions may be overloaded: the names of the arguments decide which one is meant. */
export function findFunction(cache: SchemaCache, call: Call): Routine {
  const overloads = cache.routines.get(qualified(call.schema, call.name)) ?? []
  const named = overloads.filter((routine) => takesArguments(routine, call))
  const fitting = named.length > 0 ? named : overloads.filter((routine) => takesBody(routine, call))
  const [only, ...more] = fitting
  if (!only) throw missing(cache, call, overloads)
  if (more.length > 0) throw ambiguous(fitting)
  return only
}

function takesArguments({ parameters }: Routine, call: Call): boolean {
  if (call.singleObject) return parameters.length === 1 && isJson(parameters[0]!)
  if (parameters.length === 0) {
    const hasForeignBody =
      call.isPost && call.contentType !== 'application/json' && call.contentType in wholeBody
    return call.keys.length === 0 && !hasForeignBody
  }
  const known = new Set(parameters.map(({ name }) => name))
  const given = new Set(call.keys)
  return (
    call.keys.every((key) => known.has(key)) &&
    parameters.every(({ name, required }) => !required || given.has(name))
  )
}

function takesBody({ parameters }: Routine, { isPost, contentType }: Call): boolean {
  const [only, ...more] = parameters
  if (!isPost || !only || more.length > 0) return false
  return Object.hasOwn(wholeBody, contentType) && wholeBody[contentType]!.includes(only.type)
}

const isJson = ({ type }: Parameter) => type === 'json' || type === 'jsonb'

function ambiguous(routines: readonly Routine[]): RestError {
  const candidates = routines.map(
    ({ schema, name, parameters }) =>
      `${schema}.${name}(${parameters.map((parameter) => `${parameter.name} => ${parameter.type}`).join(', ')})`,
  )
  return new RestError(
    300,
    'PGRST203',
    `Could not choose the best candidate function between: ${candidates.join(', ')}`,
    {
      hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
    },
  )
}

function missing(cache: SchemaCache, call: Call, overloads: readonly Routine[]): RestError {
  const { schema, name, isPost, contentType, singleObject } = call
  const keys = [...call.keys].sort()
  const names = keys.join(', ')
  const bodyType = isPost && Object.hasOwn(wholeBody, contentType) ? wholeBody[contentType]! : undefined
  const onlyBody = singleObject || (bodyType !== undefined && contentType !== 'application/json')
  const shown = onlyBody ? '' : keys.length === 0 ? ' without parameters' : `(${names})`
  const withKeys =
    keys.length === 0 ? ' without parameters' : ` with parameter${keys.length > 1 ? 's' : ''} ${names}`
  const searched = singleObject
    ? ' with a single json/jsonb parameter'
    : onlyBody
      ? ` with a single unnamed ${bodyType!.join('/')} parameter`
      : bodyType
        ? `${withKeys} or with a single unnamed json/jsonb parameter`
        : withKeys
  return new RestError(
    404,
    'PGRST202',
    `Could not find the function ${schema}.${name}${shown} in the schema cache`,
    {
      details: `Searched for the function ${schema}.${name}${searched}, but no matches were found in the schema cache.`,
      hint: onlyBody ? null : suggestion(cache, call, keys, overloads),
    },
  )
}

function suggestion(
  cache: SchemaCache,
  { schema, name }: Call,
  keys: string[],
  overloads: readonly Routine[],
) {
  const asList = (names: readonly string[]) => `(${[...names].sort().join(', ')})`
  const all = [...cache.routines.values()].flatMap(([first]) =>
    first?.schema === schema ? [first.name] : [],
  )
  const match =
    overloads.length === 0
      ? closest(all, name)
      : closest(
          overloads.map(({ parameters }) => asList(parameters.map((parameter) => parameter.name))),
          asList(keys),
        )
  if (match === undefined) return null
  return `Perhaps you meant to call the function ${schema}.${overloads.length === 0 ? match : name + match}`
}
