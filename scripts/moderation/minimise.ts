/** Value of a function at a point; the gradient there is written into `gradient`. */
type Evaluate = (point: Float64Array, gradient: Float64Array) => number

/** An earlier step of the search, from which the second derivative is estimated. */
interface Step {
  change: Float64Array
  gradientChange: Float64Array
  /** 1 / (change · gradientChange); rho in the book cited below. */
  scale: number
}

const REMEMBERED_STEPS = 6
const MAX_ITERATIONS = 200
const MAX_HALVINGS = 12
/** The search ends when an iteration lowers the value by less than this share. */
const TOLERANCE = 1e-7
/** How much of the decrease that the gradient promises a step must reach (Armijo condition). */
const SUFFICIENT_DECREASE = 1e-4

/**
 * Finds the minimum of a convex function with L-BFGS (Nocedal and Wright, Numerical Optimization, chapter 7). `curvature` is a guess of the
 * second derivative in each dimension. There is only one minimum, so the result does not depend on chance or on the order of examples.
 */
export function minimise(evaluate: Evaluate, curvature: Float64Array): Float64Array {
  const size = curvature.length
  let point = new Float64Array(size)
  let gradient = new Float64Array(size)
  let value = evaluate(point, gradient)
  const steps: Step[] = []
  for (let iteration = 0; iteration < MAX_ITERATIONS; iteration++) {
    const direction = ascentDirection(gradient, steps, curvature)
    const next = searchLine(evaluate, point, value, direction, -dot(direction, gradient))
    if (!next) break
    const change = next.point.map((coordinate, at) => coordinate - point[at]!)
    const gradientChange = next.gradient.map((slope, at) => slope - gradient[at]!)
    const product = dot(change, gradientChange)
    if (product > 0) steps.push({ change, gradientChange, scale: 1 / product })
    if (steps.length > REMEMBERED_STEPS) steps.shift()
    const isDone = value - next.value < TOLERANCE * value
    ;({ point, gradient, value } = next)
    if (isDone) break
  }
  return point
}

/**
 * The direction in which the value grows: the gradient times an approximation of the inverse second derivative (two-loop recursion). `shares`
 * has the newest step first, so `pop` returns the share of the oldest one.
 */
function ascentDirection(gradient: Float64Array, steps: Step[], curvature: Float64Array): Float64Array {
  const direction = gradient.slice()
  const shares = steps.toReversed().map(({ change, gradientChange, scale }) => {
    const share = scale * dot(change, direction)
    subtract(direction, gradientChange, share)
    return share
  })
  for (let at = 0; at < direction.length; at++) direction[at]! /= curvature[at]!
  for (const { change, gradientChange, scale } of steps)
    subtract(direction, change, scale * dot(gradientChange, direction) - shares.pop()!)
  return direction
}

/**
 * Backtracking line search: goes against the direction, half as far after each attempt that does not lower the value enough. `slope` is the
 * derivative of the value along that line at its start, so it is negative.
 */
function searchLine(
  evaluate: Evaluate,
  point: Float64Array,
  value: number,
  direction: Float64Array,
  slope: number,
) {
  const gradient = new Float64Array(point.length)
  for (let halvings = 0, length = 1; halvings < MAX_HALVINGS; halvings++, length /= 2) {
    const next = point.slice()
    subtract(next, direction, length)
    const nextValue = evaluate(next, gradient)
    if (nextValue <= value + SUFFICIENT_DECREASE * length * slope)
      return { point: next, gradient, value: nextValue }
  }
  return undefined
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += a[at]! * b[at]!
  return sum
}

function subtract(from: Float64Array, vector: Float64Array, factor: number) {
  for (let at = 0; at < from.length; at++) from[at]! -= factor * vector[at]!
}
