/** A sheet whose drawing is still on its way: the outline of a card with pale pencil blocks. */
export function CardSkeleton() {
  return (
    <div className="outlined flex flex-col overflow-hidden" aria-hidden="true">
      <div className="aspect-[210/297] animate-pencil border-b-[2.5px] border-ink bg-sun-soft" />
      <div className="flex flex-col gap-3 p-4">
        <div className="h-5 w-4/5 animate-pencil rounded-full bg-ink/15" />
        <div className="h-4 w-1/2 animate-pencil rounded-full bg-ink/15" />
      </div>
    </div>
  )
}

/** Announced once, drawn `count` times, in the grid the cards will have. */
export function GridSkeleton({ count, label }: { count: number; label: string }) {
  return (
    <div role="status" aria-label={label} className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-5">
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </div>
  )
}

/** Where a screen's heading and the line under it will stand. */
export function TitleSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-4 py-8">
      <div className="h-10 w-3/5 max-w-md animate-pencil rounded-full bg-ink/15" />
      <div className="h-5 w-4/5 max-w-xl animate-pencil rounded-full bg-ink/15" />
    </div>
  )
}

/** A page with its words beside it. */
export function SheetSkeleton({ label }: { label: string }) {
  return (
    <div
      role="status"
      aria-label={label}
      className="grid gap-5 py-5 sm:gap-8 sm:py-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-12"
    >
      <div className="outlined-round overflow-hidden">
        <div className="aspect-[210/297] animate-pencil bg-sun-soft" />
      </div>
      <div>
        <TitleSkeleton />
        <div className="outlined h-12 w-48 animate-pencil bg-sun-soft" />
      </div>
    </div>
  )
}
