import { limitExceeded, RestError } from '../rest-error.ts'
import type { RestLimits } from '../rest-limits.ts'
import type { Condition, Filter } from './filter.ts'

type ConditionLimits = Pick<RestLimits, 'maxConditions' | 'maxListItems' | 'allowRegularExpressions'>

/** Rejects conditions that are too many or too expensive, before any query runs. */
export function checkConditions(conditions: readonly Condition[], limits: ConditionLimits) {
  let count = 0
  const check = (condition: Condition) => {
    if (condition.kind === 'logic') return condition.items.forEach(check)
    if (++count > limits.maxConditions) throw limitExceeded('conditions', limits.maxConditions)
    checkFilter(condition.filter, limits)
  }
  conditions.forEach(check)
}

function checkFilter({ operation }: Filter, limits: ConditionLimits) {
  if (listLength(operation) > limits.maxListItems)
    throw limitExceeded('values in one list', limits.maxListItems)
  if (operation.kind !== 'quantified' || limits.allowRegularExpressions) return
  const { operator } = operation
  if (operator === 'match' || operator === 'imatch') {
    // A regular expression with back references can occupy PostgreSQL until the statement timeout.
    throw new RestError(400, 'PGRST100', `The operator "${operator}" is not available without signing in`, {
      hint: 'Use "like" or "ilike" instead.',
    })
  }
}

/** The number of values of `in.(…)` and `like(any).{…}`; a comma inside quotes counts too. */
function listLength(operation: Filter['operation']): number {
  if (operation.kind === 'in') return operation.values.length
  if (operation.kind !== 'quantified' || operation.quantifier === undefined) return 1
  return operation.value.split(',').length
}
