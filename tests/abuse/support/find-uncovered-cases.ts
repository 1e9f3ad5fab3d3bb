interface AbuseCase {
  case: number
  what: string
  file: string
  test: string
}

/** Cases whose file ran without a passing test of that name. Ignores files that were not part of the run. */
export function findUncoveredCases(
  cases: readonly AbuseCase[],
  ran: readonly { file: string; passed: readonly string[] }[],
): AbuseCase[] {
  const passedIn = new Map(ran.map(({ file, passed }) => [file, passed]))
  return cases.filter(
    ({ file, test }) => passedIn.has(file) && !passedIn.get(file)!.some((name) => name.includes(test)),
  )
}
