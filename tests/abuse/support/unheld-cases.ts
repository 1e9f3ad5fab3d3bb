export interface AbuseCase {
  case: number
  what: string
  file: string
  test: string
}

/** Cases whose file has been run without a test of that name passing. Files that were not part of the run are not judged. */
export function unheldCases(
  cases: readonly AbuseCase[],
  ran: readonly { file: string; passed: readonly string[] }[],
): AbuseCase[] {
  const passedIn = new Map(ran.map(({ file, passed }) => [file, passed]))
  return cases.filter(
    ({ file, test }) => passedIn.has(file) && !passedIn.get(file)!.some((name) => name.includes(test)),
  )
}
