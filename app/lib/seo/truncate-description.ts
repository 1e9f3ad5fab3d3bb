import { META_DESCRIPTION_MAX_LENGTH } from '#domain/product-limits.ts'

/** At most 160 Unicode characters: longer texts become 157 and an ellipsis. */
export function truncateDescription(text: string): string {
  const characters = [...text]
  return characters.length <= META_DESCRIPTION_MAX_LENGTH
    ? text
    : `${characters
        .slice(0, META_DESCRIPTION_MAX_LENGTH - 3)
        .join('')
        .trimEnd()}…`
}
