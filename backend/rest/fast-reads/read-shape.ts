/** The URL of a read without the values of its plain filters, and these values in their order. */
interface ReadShape {
  shape: string
  values: readonly string[]
}

/** `slug=eq.a-cat`, with a value that means only itself. The names are those of parameters that are no filters. */
const PLAIN_FILTER =
  /([?&](?!(?:select|order|limit|offset|columns|on_conflict|apikey|and|or)=)[a-z_][a-z0-9_]*=(?:eq|neq|gt|gte|lt|lte)\.)([\w-]+)(?=&|$)/g

/** Marks the place of a value. It never occurs in a URL, so no URL looks like the shape of another one. */
const PLACE = '\0'

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
    shape += url.slice(end, found.index) + filter + PLACE
    end = PLAIN_FILTER.lastIndex
    values.push(value)
  }
  return { shape: shape + url.slice(end), values }
}
