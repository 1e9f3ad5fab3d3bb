/** The URL of a read without the values of its plain filters, and these values in their order. */
interface ReadShape {
  shape: string
  values: readonly string[]
}

/** A filter such as `slug=eq.a-cat`, whose value contains no special characters. The listed names are parameters that are not filters. */
const PLAIN_FILTER =
  /([?&](?!(?:select|order|limit|offset|columns|on_conflict|apikey|and|or)=)[a-z_][a-z0-9_]*=(?:eq|neq|gt|gte|lt|lte)\.)([\w-]+)(?=&|$)/g

/** Stands for a value in a shape. It never occurs in a URL, so no URL equals the shape of another one. */
const PLACEHOLDER = '\0'

const NO_VALUES: readonly string[] = []

/** Reads of the same shape need the same SQL with other values. */
export function readShape(url: string): ReadShape {
  PLAIN_FILTER.lastIndex = 0
  let found = PLAIN_FILTER.exec(url)
  if (!found) return { shape: url, values: NO_VALUES }
  let shape = ''
  let end = 0
  const values: string[] = []
  for (; found; found = PLAIN_FILTER.exec(url)) {
    const [, filter = '', value = ''] = found
    shape += url.slice(end, found.index) + filter + PLACEHOLDER
    end = PLAIN_FILTER.lastIndex
    values.push(value)
  }
  return { shape: shape + url.slice(end), values }
}
