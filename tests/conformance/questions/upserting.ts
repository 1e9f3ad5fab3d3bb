import type { Feature } from './feature.ts'
import { full, write } from './write-question.ts'

const merge = 'resolution=merge-duplicates'
const ignore = 'resolution=ignore-duplicates'

export const upserting: Feature = {
  name: 'upsert and PUT',
  least: 30,
  questions: [
    write('POST /items', { id: 1, name: 'mallet' }, `${merge}, ${full}`),
    write('POST /items', { id: 1, name: 'mallet' }, merge),
    write('POST /items', { id: 10, name: 'nail' }, `${merge}, ${full}`),
    write('POST /items', { id: 10, name: 'nail' }, merge),
    write(
      'POST /items',
      [
        { id: 1, name: 'mallet' },
        { id: 10, name: 'nail' },
      ],
      `${merge}, ${full}`,
    ),
    write(
      'POST /items',
      [
        { id: 1, name: 'mallet' },
        { id: 1, name: 'again' },
      ],
      `${merge}, ${full}`,
    ),
    write('POST /items', { id: 1, name: 'mallet' }, `${ignore}, ${full}`),
    write(
      'POST /items',
      [
        { id: 1, name: 'mallet' },
        { id: 10, name: 'nail' },
      ],
      `${ignore}, ${full}`,
    ),
    write('POST /items', { id: 1, name: 'mallet' }, ignore),
    write('POST /items?on_conflict=name', { name: 'saw', quantity: 9 }, `${merge}, ${full}`),
    write(
      'POST /items?on_conflict=name&select=name,quantity',
      [
        { name: 'saw', quantity: 9 },
        { name: 'fresh', quantity: 2 },
      ],
      `${merge}, ${full}`,
    ),
    write('POST /items?on_conflict=name', { name: 'saw', quantity: 9 }, `${ignore}, ${full}`),
    write('POST /items?on_conflict=quantity', { name: 'saw', quantity: 9 }, `${merge}, ${full}`),
    write('POST /items?on_conflict=nope', { name: 'saw' }, `${merge}, ${full}`),
    write('POST /items?on_conflict=name', { name: 'saw', quantity: 9 }, full),
    write('POST /items', { id: 1, name: 'saw' }, `${merge}, ${full}`),
    write('POST /seats', { room: 'a', number: 1, guest: 'Cy' }, `${merge}, ${full}`),
    write(
      'POST /seats',
      [
        { room: 'a', number: 1, guest: 'Cy' },
        { room: 'z', number: 1, guest: 'Di' },
      ],
      `${merge}, ${full}, count=exact`,
    ),
    write('POST /logs', { at: 1, message: 'x' }, `${merge}, ${full}`),
    write(
      'POST /items?columns=id,name,note',
      [{ id: 1, name: 'mallet' }],
      `${merge}, ${full}, missing=default`,
    ),
    write('POST /items', [], `${merge}, ${full}`),
    write('PUT /items?id=eq.1', { id: 1, name: 'mallet' }, full),
    write('PUT /items?id=eq.1', { id: 1, name: 'mallet' }),
    write('PUT /items?id=eq.10', { id: 10, name: 'nail' }, full),
    write('PUT /items?id=eq.10', { id: 10, name: 'nail' }),
    write('PUT /items?id=eq.10', { id: 11, name: 'nail' }, full),
    write(
      'PUT /items?id=eq.10',
      [
        { id: 10, name: 'nail' },
        { id: 12, name: 'x' },
      ],
      full,
    ),
    write('PUT /items', { id: 10, name: 'nail' }, full),
    write('PUT /items?name=eq.nail', { id: 10, name: 'nail' }, full),
    write('PUT /items?id=gt.10', { id: 10, name: 'nail' }, full),
    write('PUT /items?id=not.eq.10', { id: 10, name: 'nail' }, full),
    write('PUT /items?id=eq.10&limit=1', { id: 10, name: 'nail' }, full),
    write('PUT /items?id=eq.10&name=eq.nail', { id: 10, name: 'nail' }, full),
    write('PUT /items?and=(id.eq.10)', { id: 10, name: 'nail' }, full),
    write('PUT /seats?room=eq.a&number=eq.1', { room: 'a', number: 1, guest: 'Ed' }, full),
    write('PUT /seats?room=eq.a', { room: 'a', number: 1, guest: 'Ed' }, full),
    write('PUT /logs?at=eq.1', { at: 1, message: 'x' }, full),
    write('PUT /items?id=eq.1&select=name', { id: 1, name: 'mallet' }, full),
  ],
}
