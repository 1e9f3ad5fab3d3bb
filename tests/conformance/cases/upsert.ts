import { toCases, type Feature } from './feature.ts'
import { RETURN_ROWS, writeCase } from './write-case.ts'

const merge = 'resolution=merge-duplicates'
const ignore = 'resolution=ignore-duplicates'

export const upsert: Feature = {
  id: 'upsert',
  name: 'upsert and PUT',
  minCases: 30,
  cases: toCases([
    writeCase('POST /items', { id: 1, name: 'mallet' }, `${merge}, ${RETURN_ROWS}`),
    writeCase('POST /items', { id: 1, name: 'mallet' }, merge),
    writeCase('POST /items', { id: 10, name: 'nail' }, `${merge}, ${RETURN_ROWS}`),
    writeCase('POST /items', { id: 10, name: 'nail' }, merge),
    writeCase(
      'POST /items',
      [
        { id: 1, name: 'mallet' },
        { id: 10, name: 'nail' },
      ],
      `${merge}, ${RETURN_ROWS}`,
    ),
    writeCase(
      'POST /items',
      [
        { id: 1, name: 'mallet' },
        { id: 1, name: 'again' },
      ],
      `${merge}, ${RETURN_ROWS}`,
    ),
    writeCase('POST /items', { id: 1, name: 'mallet' }, `${ignore}, ${RETURN_ROWS}`),
    writeCase(
      'POST /items',
      [
        { id: 1, name: 'mallet' },
        { id: 10, name: 'nail' },
      ],
      `${ignore}, ${RETURN_ROWS}`,
    ),
    writeCase('POST /items', { id: 1, name: 'mallet' }, ignore),
    writeCase('POST /items?on_conflict=name', { name: 'saw', quantity: 9 }, `${merge}, ${RETURN_ROWS}`),
    writeCase(
      'POST /items?on_conflict=name&select=name,quantity',
      [
        { name: 'saw', quantity: 9 },
        { name: 'fresh', quantity: 2 },
      ],
      `${merge}, ${RETURN_ROWS}`,
    ),
    writeCase('POST /items?on_conflict=name', { name: 'saw', quantity: 9 }, `${ignore}, ${RETURN_ROWS}`),
    writeCase('POST /items?on_conflict=quantity', { name: 'saw', quantity: 9 }, `${merge}, ${RETURN_ROWS}`),
    writeCase('POST /items?on_conflict=nope', { name: 'saw' }, `${merge}, ${RETURN_ROWS}`),
    writeCase('POST /items?on_conflict=name', { name: 'saw', quantity: 9 }, RETURN_ROWS),
    writeCase('POST /items', { id: 1, name: 'saw' }, `${merge}, ${RETURN_ROWS}`),
    writeCase('POST /seats', { room: 'a', number: 1, guest: 'Cy' }, `${merge}, ${RETURN_ROWS}`),
    writeCase(
      'POST /seats',
      [
        { room: 'a', number: 1, guest: 'Cy' },
        { room: 'z', number: 1, guest: 'Di' },
      ],
      `${merge}, ${RETURN_ROWS}, count=exact`,
    ),
    writeCase('POST /logs', { at: 1, message: 'x' }, `${merge}, ${RETURN_ROWS}`),
    writeCase(
      'POST /items?columns=id,name,note',
      [{ id: 1, name: 'mallet' }],
      `${merge}, ${RETURN_ROWS}, missing=default`,
    ),
    writeCase('POST /items', [], `${merge}, ${RETURN_ROWS}`),
    writeCase('PUT /items?id=eq.1', { id: 1, name: 'mallet' }, RETURN_ROWS),
    writeCase('PUT /items?id=eq.1', { id: 1, name: 'mallet' }),
    writeCase('PUT /items?id=eq.10', { id: 10, name: 'nail' }, RETURN_ROWS),
    writeCase('PUT /items?id=eq.10', { id: 10, name: 'nail' }),
    writeCase('PUT /items?id=eq.10', { id: 11, name: 'nail' }, RETURN_ROWS),
    writeCase(
      'PUT /items?id=eq.10',
      [
        { id: 10, name: 'nail' },
        { id: 12, name: 'x' },
      ],
      RETURN_ROWS,
    ),
    writeCase('PUT /items', { id: 10, name: 'nail' }, RETURN_ROWS),
    writeCase('PUT /items?name=eq.nail', { id: 10, name: 'nail' }, RETURN_ROWS),
    writeCase('PUT /items?id=gt.10', { id: 10, name: 'nail' }, RETURN_ROWS),
    writeCase('PUT /items?id=not.eq.10', { id: 10, name: 'nail' }, RETURN_ROWS),
    writeCase('PUT /items?id=eq.10&limit=1', { id: 10, name: 'nail' }, RETURN_ROWS),
    writeCase('PUT /items?id=eq.10&name=eq.nail', { id: 10, name: 'nail' }, RETURN_ROWS),
    writeCase('PUT /items?and=(id.eq.10)', { id: 10, name: 'nail' }, RETURN_ROWS),
    writeCase('PUT /seats?room=eq.a&number=eq.1', { room: 'a', number: 1, guest: 'Ed' }, RETURN_ROWS),
    writeCase('PUT /seats?room=eq.a', { room: 'a', number: 1, guest: 'Ed' }, RETURN_ROWS),
    writeCase('PUT /logs?at=eq.1', { at: 1, message: 'x' }, RETURN_ROWS),
    writeCase('PUT /items?id=eq.1&select=name', { id: 1, name: 'mallet' }, RETURN_ROWS),
  ]),
}
