import { type ReactNode, useId } from 'react'

export function Panel({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="outlined-round flex flex-col gap-4 p-5 sm:p-7">
      <div>
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {lead && <p className="mt-1.5 max-w-prose text-ink-soft">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
