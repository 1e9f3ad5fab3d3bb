import { type ReactNode, Suspense, use } from 'react'
import type { Bundle } from 'virtual:texts'
import { useLanguage } from '../frame.ts'
import { loadTexts } from './load.ts'

interface Props {
  bundle: Bundle
  /** Shown until they are there. */
  waiting?: ReactNode
  children: ReactNode
}

/** Fetches texts that not every visitor needs, and shows what is written with them once they are there. */
export function TextBundle({ waiting, ...rest }: Props) {
  return (
    <Suspense fallback={waiting}>
      <Written {...rest} />
    </Suspense>
  )
}

function Written({ bundle, children }: Omit<Props, 'waiting'>) {
  use(loadTexts(useLanguage(), bundle))
  return children
}
