import { expect, test } from 'vitest'
import { pdfFileName } from './pdf-file-name.ts'

test.each([
  ['Friendly Cat', 'friendly_cat.pdf'],
  ['Der Bär im Schnee', 'der_baer_im_schnee.pdf'],
  ['Élan sous les étoiles', 'elan_sous_les_etoiles.pdf'],
  ['¿Qué?', '_que_.pdf'],
  ['Page 7', 'page_7.pdf'],
  ['', 'coloring_page.pdf'],
  ['🐱', 'coloring_page.pdf'],
])('the page "%s" is saved as %s', (title, name) => {
  expect(pdfFileName(title)).toBe(name)
})

test('a title cannot leave its folder or add a header', () => {
  expect(pdfFileName('../../etc/passwd\r\nx: y"')).toBe('______etc_passwd__x__y_.pdf')
})
