import { useEffect, useRef } from 'react'
import { renderPicture } from '../export/render-picture.ts'
import { toImage } from '../load-coloring.ts'
import { doneActions } from '../model/coloring-history.ts'
import { type Coloring, readColoring, readColoringPage } from '../model/coloring-store.ts'

const WIDTH = 320

/** A small picture of a coloring, painted when it comes near the window. */
export function ColoringPreview({ coloring }: { coloring: Coloring }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current!
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        // A coloring that cannot be painted stays white; it can still be opened and deleted.
        paint(coloring).then(
          (canvas) => canvas && element.replaceChildren(canvas),
          () => {},
        )
      },
      { rootMargin: '300px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [coloring])
  return (
    <div ref={place} aria-hidden="true" className="aspect-picture bg-sheet *:size-full *:object-contain" />
  )
}

async function paint(coloring: Coloring): Promise<HTMLCanvasElement | undefined> {
  const page = await readColoringPage(coloring.id)
  const stored = page && (await readColoring(coloring.id, page.regionMap.regions.length))
  return stored && renderPicture(page, await toImage(page.svg), doneActions(stored.history), WIDTH)
}
