import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'

/** The click on a link to the drawing table takes along what is typed in a field at that moment. */
export function useDrawTypedWish(readWish: (() => string) | undefined): (event: MouseEvent) => void {
  const language = useLanguage()
  const navigate = useNavigate()
  return (event) => {
    const wish = readWish?.().trim()
    if (!wish || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate(paths.draw(language, wish))
  }
}
