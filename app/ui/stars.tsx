const STAR = 'M12 2.6 14.9 8.7 21.5 9.6 16.7 14.3 17.9 21 12 17.8 6.1 21 7.3 14.3 2.5 9.6 9.1 8.7Z'

/** Fills whole stars only: 4.8 shows four. The label has the exact number. */
export function Stars({
  average,
  label,
  className = 'size-5',
}: {
  average: number
  label: string
  className?: string
}) {
  const full = Math.floor(average)
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} isFull={star <= full} className={className} />
      ))}
    </span>
  )
}

export function Star({ isFull, className }: { isFull: boolean; className: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <path
        d={STAR}
        strokeWidth={2}
        strokeLinejoin="round"
        className={`stroke-ink ${isFull ? 'fill-sun' : 'fill-sheet'}`}
      />
    </svg>
  )
}
