import { closestName, TYPING_ERROR } from './closest-name.ts'
import { RestError } from '../rest-error.ts'
import { qualified, type Parameter, type Routine, type SchemaCache } from '../schema/schema-cache.ts'

interface FunctionCall {
  schema: string
  name: string
  /** The names of the arguments given. */
  keys: readonly string[]
  isPost: boolean
  contentType: string
  /** `Prefer: params=single-object`: the whole body is one argument. */
  singleObject: boolean
}

/** Types of a single unnamed parameter that accepts a body of the given content type. */
const bodyTypesByContentType: Readonly<Record<string, readonly string[]>> = {
  'application/json': ['json', 'jsonb'],
  'text/plain': ['text'],
  'text/xml': ['xml'],
  'application/octet-stream': ['bytea'],
}

/** Resolves overloaded functions by the names of their arguments. */
export function findFunction(cache: SchemaCache, call: FunctionCall): Routine {
  const overloads = cache.routines.get(qualified(call.schema, call.name)) ?? []
  const named = overloads.filter((routine) => takesArguments(routine, call))
  const candidates = named.length > 0 ? named : overloads.filter((routine) => takesBody(routine, call))
  const [only, ...more] = candidates
  if (!only) throw functionNotFound(cache, call, overloads)
  if (more.length > 0) throw ambiguousFunction(candidates)
  return only
}

function takesArguments({ parameters }: Routine, call: FunctionCall): boolean {
  if (call.singleObject) return parameters.length === 1 && isJson(parameters[0]!)
  if (parameters.length === 0) {
    const hasForeignBody =
      call.isPost && call.contentType !== 'application/json' && call.contentType in bodyTypesByContentType
    return call.keys.length === 0 && !hasForeignBody
  }
  const parameterNames = new Set(parameters.map(({ name }) => name))
  const argumentNames = new Set(call.keys)
  return (
    call.keys.every((key) => parameterNames.has(key)) &&
    parameters.every(({ name, required }) => !required || argumentNames.has(name))
  )
}

function takesBody({ parameters }: Routine, { isPost, contentType }: FunctionCall): boolean {
  const [only, ...more] = parameters
  if (!isPost || !only || only.name !== '' || more.length > 0) return false
  return (
    Object.hasOwn(bodyTypesByContentType, contentType) &&
    bodyTypesByContentType[contentType]!.includes(only.type)
  )
}

const isJson = ({ type }: Parameter) => type === 'json' || type === 'jsonb'

function ambiguousFunction(routines: readonly Routine[]): RestError {
  const candidates = routines
    .map(
      ({ schema, name, parameters }) =>
        `${schema}.${name}(${parameters.map((parameter) => `${parameter.name} => ${parameter.type}`).join(', ')})`,
    )
    // PostgreSQL returns them in the order of creation.
    .toSorted()
  return new RestError(
    300,
    'PGRST203',
    `Could not choose the best candidate function between: ${candidates.join(', ')}`,
    {
      hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
    },
  )
}

function functionNotFound(cache: SchemaCache, call: FunctionCall, overloads: readonly Routine[]): RestError {
  const { schema, name, isPost, contentType, singleObject } = call
  const keys = [...call.keys].sort()
  const names = keys.join(', ')
  const bodyType =
    isPost && Object.hasOwn(bodyTypesByContentType, contentType)
      ? bodyTypesByContentType[contentType]!
      : undefined
  const onlyBody = singleObject || (bodyType !== undefined && contentType !== 'application/json')
  const signature = onlyBody ? '' : keys.length === 0 ? ' without parameters' : `(${names})`
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
    `Could not find the function ${schema}.${name}${signature} in the schema cache`,
    {
      details: `Searched for the function ${schema}.${name}${searched}, but no matches were found in the schema cache.`,
      hint: onlyBody ? null : suggestFunction(cache, call, keys, overloads),
    },
  )
}

function suggestFunction(
  cache: SchemaCache,
  { schema, name }: FunctionCall,
  keys: string[],
  overloads: readonly Routine[],
) {
  const asList = (names: readonly string[]) => `(${[...names].sort().join(', ')})`
  const all = [...cache.routines.values()].flatMap(([first]) =>
    first?.schema === schema ? [first.name] : [],
  )
  const match =
    overloads.length === 0
      ? closestName(all, name, TYPING_ERROR)
      : closestName(
          overloads.map(({ parameters }) => asList(parameters.map((parameter) => parameter.name))),
          asList(keys),
        )
  if (match === undefined) return null
  return `Perhaps you meant to call the function ${schema}.${overloads.length === 0 ? match : name + match}`
}
