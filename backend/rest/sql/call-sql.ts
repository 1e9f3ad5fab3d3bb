import type { CallArguments } from '../plan/call-arguments.ts'
import type { Routine } from '../schema/schema-cache.ts'
import type { Parameters } from './parameters.ts'
import { quoteIdentifier, quoteQualified } from '../../database/quote.ts'

export const SCALAR_COLUMN = 'pgrst_scalar'

/** A function call as an item of the FROM clause, without an alias. */
export function callSource(routine: Routine, args: CallArguments, parameters: Parameters): string {
  const name = quoteQualified(routine.schema, routine.name)
  if (args.kind === 'object' && args.parameters.length > 0) {
    const json = parameters.add(args.json)
    const types = args.parameters.map(({ name: key, type }) => `${quoteIdentifier(key)} ${type}`).join(', ')
    const list = args.parameters
      .map(
        ({ name: key, variadic }) =>
          `${variadic ? 'VARIADIC ' : ''}${quoteIdentifier(key)} := pgrst_args.${quoteIdentifier(key)}`,
      )
      .join(', ')
    const columns = isScalar(routine) ? `${name}(${list}) AS ${SCALAR_COLUMN}` : 'pgrst_call.*'
    const call = isScalar(routine) ? '' : `, LATERAL ${name}(${list}) AS pgrst_call`
    return `(SELECT ${columns} FROM json_to_record(${json}::json) AS pgrst_args(${types})${call})`
  }
  const call = `${name}(${argumentList(args, parameters)})`
  return isScalar(routine) ? `(SELECT ${call} AS ${SCALAR_COLUMN})` : call
}

/** Casts every value, because PostgreSQL cannot choose between overloads by untyped values. */
function argumentList(args: CallArguments, parameters: Parameters): string {
  if (args.kind === 'body') return `${parameters.add(args.body)}::${args.parameter.type}`
  if (args.kind === 'object') return ''
  return args.values
    .map(
      ({ parameter, value }) =>
        `${quoteIdentifier(parameter.name)} := ${parameters.add(value)}::${parameter.type}`,
    )
    .join(', ')
}

export const isScalar = ({ returns }: Routine) => !returns.isComposite
