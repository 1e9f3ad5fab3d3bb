/** A loading indicator of three pulsing dots. */
export function ProgressDots() {
  return (
    <span aria-hidden="true" className="inline-flex gap-1">
      <i className="size-2 animate-pencil rounded-full bg-ink" />
      <i className="size-2 animate-pencil rounded-full bg-ink [animation-delay:200ms]" />
      <i className="size-2 animate-pencil rounded-full bg-ink [animation-delay:400ms]" />
    </span>
  )
}
