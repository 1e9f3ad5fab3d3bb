import { ApiError } from '../../api-error.ts'
import { AUTH_LIMITS } from '../auth-settings.ts'

/** Merges changes into the metadata; null deletes a key. The size is limited, because every token contains the metadata. */
export function mergeMetadata(
  old: Record<string, unknown>,
  changes: Record<string, unknown>,
): Record<string, unknown> {
  const merged = new Map([...Object.entries(old), ...Object.entries(changes)])
  const result = Object.fromEntries([...merged].filter(([, value]) => value !== null))
  if (JSON.stringify(result).length > AUTH_LIMITS.maxMetadataLength)
    throw new ApiError(400, 'validation_failed', 'Metadata is too large')
  return result
}
