import { CARD_GRID_CLASS } from './card-grid.ts'

/** The placeholder of a page card. */
function CardSkeleton() {
  return (
    <div className="outlined flex flex-col overflow-hidden" aria-hidden="true">
      <div className="aspect-picture animate-pencil border-b-[2.5px] border-ink bg-sun-soft" />
      <div className="flex h-28 flex-col gap-3 p-3">
        <div className="h-5 w-4/5 animate-pencil rounded-full bg-ink/15" />
        <div className="h-4 w-1/2 animate-pencil rounded-full bg-ink/15" />
      </div>
    </div>
  )
}

/** `count` placeholder cards in the grid of the real cards. Screen readers announce the label once. */
export function GridSkeleton({ count, label }: { count: number; label: string }) {
  return (
    <div role="status" aria-label={label} className={CARD_GRID_CLASS}>
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </div>
  )
}

/** The placeholder of a screen's title and subtitle. */
export function TitleSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-4 py-8">
      <div className="h-10 w-3/5 max-w-md animate-pencil rounded-full bg-ink/15" />
      <div className="h-5 w-4/5 max-w-xl animate-pencil rounded-full bg-ink/15" />
    </div>
  )
}

/** The placeholder of the detail screen. */
export function SheetSkeleton({ label }: { label: string }) {
  return (
    <div
      role="status"
      aria-label={label}
      className="grid gap-5 py-5 sm:gap-8 sm:py-8 md:grid-cols-2 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-12"
    >
      <div className="outlined-round overflow-hidden">
        <div className="aspect-picture lg:aspect-square animate-pencil bg-sun-soft" />
      </div>
      <div>
        <TitleSkeleton />
        <div className="outlined h-12 w-48 animate-pencil bg-sun-soft" />
      </div>
    </div>
  )
}
