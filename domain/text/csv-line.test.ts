import { expect, test } from 'vitest'
import { csvLine } from './csv-line.ts'

test.each([
  [['a', 'b c', 3, null], 'a,b c,3,\r\n'],
  [['x,y', 'say "hi"', 'two\nlines'], '"x,y","say ""hi""","two\nlines"\r\n'],
  [['=1+1', '+49', '-x', '@me', -5], "'=1+1,'+49,'-x,'@me,-5\r\n"],
  [['＝1+1', '＠me', '\n=1+1'], "'＝1+1,'＠me,\"'\n=1+1\"\r\n"],
  [[' a ', '# no comment'], '" a ","# no comment"\r\n'],
])('the cells %j become one safe line', (cells, line) => expect(csvLine(cells)).toBe(line))

test('a semicolon can separate the cells', () => {
  expect(csvLine(['a,b', 'c;d'], ';')).toBe('a,b;"c;d"\r\n')
})
