import { type ReactNode, Suspense, use } from 'react'
import type { Bundle } from 'virtual:texts'
import { useLanguage } from '../layout/site-data.ts'
import { loadTexts } from './load-texts.ts'

interface Props {
  bundle: Bundle
  /** Shown while the texts load. */
  fallback?: ReactNode
  children: ReactNode
}

/** Loads texts that not every visitor needs, and renders the children once they are loaded. */
export function TextBundle({ fallback, ...rest }: Props) {
  return (
    <Suspense fallback={fallback}>
      <LoadedBundle {...rest} />
    </Suspense>
  )
}

function LoadedBundle({ bundle, children }: Omit<Props, 'fallback'>) {
  use(loadTexts(useLanguage(), bundle))
  return children
}
