import { RestError } from '../rest-error.ts'

export interface ResponseFormat {
  kind: 'array' | 'object' | 'csv'
  /** Omits keys whose value is null. */
  stripNulls: boolean
  contentType: string
}

const arrayFormat: ResponseFormat = {
  kind: 'array',
  stripNulls: false,
  contentType: 'application/json; charset=utf-8',
}
const objectType = 'application/vnd.pgrst.object+json'
const arrayType = 'application/vnd.pgrst.array+json'

const jsonFormat = (kind: 'array' | 'object', type: string, stripNulls: boolean): ResponseFormat => ({
  kind,
  stripNulls,
  contentType: `${type}${stripNulls ? ';nulls=stripped' : ''}; charset=utf-8`,
})

const formatsByMediaType: Record<string, ResponseFormat> = {
  '*/*': arrayFormat,
  'application/*': arrayFormat,
  'application/json': arrayFormat,
  'application/vnd.pgrst.array': arrayFormat,
  [arrayType]: arrayFormat,
  'application/vnd.pgrst.array;nulls=stripped': jsonFormat('array', arrayType, true),
  [`${arrayType};nulls=stripped`]: jsonFormat('array', arrayType, true),
  'application/vnd.pgrst.object': jsonFormat('object', objectType, false),
  [objectType]: jsonFormat('object', objectType, false),
  'application/vnd.pgrst.object;nulls=stripped': jsonFormat('object', objectType, true),
  [`${objectType};nulls=stripped`]: jsonFormat('object', objectType, true),
  'text/csv': { kind: 'csv', stripNulls: false, contentType: 'text/csv; charset=utf-8' },
}

/** Chooses the supported media type of the Accept header with the highest weight. */
export function chooseResponseFormat(header: string | null): ResponseFormat {
  if (!header || header === '*/*' || header === 'application/json') return arrayFormat
  const accepted = header
    .split(',')
    .map((part, position) => {
      const [type = '', ...parameters] = part
        .toLowerCase()
        .split(';')
        .map((piece) => piece.trim())
      const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1)
      const stripped = parameters.includes('nulls=stripped') ? ';nulls=stripped' : ''
      return { type, name: type + stripped, weight, position }
    })
    .sort((a, b) => b.weight - a.weight || a.position - b.position)
  for (const { type, name } of accepted) {
    const format = Object.hasOwn(formatsByMediaType, name)
      ? formatsByMediaType[name]
      : Object.hasOwn(formatsByMediaType, type)
        ? formatsByMediaType[type]
        : undefined
    if (format) return format
  }
  throw new RestError(
    406,
    'PGRST107',
    `None of these media types are available: ${accepted.map(({ type }) => type).join(', ')}`,
  )
}

export const mediaType = (header: string | null) =>
  header === null ? 'application/json' : header.split(';', 1)[0]!.trim().toLowerCase()
