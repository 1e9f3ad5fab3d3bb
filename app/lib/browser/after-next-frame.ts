/** Calls back once the browser has painted what was changed until now. A hidden tab paints when it is shown again. */
export function afterNextFrame(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback))
}
