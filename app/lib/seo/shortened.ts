import { META_DESCRIPTION_MAX_LENGTH } from '#domain/limits.ts'

/** At most 160 characters as people count them: 157 and an ellipsis. */
export function shortened(text: string): string {
  const points = [...text]
  return points.length <= META_DESCRIPTION_MAX_LENGTH
    ? text
    : `${points
        .slice(0, META_DESCRIPTION_MAX_LENGTH - 3)
        .join('')
        .trimEnd()}…`
}
