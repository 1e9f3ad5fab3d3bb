import { RestError } from '../rest-error.ts'

export interface Answer {
  kind: 'array' | 'object' | 'csv'
  /** Keys whose value is null are left out. */
  stripNulls: boolean
  contentType: string
}

const array: Answer = { kind: 'array', stripNulls: false, contentType: 'application/json; charset=utf-8' }
const objectType = 'application/vnd.pgrst.object+json'
const arrayType = 'application/vnd.pgrst.array+json'

const answers: Record<string, Answer> = {
  '*/*': array,
  'application/*': array,
  'application/json': array,
  'application/vnd.pgrst.array': array,
  [arrayType]: array,
  [`${arrayType};nulls=stripped`]: {
    kind: 'array',
    stripNulls: true,
    contentType: `${arrayType};nulls=stripped; charset=utf-8`,
  },
  'application/vnd.pgrst.object': {
    kind: 'object',
    stripNulls: false,
    contentType: `${objectType}; charset=utf-8`,
  },
  [objectType]: { kind: 'object', stripNulls: false, contentType: `${objectType}; charset=utf-8` },
  [`${objectType};nulls=stripped`]: {
    kind: 'object',
    stripNulls: true,
    contentType: `${objectType};nulls=stripped; charset=utf-8`,
  },
  'text/csv': { kind: 'csv', stripNulls: false, contentType: 'text/csv; charset=utf-8' },
}

/** The first type of the Accept header, by weight, that we can give. */
export function chooseAnswer(header: string | null): Answer {
  if (!header || header === '*/*' || header === 'application/json') return array
  const wanted = header
    .split(',')
    .map((part, position) => {
      const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim())
      const weight = Number(parameters.find((p) => p.startsWith('q='))?.slice(2) ?? 1)
      const stripped = parameters.includes('nulls=stripped') ? ';nulls=stripped' : ''
      return { type, name: type + stripped, weight, position }
    })
    .sort((a, b) => b.weight - a.weight || a.position - b.position)
  for (const { type, name } of wanted) {
    const answer = Object.hasOwn(answers, name)
      ? answers[name]
      : Object.hasOwn(answers, type)
        ? answers[type]
        : undefined
    if (answer) return answer
  }
  throw new RestError(
    415,
    'PGRST107',
    `None of these media types are available: ${wanted.map(({ type }) => type).join(', ')}`,
  )
}

export const mediaType = (header: string | null) =>
  header === null ? 'application/json' : header.split(';', 1)[0]!.trim().toLowerCase()
