import { useRouteLoaderData } from 'react-router'
import { FALLBACK_LANGUAGE, type Language } from '#domain/languages.ts'
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

export const useLanguage = (): Language =>
  useRouteLoaderData<FrameData>(FRAME_ROUTE)?.language ?? FALLBACK_LANGUAGE
