type ReportStage = (stage: string) => void
export type Work = (reportStage: ReportStage) => Promise<object>

/**
 * Calls with the same key that arrive while the first one runs share its stages and its result, so a double tap counts once. Calls
 * that arrive at another process or later are recognised by the function itself.
 */
export function createSharedCalls() {
  const running = new Map<string, { result: Promise<object>; listeners: ReportStage[] }>()
  return (key: string | undefined, work: Work, reportStage: ReportStage): Promise<object> => {
    if (!key) return work(reportStage)
    const first = running.get(key)
    if (first) {
      first.listeners.push(reportStage)
      return first.result
    }
    const listeners = [reportStage]
    const result = work((stage) => listeners.forEach((report) => report(stage)))
    running.set(key, { result, listeners })
    const forget = () => void running.delete(key)
    result.then(forget, forget)
    return result
  }
}
