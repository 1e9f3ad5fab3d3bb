import { useParams, useRouteLoaderData } from 'react-router'
import { FALLBACK_LANGUAGE, type Language } from '#domain/languages.ts'
import { readSegment } from './language.ts'
import type { PublicConfig } from './visit.ts'

export const FRAME_ROUTE = 'screens/frame'

/** What the frame around every screen knows. */
export interface FrameData {
  language: Language
  config: PublicConfig
  /** What the operator has to say to everybody. */
  notice?: string
}

export function useFrame(): FrameData {
  const frame = useRouteLoaderData<FrameData>(FRAME_ROUTE)
  if (!frame) throw new Error('useFrame works inside the frame only')
  return frame
}

/** Where the frame could not be made, the address still says it. */
export function useLanguage(): Language {
  const segment = readSegment(useParams().lang)
  const said = segment.kind === 'language' ? segment.language : FALLBACK_LANGUAGE
  return useRouteLoaderData<FrameData>(FRAME_ROUTE)?.language ?? said
}
