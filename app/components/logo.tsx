/** A circle of six colored slices, one for each language of the site. */
export function Logo() {
  const slices = ['fill-tomato', 'fill-tangerine', 'fill-sun', 'fill-leaf', 'fill-sky', 'fill-grape']
  return (
    <svg viewBox="-14 -14 28 28" className="size-9" aria-hidden="true">
      {slices.map((fill, index) => (
        <path
          key={fill}
          d="M0 0 L0 -12 A12 12 0 0 1 10.39 -6 Z"
          className={fill}
          transform={`rotate(${index * 60})`}
        />
      ))}
      <circle r="12" className="fill-none stroke-ink" strokeWidth="2.5" />
    </svg>
  )
}
