import { WireError } from '../../wire-error.ts'
import { BOUNDS } from '../settings.ts'

/** New values over old ones; null takes a value away. The whole stays small, because every token carries it. */
export function mergeMetadata(
  old: Record<string, unknown>,
  changes: Record<string, unknown>,
): Record<string, unknown> {
  const merged = new Map([...Object.entries(old), ...Object.entries(changes)])
  const kept = Object.fromEntries([...merged].filter(([, value]) => value !== null))
  if (JSON.stringify(kept).length > BOUNDS.metadata)
    throw new WireError(400, 'validation_failed', 'Metadata is too large')
  return kept
}
